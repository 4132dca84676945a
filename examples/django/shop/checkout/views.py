"""Two steps of Oscar's checkout: the order goes to Tillkit before it is placed, and is paid on the last page."""

from oscar.apps.checkout import views
from oscar.apps.payment.exceptions import PaymentError
from oscar.core.loading import get_model

from shop import till

Source = get_model("payment", "Source")
SourceType = get_model("payment", "SourceType")


class PaymentDetailsView(views.PaymentDetailsView):
    def handle_payment(self, order_number, total, **kwargs):
        """Oscar has frozen the basket and given the number, but the order is not placed. No money moves here."""
        try:
            till.create(order_number, total.incl_tax, total.currency)
        except OSError as error:
            raise PaymentError("Tillkit took no order.") from error
        source_type, _ = SourceType.objects.get_or_create(name="Crypto")
        self.add_payment_source(
            Source(source_type=source_type, currency=total.currency, amount_allocated=total.incl_tax)
        )


class ThankYouView(views.ThankYouView):
    def get_context_data(self, *args, **kwargs):
        """Oscar shows this page to the session that has placed the order, and to no other."""
        context = super().get_context_data(*args, **kwargs)
        order = context["order"]
        if order.status == "Waiting for payment":
            try:
                embed = till.read(order.number)["embed"]
                context["till"] = embed.pop("attributes") | embed
            except OSError:
                context["till_is_away"] = True  # The order stands: the page says how it can still be paid.
        return context
