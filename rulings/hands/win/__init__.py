"""What a win is worth: yaku, fu, payments, and whether it is good."""
