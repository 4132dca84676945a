/** A saved card is a picture of a fixed width: a line that runs over its edge is a warning half read. */
import { expect, it } from 'vitest';
import { cardPicture } from '../../../src/checkout/payTools/cardPicture.js';
import { LANGUAGES } from '../../../src/ui/messages/checkoutLanguages.js';
import type { Messages } from '../../../src/ui/messages/en.js';

const catalogues = import.meta.glob<Messages>('../../../src/ui/messages/languages/*.ts', {
  import: 'messages',
  eager: true,
});

const CARD = 420;

/** Of a monospaced font: East Asian signs fill a square, all others six tenths of one. */
const widthOf = (text: string, size: number) =>
  [...text].reduce(
    (sum, sign) =>
      sum + (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー、。，：]/u.test(sign) ? 1 : 0.6),
    0,
  ) * size;

it.each(LANGUAGES)('%s stays within the card, with the longest network', (language) => {
  const messages = catalogues[`../../../src/ui/messages/languages/${language}.ts`];
  if (!messages) throw new Error(`There is no file of ${language}.`);
  const texts = [
    messages.sandbox,
    messages.sendOnly('USDT', 'BNB Smart Chain (BEP-20)'),
    messages.priceHoldsUntil('2026/11/21 14:03'),
  ];
  const card = cardPicture(
    texts.map((text) => ({ text, size: 16 })),
    { getAttribute: () => '0 0 1 1', innerHTML: '' },
    [],
  );
  const sizes = [...card.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  expect(sizes).toHaveLength(texts.length);
  texts.forEach((text, line) => {
    expect(widthOf(text, sizes[line] ?? 0), text).toBeLessThanOrEqual(CARD);
  });
});
