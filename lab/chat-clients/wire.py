"""What the official Python client sends and reads, over the library that it is built on."""

import json
import os
import sys

import httpx

service = json.loads(os.environ["CHAT_SERVICE"])
prompt = sys.argv[1]
client = httpx.Client(
    base_url=service["baseURL"].rstrip("/") + "/",
    timeout=60,
    headers={
        "Accept": "application/json",
        "Content-Type": "application/json",
        "User-Agent": "OpenAI/Python 2.0.0",
        "X-Stainless-Lang": "python",
        "X-Stainless-Retry-Count": "0",
        "Authorization": f"Bearer {service['apiKey']}",
    },
)
body = {
    "messages": [{"role": "system", "content": "Answer in one sentence."}, {"role": "user", "content": prompt}],
    "model": "berea",
    "temperature": 0.3,
}


def error_of(response: httpx.Response) -> tuple:
    error = response.json()["error"]
    return response.status_code, error["code"], error.get("param")


def lines_of(over: dict) -> list[str]:
    """The data of a stream's events, as the client's own decoder takes them."""
    with client.stream("POST", "chat/completions", json=body | {"stream": True} | over) as response:
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"].startswith("text/event-stream")
        return [line.removeprefix("data: ") for line in response.iter_lines() if line.startswith("data: ")]


whole = client.post("chat/completions", json=body)
assert whole.status_code == 200, whole.text
text = whole.json()["choices"][0]["message"]["content"]
assert len(text) > 200 and "[1]" in text

lines = lines_of({"stream_options": {"include_usage": True}})
assert lines[-1] == "[DONE]"
chunks = [json.loads(line) for line in lines[:-1]]
assert "".join(c["delta"].get("content") or "" for chunk in chunks for c in chunk["choices"]) == text
assert chunks[-1]["usage"] == whole.json()["usage"]

failed = lines_of({"berea": {"translation": "NIV"}})
assert "NIV" in json.loads(failed[-1])["error"]["message"]

wrong = client.post("chat/completions", json=body, headers={"Authorization": "Bearer ssa_live_nobody"})
assert error_of(wrong) == (401, "invalid_api_key", None)
assert error_of(client.post("chat/completions", json=body | {"model": "gpt-4o"})) == (404, "model_not_found", "/model")
assert error_of(client.post("chat/completions", json=body | {"n": 2})) == (400, "unsupported_parameter", "/n")
assert [model["id"] for model in client.get("models").json()["data"]] == ["berea"]
