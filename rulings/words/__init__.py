"""Answers in words, and the search for a foul by what people say."""
