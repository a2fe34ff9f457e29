"""Notifying people of their turn while they do not look at the table, by Web Push and webhooks."""

from .delivery import Delivery
from .outbound import Outbound, Refused, check_url
from .push import check_keys, read_push_key
from .turns import TurnNotices

__all__ = ["Delivery", "Outbound", "Refused", "TurnNotices", "check_keys", "check_url", "read_push_key"]
