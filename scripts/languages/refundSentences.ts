/** Every sentence of the page behind a refund link, by the path of its key. */
import type { RefundMessages } from '../../src/treasury/refunds/page/messages.js';

function textsOf(path: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(`${path}.${key}`, inner),
  );
}

/** Sentences by path: `formTitle`, `why.excess`, `endedLead.named`. Blanks stay as they are. */
export function refundSentencesOf(messages: RefundMessages): Readonly<Record<string, string>> {
  const { language: _, ...rest } = messages;
  return Object.fromEntries(Object.entries(rest).flatMap(([key, value]) => textsOf(key, value)));
}
