from __future__ import annotations

import os
from typing import Any, Iterator

import pytest
from drivers import AsyncDriver, SyncDriver
from scripted_server import ScriptedServer

DRIVERS = {"sync": SyncDriver, "async": AsyncDriver}


@pytest.fixture
def server() -> Iterator[ScriptedServer]:
    server = ScriptedServer()
    server.start()
    yield server
    server.stop()
    # neither more requests than were foreseen, nor fewer
    assert server.unforeseen == 0
    assert server.scripts == []


@pytest.fixture(params=list(DRIVERS))
def scripted(request: pytest.FixtureRequest, server: ScriptedServer, waits: list[float]) -> Any:
    """A client of the scripted server, which waits for nothing between its tries."""
    return DRIVERS[request.param](server.base_url, api_key="ssa_test_key")


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds that the client would have waited before each retry."""
    waited: list[float] = []

    async def note(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("berea._client.time.sleep", waited.append)
    monkeypatch.setattr("berea._client.asyncio.sleep", note)
    return waited


@pytest.fixture(params=list(DRIVERS))
def live(request: pytest.FixtureRequest) -> Any:
    """A client of a real service."""
    if "BEREA_BASE_URL" not in os.environ or "BEREA_KEY" not in os.environ:
        pytest.skip("needs a service: set BEREA_BASE_URL and BEREA_KEY, as vitest run tests/clients does")
    return DRIVERS[request.param]()
