"""Writes what the client takes from the contract: `types.py` and `_resources.py`, from `openapi.json`.

    python3 sdk/python/scripts/generate.py [--check]

With `--check` nothing is written, and the exit status is 1 where a file is stale. An operation that is in neither table
below is an error, so that none is left without a method by oversight.
"""

from __future__ import annotations

import json
import keyword
import re
import sys
import textwrap
from pathlib import Path
from typing import Any, Iterator, NamedTuple

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "berea"
CONTRACT = Path(__file__).resolve().parents[3] / "openapi.json"
WIDTH = 120

# class, what it is for, its methods by operation
RESOURCES: list[tuple[str, str, dict[str, str]]] = [
    ("Assistant", "Questions, answered from Scripture. Scope `assistant`.", {"createAnswer": "answer"}),
    ("Insights", "Studies of a passage. Scope `insights`.", {"createInsights": "create"}),
    ("Theology", "Questions of doctrine. Scope `theology`.", {"askTheology": "ask"}),
    ("Prayers", "Prayers from Scripture's own words. Scope `prayer`.", {"createPrayer": "generate"}),
    (
        "Verses",
        "Verses searched for, and quotations of them checked. Scope `verses`.",
        {"searchVerses": "search", "verifyVerses": "verify"},
    ),
    ("Passages", "Passages as a translation prints them. Free, scope `verses`.", {"getPassage": "get"}),
    ("Translations", "The translations that are loaded. Free, scope `verses`.", {"listTranslations": "list"}),
    ("Topics", "The study guide. Free, scope `verses`.", {"listTopics": "list", "getTopic": "get"}),
    ("UsageCounts", "What the key and its account have used. Free, any scope.", {"getUsage": "get"}),
]
ESTIMATE = "estimateRequest"  # a method beside each that it can price
LEFT_OUT = {
    "createChatCompletion": "OpenAI's own client asks for it",
    "listModels": "the same",
    "getModel": "the same",
    "getOpenapi": "the contract itself",
}
# what is said by the method that is called
SAID_BY_METHOD = {"stream"}

OPTIONS = {
    "idempotency_key": (
        "str | Literal[False] | None",
        "requests of the same key and fields are charged once. By default each call has its own, kept over retries; "
        "`False` sends none, and then what may have been charged is not sent again.",
    ),
    "timeout": ("float | None", "seconds that may pass before something comes; default the client's."),
    "max_retries": (
        "int | None",
        "how often the request is sent again where it failed in passing; default the client's.",
    ),
    "on_response": (
        "Callable[[ResponseInfo], None] | None",
        "told of the reply that is taken, before its body is read.",
    ),
}

# what a method calls its own
LOCALS = ("self", "fields", "priced", "call", "options")

HEADER = '"""{about}\n\nGenerated from openapi.json by `sdk/python/scripts/generate.py`. Do not edit.\n"""\n'

Schema = dict[str, Any]


class Field(NamedTuple):
    """A field of a request: `name` is the keyword, `wire` what it is called in the contract."""

    name: str
    wire: str
    type: str
    description: str
    is_required: bool


class Endpoint(NamedTuple):
    method: str
    path: str
    name: str
    operation: dict[str, Any]


def main() -> int:
    document = json.loads(CONTRACT.read_text("utf-8"))
    types = Types(document["components"]["schemas"])
    resources = write_resources(document, types)
    files = {"types.py": types.text(), "_resources.py": resources}
    if "--check" not in sys.argv[1:]:
        for name, text in files.items():
            (PACKAGE / name).write_text(text, "utf-8")
        return 0
    stale = [name for name, text in files.items() if not is_current(PACKAGE / name, text)]
    for name in stale:
        print(f"sdk/python/src/berea/{name} is stale: run `python3 sdk/python/scripts/generate.py`.", file=sys.stderr)
    return 1 if stale else 0


def is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


class Types:
    """The schemas that were asked for, and those that they name, as typed dictionaries."""

    def __init__(self, schemas: dict[str, Schema]) -> None:
        self.schemas = schemas
        self.classes: dict[str, str] = {}

    def named(self, reference: str) -> str:
        name = reference.rsplit("/", 1)[-1]
        if name not in self.classes:
            self.classes[name] = ""  # keeps its place, and ends where schemas name each other
            self.classes[name] = self._class(name, self.schemas[name])
        return name

    def of(self, schema: Schema, name: str) -> str:
        """The type of a schema; `name` is that of the class where one has to be made."""
        if "$ref" in schema:
            return self.named(schema["$ref"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.of(each, name) for each in schema["anyOf"]))
        if "enum" in schema:
            return f"Literal[{', '.join(json.dumps(each) for each in schema['enum'])}]"
        kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        return " | ".join(self._of_kind(kind, schema, name) for kind in kinds)

    def _of_kind(self, kind: str, schema: Schema, name: str) -> str:
        if kind == "array":
            return f"list[{self.of(schema['items'], singular(name))}]"
        if kind == "object" and "properties" in schema:
            self.classes[name] = ""
            self.classes[name] = self._class(name, schema)
            return name
        plain = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
        return plain[kind]

    def _class(self, name: str, schema: Schema) -> str:
        required = set(schema.get("required", []))
        fields = {each: field for each, field in schema["properties"].items() if each not in SAID_BY_METHOD}
        groups = [{k: v for k, v in fields.items() if (k in required) == wanted} for wanted in (True, False)]
        text = ""
        parent = "TypedDict"
        # NotRequired came with Python 3.11
        if all(groups):
            text = f"class _{name}Required(TypedDict):\n" + self._fields(groups[0], name) + "\n\n"
            parent, fields = f"_{name}Required", groups[1]
        total = "" if fields is groups[0] or not groups[1] else ", total=False"
        text += f"class {name}({parent}{total}):\n"
        if "description" in schema:
            text += docstring(schema["description"], "    ") + "\n"
        return text + self._fields(fields, name)

    def _fields(self, fields: dict[str, Schema], name: str) -> str:
        lines = []
        for each, field in fields.items():
            if not each.isidentifier() or keyword.iskeyword(each):
                raise SystemExit(f"{name}.{each} cannot be the field of a class.")
            lines.append(typed_line(each, self.of(field, name + pascal(each))))
            if "description" in field:
                lines.append(docstring(field["description"], "    "))
        return "".join(lines)

    def text(self) -> str:
        about = (
            "Replies, and what requests are made of, as the contract names them.\n\n"
            "Replies are open: ignore fields and values that you do not know, since later revisions may add some."
        )
        imports = "from __future__ import annotations\n\nfrom typing import Literal, TypedDict\n"
        names = "".join(f'    "{name}",\n' for name in sorted(self.classes))
        body = "\n\n".join(self.classes[name] for name in sorted(self.classes))
        return f"{HEADER.format(about=about)}\n{imports}\n__all__ = [\n{names}]\n\n\n{body}"


def write_resources(document: dict[str, Any], types: Types) -> str:
    endpoints = {each.operation["operationId"]: each for each in endpoints_of(document)}
    known = {name for _, _, methods in RESOURCES for name in methods} | {ESTIMATE} | set(LEFT_OUT)
    if known != set(endpoints):
        raise SystemExit(f"No method, or no operation any more: {', '.join(sorted(known ^ set(endpoints)))}.")
    for event in ("StreamStarted", "StreamDelta", "StreamCitation"):
        types.named(event)
    priced = set(document["components"]["schemas"]["EstimateRequest"]["properties"]["endpoint"]["enum"])
    types.named("EstimateResponse")
    classes = []
    for is_async in (False, True):
        for name, about, methods in RESOURCES:
            client = "AsyncBerea" if is_async else "Berea"
            classes.append(
                f"class {'Async' * is_async}{name}:\n{docstring(about, '    ')}\n"
                f"    def __init__(self, client: {client}) -> None:\n        self._client = client\n"
            )
            for operation, method in methods.items():
                endpoint = endpoints[operation]
                writer = Writer(endpoint._replace(name=method), types, endpoint.path in priced, is_async)
                classes[-1] += "".join(f"\n{each}" for each in writer.methods())
    body = "\n\n".join(classes)
    names = sorted(name for name in types.classes if re.search(rf"\b{name}\b", body))
    imports = (
        "from __future__ import annotations\n\n"
        "from typing import TYPE_CHECKING, AsyncIterator, Callable, Iterator, Literal, Sequence, cast\n\n"
        "from ._streams import AsyncReplyStream, ReplyStream\n"
        "from ._transport import Call, Options, ResponseInfo, segment\n"
        f"from .types import (\n{''.join(f'    {name},{chr(10)}' for name in names)})\n\n"
        "if TYPE_CHECKING:\n    from ._client import AsyncBerea, Berea\n"
    )
    return f"{HEADER.format(about='The methods of the clients, by family of endpoints.')}\n{imports}\n\n{body}"


def endpoints_of(document: dict[str, Any]) -> Iterator[Endpoint]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield Endpoint(method.upper(), path, "", operation)


class Writer:
    """The methods for one endpoint: the call itself, and where there is one its stream, its estimate, all its pages."""

    def __init__(self, endpoint: Endpoint, types: Types, is_priced: bool, is_async: bool) -> None:
        self._endpoint = endpoint
        self._is_priced = is_priced
        self._is_async = is_async
        operation = endpoint.operation
        content = operation["responses"]["200"]["content"]
        self._reply = types.named(content["application/json"]["schema"]["$ref"])
        self._reply_schema = types.schemas[self._reply]
        self._is_stream = "text/event-stream" in content
        parameters = operation.get("parameters", [])
        self._is_charged = any(each.get("$ref", "").endswith("/Idempotency-Key") for each in parameters)
        self._places = {each["name"]: each["in"] for each in parameters if "name" in each}
        self._fields = list(self._fields_of(types))
        clash = {each.name for each in self._fields} & {*OPTIONS, *LOCALS}
        if clash:
            raise SystemExit(f"{operation['operationId']} has a field whose name is taken in its method: {clash}.")

    def _fields_of(self, types: Types) -> Iterator[Field]:
        operation = self._endpoint.operation
        if "requestBody" in operation:
            body = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[-1]
            schema = types.schemas[body]
            for wire, field in schema["properties"].items():
                if wire not in SAID_BY_METHOD:
                    kind = types.of(field, body + pascal(wire))
                    yield Field(snake(wire), wire, wide(kind), field["description"], wire in schema["required"])
        for each in operation.get("parameters", []):
            if "name" in each:
                kind = types.of(each["schema"], pascal(each["name"]))
                # the client does the encoding
                about = each["description"].replace(", URL-encoded", "")
                yield Field(snake(each["name"]), each["name"], kind, about, each["required"])

    def methods(self) -> Iterator[str]:
        operation = self._endpoint.operation
        name, reply = self._endpoint.name, self._reply
        about = f"{operation['summary']}. {operation['description']}"
        waits = "await " * self._is_async
        call = f"return cast({reply}, {waits}self._client._send(call, options))"
        yield self._method(name, reply, about, [call], self._is_charged)
        if self._is_stream:
            stream = f"{'Async' * self._is_async}ReplyStream"
            (main_text,) = [each for each in self._reply_schema["properties"] if each.endswith("Markdown")]
            lines = [f'return self._client._stream(call, options, "{main_text}")']
            about = f"The same as `{name}`, read while it is written."
            yield self._method("stream", f"{stream}[{reply}]", about, lines, True, is_stream=True)
        if self._is_priced:
            call = f"return cast(EstimateResponse, {waits}self._client._send(call, options))"
            about = f"The most that `{name}` of the same fields can cost, without running it. Free."
            yield self._method("estimate", "EstimateResponse", about, [call], False, is_estimate=True)
        if "nextCursor" in self._reply_schema["properties"]:
            yield self._all_pages()

    def _method(
        self,
        name: str,
        returns: str,
        about: str,
        lines: list[str],
        is_charged: bool,
        is_stream: bool = False,
        is_estimate: bool = False,
    ) -> str:
        options = [each for each in OPTIONS if is_charged or each != "idempotency_key"]
        is_coroutine = self._is_async and not is_stream
        text = f"    {'async ' * is_coroutine}def {name}(\n" + self._signature(self._fields, options)
        text += f"    ) -> {returns}:\n" + self._docstring(about, self._fields, options)
        text += self._call(is_charged, is_stream, is_estimate)
        given = "".join(f"            {each}={each},\n" for each in options)
        text += f"        options = Options(\n{given}        )\n"
        return text + "".join(f"        {line}\n" for line in lines)

    def _signature(self, fields: list[Field], options: list[str]) -> str:
        text = "        self,\n"
        in_path = [each for each in fields if self._places.get(each.wire) == "path"]
        for each in in_path:
            text += f"        {each.name}: str,\n"
        text += "        *,\n"
        for each in sorted((each for each in fields if each not in in_path), key=lambda each: not each.is_required):
            text += f"        {each.name}: {each.type}{'' if each.is_required else ' | None = None'},\n"
        return text + "".join(f"        {each}: {OPTIONS[each][0]} = None,\n" for each in options)

    def _docstring(self, about: str, fields: list[Field], options: list[str]) -> str:
        text = [*wrapped(about, "        ", '"""'), "", "        Args:"]
        in_order = sorted(fields, key=lambda each: self._places.get(each.wire) != "path")
        described = {each.name: each.description for each in in_order} | {each: OPTIONS[each][1] for each in options}
        for name, description in described.items():
            text += wrapped(f"{name}: {description}", "            ", continued="    ")
        return "\n".join([*text, '        """\n'])

    def _call(self, is_charged: bool, is_stream: bool, is_estimate: bool) -> str:
        method, path = self._endpoint.method, self._endpoint.path
        given = {each.wire: each.name for each in self._fields if self._places.get(each.wire) != "path"}
        what = "query" if method == "GET" else "body"
        lines = [f'"{wire}": {name},' for wire, name in given.items()]
        if is_stream:
            lines.append('"stream": True,')
        text = ""
        if lines:
            kind = "dict[str, str | int | None]" if what == "query" else "dict[str, object]"
            text = f"        fields: {kind} = {{\n" + "".join(f"            {line}\n" for line in lines) + "        }\n"
        arguments = [f'"{method}"', path_of(path), *([f"{what}=fields"] if lines else [])]
        if is_estimate:
            # what is not given is left out of the body that is priced, too
            text += "        priced = {name: value for name, value in fields.items() if value is not None}\n"
            arguments = ['"POST"', '"/estimate"', f'body={{"endpoint": "{path}", "body": priced}}']
        arguments += [f"{each}=True" for each, is_so in (("is_charged", is_charged), ("is_stream", is_stream)) if is_so]
        return text + f"        call = Call({', '.join(arguments)})\n"

    def _all_pages(self) -> str:
        name, waits = self._endpoint.name, "await " * self._is_async
        item = self._reply_schema["properties"]["data"]["items"]["$ref"].rsplit("/", 1)[-1]
        fields = [each for each in self._fields if each.name != "cursor"]
        options = [each for each in OPTIONS if each != "idempotency_key"]
        given = [each.name for each in fields] + ["cursor"] + options
        text = f"    {'async ' * self._is_async}def all(\n" + self._signature(fields, options)
        text += f"    ) -> {'Async' * self._is_async}Iterator[{item}]:\n"
        text += self._docstring(f"All that `{name}` finds, page after page.", fields, options)
        text += "        cursor: str | None = None\n        while True:\n"
        text += f"            page = {waits}self.{name}(\n"
        text += "".join(f"                {each}={each},\n" for each in given) + "            )\n"
        text += '            for item in page["data"]:\n                yield item\n'
        text += '            cursor = page["nextCursor"]\n            if cursor is None:\n                return\n'
        return text


def path_of(path: str) -> str:
    """The path as an expression, each of its parameters one segment."""
    filled = re.sub(r"\{(\w+)\}", lambda found: f"{{segment('{found[1]}', {snake(found[1])})}}", path)
    return f'f"{filled}"' if "{" in path else f'"{path}"'


def wide(kind: str) -> str:
    """The type of an argument: any sequence will do for a list."""
    return re.sub(r"\blist\[", "Sequence[", kind)


def snake(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def pascal(name: str) -> str:
    return name[0].upper() + name[1:]


def singular(name: str) -> str:
    """The name of one of a list: `Views` has a `View`, `Context` a `ContextItem`."""
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else f"{name}Item"


def typed_line(name: str, kind: str) -> str:
    line = f"    {name}: {kind}\n"
    values = re.fullmatch(r"Literal\[(.+)\]", kind)
    if len(line) <= WIDTH or values is None:
        return line
    return f"    {name}: Literal[\n" + "".join(f"        {each},\n" for each in values[1].split(", ")) + "    ]\n"


def docstring(text: str, indent: str) -> str:
    lines = wrapped(text, indent, '"""')
    closing = '"""' if len(lines) == 1 and len(lines[0]) + 3 <= WIDTH else f'\n{indent}"""'
    return "\n".join(lines) + closing + "\n"


def wrapped(text: str, indent: str, opening: str = "", continued: str = "") -> list[str]:
    text = text.replace("\\", "\\\\").replace('"""', "'''")
    text = f"{text} " if text.endswith('"') else text
    return textwrap.wrap(
        f"{opening}{text}",
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + continued,
        break_long_words=False,
        break_on_hyphens=False,
    )


if __name__ == "__main__":
    sys.exit(main())
