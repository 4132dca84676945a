/** Checks of what everybody may read: currencies and rates. They need no order. */
import { currencyListingSchema, rateViewSchema } from '../../contract/currencies.js';
import { NotRun } from './conversation.js';
import { askListing, listedCurrencies } from './steps.js';
import { expectHeader, expectShape, expectStatus, fail, type WireCheck } from './wireCheck.js';

async function firstCurrency(conversation: Parameters<WireCheck['run']>[0]): Promise<string> {
  const [currency] = await listedCurrencies(conversation);
  if (currency?.id === undefined) throw new NotRun('the listing names no currency');
  return currency.id;
}

/** The listing and the rates. */
export const LISTING_CHECKS: readonly WireCheck[] = [
  {
    name: 'the listing of currencies has its shape',
    why: 'a picker cannot be drawn from another one',
    async run(conversation) {
      const answer = await askListing(conversation);
      expectStatus(answer, 200);
      expectShape('a listing', currencyListingSchema, answer.json);
    },
  },
  {
    name: 'the listing may be cached',
    why: 'each page would wait for it, and the service would be asked by every visitor',
    async run(conversation) {
      const answer = await askListing(conversation);
      expectHeader(answer, 'cache-control', 'public');
      expectHeader(answer, 'cache-control', 'max-age=');
    },
  },
  {
    name: 'an unchanged listing is a 304',
    why: 'each visit would load the whole list again',
    async run(conversation) {
      const tag = (await askListing(conversation)).headers.get('etag');
      if (tag === null) fail('an ETag on GET /currencies', 'no such header');
      const { ask } = conversation;
      const same = await ask('GET', '/currencies', { headers: { 'if-none-match': tag } });
      expectStatus(same, 304);
      const other = await ask('GET', '/currencies', { headers: { 'if-none-match': '"other"' } });
      expectStatus(other, 200);
    },
  },
  {
    name: 'a rate has its shape and may be cached',
    why: 'top-ups show no price without it',
    async run(conversation) {
      const id = await firstCurrency(conversation);
      const answer = await conversation.ask('GET', `/rates/${encodeURIComponent(id)}`);
      expectStatus(answer, 200);
      expectShape('a rate', rateViewSchema, answer.json);
      expectHeader(answer, 'cache-control', 'public');
    },
  },
];
