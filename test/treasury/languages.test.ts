/** Every language of the back office says everything that English says, with its own grammar. */
import { describe, expect, it } from 'vitest';
import { treasurySentencesOf } from '../../scripts/languages/sentences.js';
import { en, type TreasuryMessages } from '../../src/treasury/messages/en.js';
import { treasuryLanguages } from '../../src/treasury/messages/treasuryLanguages.js';
import {
  TREASURY_LANGUAGES,
  type TreasuryLanguage,
} from '../../src/treasury/messages/loadTreasuryCatalogue.js';

const sources = import.meta.glob<string>('../../src/treasury/messages/languages/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const english = treasurySentencesOf(en);

async function catalogueOf(language: TreasuryLanguage): Promise<TreasuryMessages> {
  await treasuryLanguages.load(language);
  const found = treasuryLanguages.find(language);
  if (!found) throw new Error(`The sentences of ${language} do not load.`);
  return found;
}

/** What is put in: `{0}`; digits are counts. */
const blanksOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{\w+\}/g)].map(([blank]) => blank))].sort();

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** The natural word of the language is the English one. A longer word, only to differ, is no better. */
const SAME_WORD: { readonly [L in TreasuryLanguage]?: readonly string[] } = {
  de: [
    'auditPerson',
    'callbackStatus',
    'detailsTitle',
    'live',
    'moneyStatus',
    'offline',
    'ordersViews',
    'savedViewName',
    'statusColumn',
    'tabs.webhooks',
    'transferState',
    'webhookPayload',
    'webhookTest',
    'webhookWallet',
    'webhooks',
    'withdrawalOther',
  ],
  es: [
    'balanceTotal',
    'callbacksShown',
    'columnTotal',
    'notifyTitle',
    'panel',
    'panelTabs',
    'tabs.webhooks',
    'total',
    'webhooks',
    'webhooksShown',
  ],
  fr: [
    'auditAction',
    'balanceTotal',
    'callbacksShown',
    'columnTotal',
    'factHash',
    'hash',
    'logPeriods.dates',
    'moneyTransaction',
    'orderActionsMenu',
    'tabs.webhooks',
    'total',
    'transferMessage',
    'webhookHash',
    'webhookSignature',
    'webhookTest',
    'webhooks',
    'webhooksShown',
  ],
  he: ['tabs.webhooks', 'webhooks'],
  id: [
    'balanceTotal',
    'callbackStatus',
    'callbacksShown',
    'columnTotal',
    'confirmLead',
    'moneyStatus',
    'offline',
    'ordersViews',
    'statusColumn',
    'total',
    'transferState',
    'webhooksShown',
    'withdrawalOther',
  ],
  it: [
    'callbacksShown',
    'forCustomer',
    'notifyTitle',
    'offline',
    'orderStatuses.account',
    'panel',
    'panelTabs',
    'webhookWallet',
    'webhooksShown',
  ],
  nl: [
    'callbackStatus',
    'callbacksShown',
    'detailsTitle',
    'forCustomer',
    'live',
    'moneyStatus',
    'offline',
    'orderStates.open',
    'orderStatuses.account',
    'ordersFilters',
    'ordersViews',
    'otherStep',
    'otherTimeline',
    'statusColumn',
    'tabs.webhooks',
    'transferState',
    'webhookPayload',
    'webhookTest',
    'webhookWallet',
    'webhooks',
    'webhooksShown',
    'withdrawalOther',
  ],
  pl: [
    'callbackStatus',
    'callbacksShown',
    'moneyStatus',
    'ordersViews',
    'statusColumn',
    'transferState',
    'webhookTest',
    'webhooksShown',
    'withdrawalOther',
  ],
  'pt-BR': [
    'balanceTotal',
    'callbackStatus',
    'callbacksShown',
    'columnTotal',
    'moneyStatus',
    'ordersViews',
    'statusColumn',
    'tabs.webhooks',
    'total',
    'transferState',
    'webhooks',
    'webhooksShown',
    'withdrawalOther',
  ],
  tr: ['callbacksShown', 'webhookPayload', 'webhookTest', 'webhooksShown'],
  vi: ['callbacksShown', 'webhooksShown'],
};

it('is filled with what it takes', () => {
  const wrong = Object.entries(english).filter(
    ([, text]) => typeof text !== 'string' || /NaN|undefined|\[object/.test(text),
  );
  expect(wrong).toEqual([]);
});

describe.each(TREASURY_LANGUAGES)('%s', (language) => {
  const text = sources[`../../src/treasury/messages/languages/${language}.ts`] ?? '';

  it('counts in its own language', () => {
    const counted = [...text.matchAll(/plural\('([\w-]+)'/g)].map(([, tag]) => tag);
    expect(new Set(counted)).toEqual(new Set([language]));
  });

  it('has every sentence and no other, and is empty where English is', async () => {
    const sentences = treasurySentencesOf(await catalogueOf(language));
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(english).sort());
    const empty = (all: Readonly<Record<string, string>>) =>
      Object.keys(all).filter((path) => all[path] === '');
    expect(empty(sentences).sort()).toEqual(empty(english).sort());
  });

  it('uses everything that is put into a sentence, and invents nothing', async () => {
    const wrong = Object.entries(treasurySentencesOf(await catalogueOf(language))).filter(
      ([path, said]) => blanksOf(said).join() !== blanksOf(english[path] ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves nothing in English and no space at an end', async () => {
    const sentences = treasurySentencesOf(await catalogueOf(language));
    const same = Object.entries(sentences).filter(
      ([path, said]) => said === english[path] && /[a-z]{3}/.test(said.replace(/\{\w+\}/g, '')),
    );
    // One key for all of its counts.
    const keys = new Set(same.map(([path]) => path.replace(/\(.*\)$/, '')));
    expect([...keys].sort()).toEqual([...(SAME_WORD[language] ?? [])].sort());
    for (const [path, said] of Object.entries(sentences)) expect(said, path).toBe(said.trim());
  });

  it('keeps what is put in apart from a sentence that runs from right to left', async () => {
    const rtl = ['ar', 'fa', 'he'].includes(language);
    for (const [path, said] of Object.entries(treasurySentencesOf(await catalogueOf(language)))) {
      const open = said.split(FIRST_STRONG_ISOLATE).length - 1;
      expect(said.split(POP_ISOLATE).length - 1, path).toBe(open);
      if (rtl) expect(open, path).toBeGreaterThanOrEqual(blanksOf(said).length > 0 ? 1 : 0);
      else expect(open, path).toBe(0);
    }
  });
});
