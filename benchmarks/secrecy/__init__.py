"""Whether the time of one's own requests tells what others do in private."""
