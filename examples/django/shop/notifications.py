"""What Tillkit tells: an order is paid once, however often it is told."""

from decimal import Decimal

from django.conf import settings
from django.db import transaction
from django.http import HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST
from oscar.core.loading import get_model
from standardwebhooks import Webhook, WebhookVerificationError

Order = get_model("order", "Order")
PaymentEventType = get_model("order", "PaymentEventType")
WEBHOOK = Webhook(settings.TILL_NOTIFY_SECRET)


@csrf_exempt  # Signed in place of it.
@require_POST
def take_notification(request):
    """Answers 204 once it is written down. Without an answer Tillkit tells it again."""
    try:
        told = WEBHOOK.verify(request.body, dict(request.headers))
    except (WebhookVerificationError, ValueError):
        return HttpResponse("The signature is wrong.", status=400)
    if told["type"] == "order.paid":
        mark_paid(told["data"], request.headers["webhook-id"])
    return HttpResponse(status=204)


@transaction.atomic
def mark_paid(data, notification_id):
    order = Order.objects.select_for_update().get(number=data["order_id"])
    if order.payment_events.filter(event_type__name="Paid").exists():
        return  # A repeat.
    if order.status == "Cancelled":
        raise ValueError(f"Order {order.number} was paid, but it is cancelled: look at it.")
    shown = data["currency_display"]
    if (Decimal(shown["amount"]), shown["currency"]) != (order.total_incl_tax, order.currency):
        raise ValueError(f"Order {order.number} was paid at another price: look at it.")
    order.sources.get().debit(order.total_incl_tax, reference=notification_id)
    event_type, _ = PaymentEventType.objects.get_or_create(name="Paid")
    order.payment_events.create(
        event_type=event_type, amount=order.total_incl_tax, reference=notification_id
    )
    order.set_status("Paid")
    print(f"Order {order.number} is paid.", flush=True)
