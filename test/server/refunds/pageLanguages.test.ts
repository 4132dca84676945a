/** Every language of the customers' page says what English says, and is chosen as it should be. */
import { describe, expect, it } from 'vitest';
import {
  REFUND_LANGUAGES,
  type RefundLanguage,
} from '../../../src/contract/treasury/refundLinks.js';
import { en, type RefundMessages } from '../../../src/server/refunds/page/messages.js';
import {
  askedLanguage,
  languageFor,
  messagesIn,
} from '../../../src/server/refunds/page/pageLanguage.js';
import { refundSentencesOf } from '../../../scripts/languages/refundSentences.js';
import { MINE, openRefunds } from './openRefunds.js';

const english = refundSentencesOf(en);

/** Blanks and marks, sorted: `{code}`, `<b>`, `</b>`. */
const blanksOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\w+\}|<[^>]*>/g)].map(([blank]) => blank).sort();

/** The natural word of the language is the English one. */
const SAME_WORD: { readonly [L in RefundLanguage]?: readonly string[] } = {};

describe.each(REFUND_LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const read = async (): Promise<RefundMessages> => messagesIn(language);

  it('has every sentence and no other, none of them empty', async () => {
    const messages = await read();
    expect(messages.language).toBe(language);
    const sentences = refundSentencesOf(messages);
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(english).sort());
    for (const [path, text] of Object.entries(sentences)) {
      expect(text, path).not.toBe('');
      expect(text, path).toBe(text.trim());
    }
  });

  it('has the blanks and marks of the English sentences, each as often', async () => {
    const wrong = Object.entries(refundSentencesOf(await read())).filter(
      ([path, text]) => blanksOf(text).join() !== blanksOf(english[path] ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves nothing in English', async () => {
    const same = Object.entries(refundSentencesOf(await read())).filter(
      ([path, text]) => text === english[path] && /[a-z]{3}/.test(text.replace(/\{\w+\}/g, '')),
    );
    expect(same.map(([path]) => path)).toEqual(SAME_WORD[language] ?? []);
  });

  it('tells the states of a refund apart', async () => {
    const messages = await read();
    const { receivedTitle, sendingTitle, sentTitle, stoppedTitle, endedTitle } = messages;
    const titles = [receivedTitle, sendingTitle, sentTitle, stoppedTitle, endedTitle];
    expect(new Set(titles).size).toBe(titles.length);
    const { stepReview, stepReviewed, stepNotSent, stepSending, stepSent, stepStopped } = messages;
    const steps = [stepReview, stepReviewed, stepNotSent, stepSending, stepSent, stepStopped];
    expect(new Set(steps).size).toBe(steps.length);
  });
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
    const office = openRefunds();
    await office.paid('32.25');
    const { refundOptions = [] } = await office.orderOf();
    const { kind, currencyId, amount } = refundOptions[0] ?? {};
    const made = await office.askLink({ kind, currencyId, amount, reason: 'x', language: 'de' });
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

  it('goes on to the page after the confirmation', async () => {
    const office = openRefunds();
    await office.paid('32.25');
    const { url } = await office.link('excess');
    const form = { step: 'confirm', address: MINE, mine: 'yes' };
    const { headers } = await office.page(`${url}?lang=ar`, { form });
    expect(headers.get('location')).toMatch(/^\/refund\/[\w-]{64}\?lang=ar$/);
  });

  it('is refused by the back office if there is none', async () => {
    const office = openRefunds();
    await office.paid('32.25');
    const { refundOptions = [] } = await office.orderOf();
    const { kind, currencyId, amount } = refundOptions[0] ?? {};
    for (const language of ['xx', 'DE', 7]) {
      const answer = await office.askLink({ kind, currencyId, amount, reason: 'x', language });
      expect(answer.status).toBe(400);
    }
  });
});
