/** The language of the customers' page is chosen as it should be. */
import { describe, expect, it } from 'vitest';
import { REFUND_LANGUAGES } from '../../../src/treasury/contract/refundLanguages.js';
import { en } from '../../../src/treasury/refunds/page/messages.js';
import {
  askedLanguage,
  languageFor,
  messagesIn,
} from '../../../src/treasury/refunds/page/pageLanguage.js';
import { openOverpaid } from './openRefunds.js';

const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

it('every language of the links is there, and tells the states of a refund apart', async () => {
  for (const language of REFUND_LANGUAGES) {
    const messages = await messagesIn(language);
    expect(messages.language).toBe(language);
    const { receivedTitle, sendingTitle, sentTitle, stoppedTitle, endedTitle } = messages;
    const { stepReview, stepReviewed, stepNotSent, stepSending, stepSent, stepStopped } = messages;
    const titles = [receivedTitle, sendingTitle, sentTitle, stoppedTitle, endedTitle];
    const steps = [stepReview, stepReviewed, stepNotSent, stepSending, stepSent, stepStopped];
    expect([distinct(titles), distinct(steps)], language).toEqual([true, true]);
  }
});

it('a language that there is not is English', async () => {
  for (const language of ['en', 'xx', '', 'constructor', '__proto__']) {
    expect(await messagesIn(language)).toBe(en);
  }
});

describe('the language of the page', () => {
  const asked = (query: string, accepted: string, made: string | null = null): string =>
    languageFor(
      askedLanguage(
        new Request(`https://shop.example/refund/x${query}`, {
          headers: { 'accept-language': accepted },
        }),
      ),
      made,
    );

  it.each([
    ['', '', null, 'en'],
    ['', 'de-AT,de;q=0.9,en;q=0.8', null, 'de'],
    ['', 'xx, pt-PT;q=0.8, fr;q=0.9', null, 'fr'],
    ['', 'en-GB,de;q=0.9', null, 'en'],
    ['', 'de;q=0,*;q=0.5', null, 'en'],
    ['', 'zh-HK', null, 'zh-TW'],
    ['', 'pt-PT, es;q=0.5', null, 'pt-BR'],
    ['', 'es-MX', null, 'es'],
    ['', 'sv, fr;q=0.5', null, 'fr'],
    ['', 'de;q=x, fr;q=0.1', null, 'fr'],
    ['', '<script>,;;;,=,de_CH', null, 'de'],
    ['', 'de', 'he', 'he'],
    ['?lang=fr', 'de', 'he', 'fr'],
    ['?lang=pt', 'de', 'he', 'pt-BR'],
    ['?lang=xx', 'de', 'he', 'he'],
    ['?lang=', 'de', null, 'de'],
    ['?lang=%22%3E', 'de', null, 'de'],
    ['?lang=fr&lang=it', 'de', null, 'fr'],
    ['', 'de', 'removed-later', 'de'],
  ])('of %j, Accept-Language %j and a link of %j is %s', (query, accepted, made, expected) => {
    expect(asked(query, accepted, made)).toBe(expected);
  });

  it('is looked for in no more of a header than a browser sends', () => {
    expect(asked('', `${'xx,'.repeat(50_000)}de`)).toBe('en');
  });

  it('is that of the request for a link that cannot be used: the link says nothing of itself', async () => {
    const office = await openOverpaid();
    const { refundable } = await office.orderOf();
    const { kind, currencyId, amount } = refundable[0] ?? {};
    const offer = { kind, currencyId, amount, offered: amount, reason: 'x' };
    const made = await office.askLink({ ...offer, language: 'de' });
    const { url } = made.json as { readonly url: string };
    expect((await office.page(url)).text).toContain('<html lang="de" dir="ltr">');
    await office.confirm(url);
    const headers = { 'accept-language': 'fa' };
    const used = await office.page(url, { headers });
    const unknown = await office.page(`${url.slice(0, -64)}${'A'.repeat(64)}`, { headers });
    expect(used.text).toContain('<html lang="fa" dir="rtl">');
    const plain = ({ text }: { readonly text: string }) => text.replace(/nonce="[^"]+"/, '');
    expect(plain(used)).toBe(plain(unknown));
  });
});
