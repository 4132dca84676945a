/** A store's own sentences: key by key, in groups too, and never one that cannot be drawn. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveUi } from '../../src/ui/language/resolveUi.js';
import { en, type Messages, type OwnMessages } from '../../src/ui/messages/en.js';
import { messages as de } from '../../src/ui/messages/languages/de.js';
import { enPay } from '../../src/ui/messages/enPay.js';
import { enProblems } from '../../src/ui/messages/enProblems.js';
import { mergeMessages } from '../../src/ui/messages/mergeMessages.js';

const reported: Error[] = [];
beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('reportError', (error: Error) => reported.push(error));
});

/** What a part reads that brings its sentences itself, in English. */
function readBy(messages: unknown, catalogue?: Messages): Messages {
  const ui = resolveUi({
    english: { ...enPay, ...enProblems },
    choice: { language: 'en', locale: 'en' },
    catalogue,
    messages: messages as OwnMessages,
  });
  return mergeMessages(en, ui.messages);
}

describe('a store says', () => {
  it('one sentence of a group, and the others stay', () => {
    const { statusTitle } = readBy({ statusTitle: { pay: 'Hurry' } });
    expect(statusTitle).toEqual({ ...en.statusTitle, pay: 'Hurry' });
    const { problems } = readBy({ problems: { offline: 'No line' } });
    expect(problems).toEqual({ ...en.problems, offline: 'No line' });
  });

  it('a sentence that takes values, and a word for what we do not know', () => {
    const own = {
      priceLocked: (time: string) => `${time} left`,
      unavailable: { sold_out: 'Gone' },
    };
    const messages = readBy(own);
    expect(messages.priceLocked('9:59')).toBe('9:59 left');
    expect(messages.unavailable['sold_out']).toBe('Gone');
  });
});

describe('what cannot be drawn is left out', () => {
  it.each([
    ['priceLocked', 'Holds'],
    ['copyAmount', () => 'Copy'],
    ['sandbox', 5],
    ['noCurrencies', false],
    ['statusTitle', 'Pay'],
    ['problems', () => 'x'],
  ])('%s as %s, and its author is told once', (key, value) => {
    const messages = readBy({ [key]: value });
    expect(messages[key as keyof typeof en]).toEqual(en[key as keyof typeof en]);
    readBy({ [key]: value });
    expect(reported.map(({ message }) => message)).toEqual([
      expect.stringMatching(new RegExp(`messages\\.${key} must be`)),
    ]);
  });

  it('nothing and null say nothing', () => {
    expect(readBy({ payTitle: undefined, statusTitle: null, priceLocked: null })).toMatchObject(en);
    expect(reported).toEqual([]);
  });

  it.each([null, undefined, 'de', 7, []])('all of it where it is %j', (messages) => {
    expect(readBy(messages)).toMatchObject(en);
  });
});

describe('a sentence of a store that fails', () => {
  const fails = {
    throws: () => {
      throw new TypeError('amount is undefined');
    },
    'answers nothing': () => undefined,
    'answers a number': () => 5,
    'promises one': () => Promise.resolve('later'),
  };
  /** One of the pay screen, one of a part that comes later, both in two languages. */
  const KEYS = ['minimum', 'lastChecked'] as const;

  it.each(Object.entries(fails))('%s: ours is used in its place', (_how, own) => {
    for (const key of KEYS) {
      for (const catalogue of [undefined, de]) {
        const messages = readBy({ [key]: own }, catalogue);
        expect(messages[key]('$5')).toBe((catalogue ?? en)[key]('$5'));
      }
    }
  });

  it.each(['partReceived', 'usualTime'] as const)('%s is told to its author, once', (key) => {
    const messages = readBy({ [key]: fails.throws });
    messages[key]('1', 'Tron');
    messages[key]('2', 'Tron');
    expect(reported.map(({ message }) => message)).toEqual([`messages.${key} must return text.`]);
  });

  it('is not one that leaves a line empty', () => {
    expect(readBy({ priceLocked: () => '' }).priceLocked('9:59')).toBe('');
  });

  it('is never one of ours: these are called as they are', () => {
    expect(readBy({ priceLocked: null }).priceLocked).toBe(en.priceLocked);
    expect(readBy({ copyAmount: 'Copy' }, de).lastChecked).toBe(de.lastChecked);
  });
});
