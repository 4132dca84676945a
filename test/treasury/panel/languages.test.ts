/** Every language of the back office says everything that English says, with its own grammar. */
import { expect, it } from 'vitest';
import { treasurySentencesOf } from '../../../scripts/languages/sentences.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { treasuryLanguages } from '../../../src/treasury/panel/messages/treasuryLanguages.js';
import {
  TREASURY_LANGUAGES,
  type TreasuryLanguage,
} from '../../../src/treasury/panel/messages/loadTreasuryCatalogue.js';
import { catalogueFaults, foreignCounts } from '../../support/catalogueFaults.js';

const sources = import.meta.glob<string>('../../../src/treasury/panel/messages/languages/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const english = treasurySentencesOf(en);

/** The natural word of the language is the English one. A longer word, only to differ, is no better. */
const SAME_WORD: { readonly [L in TreasuryLanguage]?: string } = {
  de: 'auditPerson callbackStatus detailsTitle live moneyStatus offline ordersViews statusColumn tabs.webhooks transferState webhookPayload webhookTest webhookWallet webhooks withdrawalOther',
  es: 'balanceTotal callbacksShown columnTotal panel panelTabs tabs.webhooks total webhooks webhooksShown',
  fr: 'auditAction balanceTotal callbacksShown columnTotal factHash hash logPeriods.dates moneyTransaction orderActionsMenu tabs.webhooks total transferMessage webhookHash webhookSignature webhookTest webhooks webhooksShown',
  he: 'tabs.webhooks webhooks',
  id: 'balanceTotal callbackStatus callbacksShown columnTotal moneyStatus offline ordersViews statusColumn total transferState webhooksShown withdrawalOther',
  it: 'callbacksShown forCustomer offline orderStatuses.account panel panelTabs webhookWallet webhooksShown',
  nl: 'callbackStatus callbacksShown detailsTitle forCustomer live moneyStatus offline orderStates.open orderStatuses.account ordersFilters ordersViews otherStep otherTimeline statusColumn tabs.webhooks transferState webhookPayload webhookTest webhookWallet webhooks webhooksShown withdrawalOther',
  pl: 'callbackStatus callbacksShown moneyStatus ordersViews statusColumn transferState webhookTest webhooksShown withdrawalOther',
  'pt-BR':
    'balanceTotal callbackStatus callbacksShown columnTotal moneyStatus ordersViews statusColumn tabs.webhooks total transferState webhooks webhooksShown withdrawalOther',
  tr: 'callbacksShown webhookPayload webhookTest webhooksShown',
  vi: 'callbacksShown webhooksShown',
};

it('English is filled with what it takes', () => {
  const wrong = Object.entries(english).filter(
    ([, text]) => typeof text !== 'string' || /NaN|undefined|\[object/.test(text),
  );
  expect(wrong).toEqual([]);
});

it('every language has every sentence, with its blanks, and counts in its own way', async () => {
  const faults: string[] = [];
  for (const language of TREASURY_LANGUAGES) {
    await treasuryLanguages.load(language);
    const found = treasuryLanguages.find(language);
    if (!found) throw new Error(`The sentences of ${language} do not load.`);
    const source = sources[`../../../src/treasury/panel/messages/languages/${language}.ts`] ?? '';
    const same = SAME_WORD[language];
    for (const fault of [
      ...foreignCounts(language, source),
      ...catalogueFaults(language, treasurySentencesOf(found), english, { same }),
    ]) {
      faults.push(`${language}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
