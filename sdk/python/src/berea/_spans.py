from __future__ import annotations


def slice_utf16(text: str, start: int, end: int) -> str:
    """The words of a span, such as one of a citation's in the main text.

    Spans are in UTF-16 code units, as JavaScript, Java and C# count; Python counts code points, which differ behind an
    emoji and other rare characters.

    Args:
        text: what the span is of.
        start: the first code unit.
        end: one past the last.
    """
    return text.encode("utf-16-le")[start * 2 : end * 2].decode("utf-16-le")
