"""A shop on Python's standard library. Tillkit takes the payment, and tells the shop of it by a signed notification."""

import json
import os
import sqlite3
from contextlib import closing
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import quote
from urllib.request import Request, urlopen
from uuid import uuid4

from standardwebhooks import Webhook, WebhookVerificationError

PORT = int(os.environ.get("PORT", "3000"))
SHOP_URL = os.environ["SHOP_URL"]
TILL_URL = os.environ["TILL_URL"]  # Where browsers reach Tillkit. TILL_API_URL is for this server alone.
WEBHOOK = Webhook(os.environ["TILL_NOTIFY_SECRET"])
POLICY = f"""default-src 'none'; script-src {TILL_URL}; connect-src {TILL_URL}; img-src {TILL_URL}; \
form-action 'self'; base-uri 'none'; frame-ancestors 'none'"""
HEADERS = {"content-type": "text/html; charset=utf-8", "content-security-policy": POLICY, "cache-control": "no-store"}
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Paper &amp; Pine</title>
<meta name="viewport" content="width=device-width"><h1>Field notebook, pack of three: $20.00</h1>%s</html>"""


def query(statement, *values):
    with closing(sqlite3.connect("shop.db")) as db, db:  # The second one is the transaction.
        return db.execute(statement, values).fetchall()


def till(path, order=None):
    """Asks Tillkit: with an order to create it, without one to read what is there."""
    headers = {"authorization": f"Bearer {os.environ['TILL_STORE_KEY']}", "content-type": "application/json"}
    body = None if order is None else json.dumps(order).encode()
    with urlopen(Request(os.environ["TILL_API_URL"] + path, body, headers), timeout=10) as answer:
        return json.load(answer)


def place_order():
    """Creates an order, and answers with its page. What it costs is the server's word, and never a float."""
    order_id = uuid4().hex
    return_url = f"{SHOP_URL}/orders/{order_id}"
    till("/v1/orders", {"order_id": order_id, "amount_usd": "20.00", "return_url": return_url})
    return return_url


def order_page(order_id):
    """The checkout, until Tillkit says that the order is paid. A real shop also checks whose order this is."""
    order = till(f"/v1/orders/{quote(order_id, safe='')}")
    if order["status"] == "paid":
        return PAGE % "<p>Thank you! Your notebooks are on their way.</p>"
    attributes = order["embed"].pop("attributes") | order["embed"]  # With src and integrity.
    words = (f'{name}="{escape(text)}"' for name, text in attributes.items())
    return PAGE % f"<script {' '.join(words)}></script>"


def take_notification(headers, body):
    """Answers 204 once the payment is noted. Without an answer Tillkit tells it again; a repeat changes nothing."""
    try:
        notification = WEBHOOK.verify(body, dict(headers))
    except (WebhookVerificationError, ValueError):
        return 400, "The signature is wrong."
    if notification["type"] == "order.paid":
        order_id = notification["data"]["order_id"]
        if query("INSERT OR IGNORE INTO paid VALUES (?, ?) RETURNING 1", order_id, headers["webhook-id"]):
            print(f"Order {order_id} is paid.", flush=True)  # Whoever packs reads this table.
    return 204, ""


class Shop(BaseHTTPRequestHandler):
    def do_GET(self):
        try:
            status, text, *more = self.respond()
        except OSError as error:  # Tillkit cannot be reached, or has refused.
            self.log_error("%r", error)
            status, text, *more = 503, "Something went wrong. Try again."
        self.send_response(status)
        for header in (*HEADERS.items(), *more):
            self.send_header(*header)
        self.end_headers()
        self.wfile.write(text.encode())

    do_POST = do_GET

    def respond(self):
        match self.command, self.path:
            case "GET", "/":
                return 200, PAGE % '<form method="post" action="/orders"><button>Buy</button></form>'
            case "POST", "/orders":
                return 303, "", ("location", place_order())
            case "POST", "/notifications":
                return take_notification(self.headers, self.rfile.read(int(self.headers["content-length"] or 0)))
            case "GET", page if page.startswith("/orders/"):
                return 200, order_page(page.removeprefix("/orders/"))
        return 404, "There is nothing here."


query("CREATE TABLE IF NOT EXISTS paid (order_id TEXT PRIMARY KEY, notification_id TEXT)")
print(f"The shop is on {SHOP_URL}", flush=True)
ThreadingHTTPServer(("127.0.0.1", PORT), Shop).serve_forever()
