"""Figures for whoever runs the server, in the text format of Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


def counted(path: str) -> bool:
    """Whether a request is counted and logged: how often and when allies talk would tell whoever reads the figures."""
    return "/notebook" not in path


class Metrics:
    """Counts of one running server; nothing about people."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "kartentisch_requests", "Requests by route and status.", ["route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "kartentisch_request_seconds", "Time to the first byte of an answer.", ["route"], registry=self.registry,
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
        )  # fmt: skip
        self.rejections = Counter("kartentisch_rejections", "Rejections by code.", ["code"], registry=self.registry)
        self.streams = Gauge("kartentisch_streams", "Streams that are open.", registry=self.registry)

        self.notices = Counter(
            "kartentisch_notices", "Messages by way and outcome.", ["kind", "outcome"], registry=self.registry
        )
        self.notices_waiting = Gauge(
            "kartentisch_notices_waiting", "Messages that are to be sent.", registry=self.registry
        )

        # to find one by its labels costs more than to count
        self.requests_of = cache(self._requests_of)
        self.seconds_of = cache(self.seconds.labels)

    def _requests_of(self, route: str, status: int) -> Counter:
        return self.requests.labels(route, str(status))

    def text(self) -> bytes:
        return bytes(generate_latest(self.registry))
