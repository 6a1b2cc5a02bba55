"""A local HTTP server that misbehaves as it is told, reply by reply."""

from __future__ import annotations

import json
import socket
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable


@dataclass
class Received:
    method: str
    path: str
    headers: dict[str, str]
    body: Any


Script = Callable[["Exchange"], None]


@dataclass
class ScriptedServer:
    """Takes the next script for each request, and keeps what it was sent."""

    scripts: list[Script] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)
    unforeseen: int = 0
    # ends what waits, so that the server can be stopped
    is_over: threading.Event = field(default_factory=threading.Event)

    def start(self) -> None:
        server = self

        class Handler(Exchange):
            scripted = server

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._http.daemon_threads = True
        self._thread = threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self.is_over.set()
        self._http.shutdown()
        self._http.server_close()

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self._http.server_address[1]}/v1"


class Exchange(BaseHTTPRequestHandler):
    """One request and its scripted reply. The connection is closed behind each."""

    scripted: ScriptedServer

    def handle_exchange(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.scripted.received.append(
            Received(self.command, self.path, headers, json.loads(body) if body != b"" else None)
        )
        if self.scripted.scripts:
            self.scripted.scripts.pop(0)(self)
        else:
            self.scripted.unforeseen += 1
            drop(self)

    do_GET = do_POST = handle_exchange

    def log_message(self, *_: Any) -> None:
        pass

    def begin(self, status: int, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in {"Connection": "close", **headers}.items():
            self.send_header(name, value)
        self.end_headers()


def reply(status: int, body: Any, headers: dict[str, str] | None = None) -> Script:
    def script(exchange: Exchange) -> None:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        exchange.begin(status, {"Content-Length": str(len(content)), "X-Request-Id": "req_1", **(headers or {})})
        exchange.wfile.write(content)

    return script


def refusal(status: int, code: str, headers: dict[str, str] | None = None, **error: str) -> Script:
    body = {"error": {"message": "No.", "type": "a_type", "code": code, **error}, "request_id": "req_2"}
    return reply(status, body, headers)


def stream(*chunks: bytes, is_cut: bool = False) -> Script:
    """A stream in chunks; one that is cut says that more is to come, and breaks off."""

    def script(exchange: Exchange) -> None:
        exchange.protocol_version = "HTTP/1.1"
        exchange.begin(
            200, {"Content-Type": "text/event-stream", "Transfer-Encoding": "chunked", "X-Request-Id": "req_1"}
        )
        for chunk in chunks:
            exchange.wfile.write(b"%x\r\n%s\r\n" % (len(chunk), chunk))
            exchange.wfile.flush()
        if is_cut:
            exchange.connection.shutdown(socket.SHUT_RDWR)
        else:
            exchange.wfile.write(b"0\r\n\r\n")

    return script


def hang(*chunks: bytes) -> Script:
    """The beginning of a stream, if any, and then nothing more."""

    def script(exchange: Exchange) -> None:
        if chunks:
            exchange.begin(200, {"Content-Type": "text/event-stream"})
            for chunk in chunks:
                exchange.wfile.write(chunk)
                exchange.wfile.flush()
        exchange.scripted.is_over.wait(60)

    return script


def drop(exchange: Exchange) -> None:
    """Closes the connection without a word."""
    exchange.connection.shutdown(socket.SHUT_RDWR)


def event(name: str, data: Any) -> bytes:
    return f"event: {name}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n".encode()
