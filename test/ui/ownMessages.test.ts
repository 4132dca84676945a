/** A store's own sentences: key by key, in groups too, and never one that cannot be drawn. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uiIn } from '../../src/ui/language/uiIn.js';
import type { OwnMessages } from '../../src/ui/messages/en.js';
import { en } from '../../src/ui/messages/en.js';
import { enPay } from '../../src/ui/messages/enPay.js';
import { enProblems } from '../../src/ui/messages/enProblems.js';
import { withOwn } from '../../src/ui/messages/withOwn.js';

const reported: Error[] = [];
beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('reportError', (error: Error) => reported.push(error));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a part reads that brings its sentences itself, in English. */
function readBy(messages: unknown): typeof en {
  const ui = uiIn({
    english: { ...enPay, ...enProblems },
    choice: { language: 'en', locale: 'en' },
    messages: messages as OwnMessages,
  });
  return withOwn(en, ui.messages);
}

describe('a store says', () => {
  it('one sentence of a group, and the others stay', () => {
    const { statusTitle } = readBy({ statusTitle: { pay: 'Hurry' } });
    expect(statusTitle).toEqual({ ...en.statusTitle, pay: 'Hurry' });
    const { problems } = readBy({ problems: { offline: 'No line' } });
    expect(problems).toEqual({ ...en.problems, offline: 'No line' });
  });

  it('a sentence that takes values, and a word for what we do not know', () => {
    const own = { priceHolds: (time: string) => `${time} left`, unavailable: { sold_out: 'Gone' } };
    const messages = readBy(own);
    expect(messages.priceHolds('9:59')).toBe('9:59 left');
    expect(messages.unavailable['sold_out']).toBe('Gone');
  });
});

describe('what cannot be drawn is left out', () => {
  it.each([
    ['priceHolds', 'Holds'],
    ['payTitle', () => 'Pay'],
    ['sandbox', 5],
    ['chooseTitle', false],
    ['statusTitle', 'Pay'],
    ['statusLead', () => 'x'],
  ])('%s as %s, and its author is told once', (key, value) => {
    const messages = readBy({ [key]: value });
    expect(messages[key as keyof typeof en]).toEqual(en[key as keyof typeof en]);
    readBy({ [key]: value });
    expect(reported.map(({ message }) => message)).toEqual([
      expect.stringMatching(new RegExp(`messages\\.${key} must be`)),
    ]);
  });

  it('nothing and null say nothing', () => {
    expect(readBy({ payTitle: undefined, statusTitle: null, priceHolds: null })).toMatchObject(en);
    expect(reported).toEqual([]);
  });

  it.each([null, undefined, 'de', 7, []])('all of it where it is %j', (messages) => {
    expect(readBy(messages)).toMatchObject(en);
  });
});
