"""Fills a new shop with one product, which needs no shipping address."""

from decimal import Decimal

from django.core.management.base import BaseCommand
from oscar.core.loading import get_model

Partner = get_model("partner", "Partner")
Product = get_model("catalogue", "Product")
ProductClass = get_model("catalogue", "ProductClass")


class Command(BaseCommand):
    def handle(self, *args, **options):
        if Product.objects.exists():
            return
        kind = ProductClass.objects.create(name="Notebooks", requires_shipping=False)
        partner = Partner.objects.create(name="Paper & Pine")
        product = Product.objects.create(product_class=kind, title="Field notebook, pack of three")
        product.stockrecords.create(
            partner=partner, partner_sku="NOTEBOOKS", price=Decimal("18.50"), num_in_stock=1000
        )
