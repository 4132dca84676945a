"""Oscar's pages, and the address that Tillkit tells of payments."""

from django.apps import apps
from django.conf import settings
from django.conf.urls.static import static
from django.urls import include, path
from django.views.generic import RedirectView

from shop.notifications import take_notification

urlpatterns = [
    # Oscar's list of products wants a search engine. This shop has one product.
    path("", RedirectView.as_view(url="/catalogue/field-notebook-pack-of-three_1/")),
    path("notifications", take_notification),
    path("i18n/", include("django.conf.urls.i18n")),
    path("", include(apps.get_app_config("oscar").urls[0])),
    *static(settings.MEDIA_URL, document_root=settings.MEDIA_ROOT),
]
