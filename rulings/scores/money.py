"""Amounts of money as people write them. Everywhere else they are integer minor units."""

from __future__ import annotations

from decimal import Decimal

# ISO 4217: every other currency has two digits.
NONE = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"
THREE = "BHD IQD JOD KWD LYD OMR TND"
DIGITS = dict.fromkeys(NONE.split(), 0) | dict.fromkeys(THREE.split(), 3)


def money(currency: str, amount: int) -> str:
    """Write minor units, not below zero, as an amount: SGD 20.00, JPY 2000."""
    digits = DIGITS.get(currency, 2)
    whole, rest = divmod(amount, 10**digits)
    return f"{currency} {whole}.{rest:0{digits}}" if digits else f"{currency} {whole}"


def major(currency: str, amount: int) -> Decimal:
    """Write minor units, below zero too, as an exact number with all its digits: 15.00, 2000."""
    return Decimal(amount).scaleb(-DIGITS.get(currency, 2))
