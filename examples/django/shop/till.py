"""Asks `tillkit serve`, and says what an order costs in US dollars."""

import json
from decimal import ROUND_UP, Decimal
from urllib.parse import quote
from urllib.request import Request, urlopen

from django.conf import settings

# US dollars for one unit. Stands for the rate of your bank or of your books: Tillkit converts nothing.
USD_PER = {"USD": Decimal("1"), "EUR": Decimal("1.0850"), "JPY": Decimal("0.0067")}


def ask(path, body=None):
    """Asks with a body to create, without one to read. Raises OSError if Tillkit cannot be reached or refuses."""
    headers = {"authorization": f"Bearer {settings.TILL_STORE_KEY}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(settings.TILL_API_URL + path, data, headers), timeout=10) as answer:
        return json.load(answer)


def create(number, total, currency):
    """Makes the order at Tillkit. Once more is safe: another amount replaces the first while nothing is paid."""
    dollars = (total * USD_PER[currency]).quantize(Decimal("0.01"), ROUND_UP)
    display = {"amount": str(total), "currency": currency}
    return ask("/v1/orders", {"order_id": str(number), "amount_usd": str(dollars), "currency_display": display})


def read(number):
    return ask(f"/v1/orders/{quote(number, safe='')}")
