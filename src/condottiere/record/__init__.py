"""Games and their logs: the notation of entries, record files, events, and what people agree on."""
