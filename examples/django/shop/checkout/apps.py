"""Oscar's checkout with the views of this shop: Oscar finds them by the app's path."""

from oscar.apps.checkout.apps import CheckoutConfig as OscarCheckoutConfig


class CheckoutConfig(OscarCheckoutConfig):
    name = "shop.checkout"
