"""The receipt of a payment, as a page to keep."""
