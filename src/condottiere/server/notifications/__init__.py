"""Telling people who look elsewhere that it is their turn: by Web Push and by webhooks."""

from .delivery import Delivery
from .outbound import Outbound, Refused, check_url
from .push import PushKey, check_keys, generate_push_key
from .turns import TurnNotices

__all__ = [
    "Delivery",
    "Outbound",
    "PushKey",
    "Refused",
    "TurnNotices",
    "check_keys",
    "check_url",
    "generate_push_key",
]
