"""What the server refuses, and with which HTTP status; every code has a sentence in `texts/`."""

from __future__ import annotations

from typing import Any, Final

from kartentisch.engine.errors import KartentischError, Rejected, Rejection

STATUS: Final = {
    "bad_request": 422,
    "bad_json": 400,
    "unknown_path": 404,
    "bad_method": 405,
    "too_large": 413,
    "too_many_requests": 429,
    "too_many_streams": 429,
    "too_many_tables": 429,
    "too_many_bot_tables": 429,
    "header_missing": 403,
    "foreign_host": 421,
    "metrics_closed": 403,
    "internal_fault": 500,
    "store_busy": 503,
    "store_full": 507,
    "store_readonly": 503,
    "store_damaged": 500,
    "unknown_table": 404,
    "unknown_moment": 404,
    "unknown_key": 401,
    "not_for_spectators": 403,
    "foreign_seat": 403,
    "owner_only": 403,
    "bad_invite": 403,
    "bad_recovery": 403,
    "table_full": 409,
    "name_taken": 409,
    "not_started": 409,
    "already_started": 409,
    "table_over": 409,
    "not_over": 409,
    "branch_over": 409,
    "no_advice": 409,
    "seats_open": 409,
    "stale_decision": 409,
    "rules_changed": 409,
    "command_reused": 409,
    "chat_off": 409,
    "seed_late": 409,
    "seed_early": 409,
    "witness_late": 409,
    "witness_missing": 409,
    "witness_live": 422,
    "phrases_only": 409,
    "unknown_phrase": 422,
    "undo_open": 409,
    "asked_often": 409,
    "not_open": 409,
    "hints_off": 409,
    "hint_ends": 409,
    "hint_too_slow": 503,
    "reviews_off": 409,
    "too_many_reviews": 429,
    "answers_of_others": 409,
    "nobody_agrees": 409,
    "no_such_answer": 409,
    "cannot_go_back": 409,
    "nothing_asked": 409,
    "still_patient": 409,
    "lead_asked": 409,
    "clock_runs": 409,
    "removal_open": 409,
    "kick_present": 409,
    "own_seat": 409,
    "own_table": 409,
    "nobody_there": 409,
    "unknown_zone": 422,
    "nobody_here": 401,
    "passkeys_off": 409,
    "passkey_late": 409,
    "bad_passkey": 403,
    "passkey_copied": 403,
    "too_many_passkeys": 409,
    "unknown_device": 404,
    "mail_off": 409,
    "bad_address": 422,
    "bad_link": 403,
    "foreign_board": 422,
    "odds_weights": 422,
    "odds_heaps": 422,
    "odds_too_slow": 503,
}


def refuse(code: str, rule: str = "", **args: Any) -> Rejected:
    """An exception to raise."""
    return Rejected(Rejection(code, rule, args))


def status_of(error: KartentischError) -> int:
    """The rules' own rejections are conflicts with the moment; whatever else the engine refuses was badly asked."""
    return STATUS.get(error.code, 409 if isinstance(error, Rejected) else 422)
