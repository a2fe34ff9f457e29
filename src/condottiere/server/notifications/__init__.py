"""Notifying people of their turn while they do not look at the table, by Web Push and webhooks."""

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
