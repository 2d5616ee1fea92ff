"""The interface against its own description: whatever is asked that fits it is answered, never by a fault."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from tests.server.running_server import RunningServer

pytestmark = pytest.mark.thorough


def test_no_request_brings_the_server_down(server: RunningServer) -> None:
    described = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json").exclude(path_regex="/stream$")
    tried = []
    operations: list[Any] = list(described.get_all_operations())
    for found in operations:
        operation = found.ok()

        @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            response = case.call()
            case.validate_response(response, checks=[not_a_server_error])
            if response.status_code >= 400:
                assert response.json()["error"]["sentence"]

        ask()
        tried.append(operation.label)
    assert len(tried) >= 12
