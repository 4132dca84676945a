/** Fills a new shop: one product, one country, one way of shipping, and the payment method. */
import type { INestApplication } from '@nestjs/common';
import {
  ChannelService,
  CurrencyCode,
  LanguageCode,
  Populator,
  ProductService,
  ProductVariantService,
  RequestContextService,
  TransactionalConnection,
  User,
} from '@vendure/core';

/** Prices as Vendure keeps them: two decimals, also of yen. */
const PRICES = [
  { currencyCode: CurrencyCode.EUR, price: 18_50 },
  { currencyCode: CurrencyCode.JPY, price: 3000_00 },
];

export async function stock(app: INestApplication): Promise<void> {
  const languageCode = LanguageCode.en;
  await app.get(Populator).populateInitialData({
    defaultLanguage: languageCode,
    defaultZone: 'Europe',
    countries: [{ code: 'IE', name: 'Ireland', zone: 'Europe' }],
    taxRates: [{ name: 'Standard Tax', percentage: 0 }],
    shippingMethods: [{ name: 'By post', price: 0 }],
    // Its code becomes `tillkit`, as the plugin expects.
    paymentMethods: [{ name: 'Tillkit', handler: { code: 'tillkit', arguments: [] } }],
    collections: [],
  });
  const user = await app
    .get(TransactionalConnection)
    .rawConnection.getRepository(User)
    .findOneOrFail({
      where: { identifier: 'superadmin' },
      relations: { roles: { channels: true } },
    });
  const ctx = await app.get(RequestContextService).create({ apiType: 'admin', user });
  await app.get(ChannelService).update(ctx, {
    id: ctx.channelId,
    defaultCurrencyCode: CurrencyCode.EUR,
    availableCurrencyCodes: PRICES.map(({ currencyCode }) => currencyCode),
    pricesIncludeTax: true,
  });
  const name = 'Field notebook, pack of three';
  const product = await app.get(ProductService).create(ctx, {
    enabled: true,
    translations: [{ languageCode, name, slug: 'notebooks', description: '' }],
  });
  const variants = app.get(ProductVariantService);
  const [made] = await variants.create(ctx, [
    {
      productId: product.id,
      sku: 'NOTEBOOKS',
      stockOnHand: 1000,
      translations: [{ languageCode, name }],
    },
  ]);
  await variants.update(ctx, [{ id: made!.id, prices: PRICES }]);
}
