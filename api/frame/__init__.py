"""What every endpoint is built from: declaring it, reading its body, answering, and describing it."""
