/** Words for what a person tried. */
import { describe, expect, it } from 'vitest';
import { TREASURY_PROBLEMS } from '../../../src/treasury/contract/treasuryProblems.js';
import { TREASURY_ROUTES } from '../../../src/treasury/contract/routes.js';
import {
  actKind,
  outcomeLabel,
  outcomeTone,
  personLabel,
  refusalLabel,
  targetLabel,
  triedLabel,
} from '../../../src/treasury/panel/activity/actText.js';
import { actSubject, entryText } from '../../../src/treasury/panel/activity/entryText.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { en } from '../../../src/treasury/panel/messages/en.js';

describe('words of a withdrawal’s webhook', () => {
  const about = (amount: string | null) =>
    entryText(
      {
        ...{ id: 1, at: '2026-03-01T12:00:00.000Z', kind: 'webhook' },
        webhook: {
          ...{ result: 'accepted', type: 'WithdrawalCompleted', order: null, externalId: null },
          ...{ withdrawalId: '5cc1f1ea-977b-4b14-809a-7488bea3d88d', draftId: null, amount },
          ...{ currencyId: 'USDT.Tron', blockchain: 'tron', amountUsd: null, txHash: null },
        },
      },
      en,
      'en',
    );

  it('name its amount, and without one the ends of its id', () => {
    expect(about('12.5')).toMatchObject({ about: '12.50 USDT', aside: null });
    expect(about(null)).toMatchObject({ about: 'Withdrawal 5cc1f1…d88d', aside: null });
  });
});

describe('words of an attempt', () => {
  it('name the order whose refund a withdrawal is', () => {
    const about = (refundOf: { kind: string; reference: string } | null) =>
      actSubject(
        {
          ...{ who: 'Grace', action: 'sendWithdrawal', target: 'w', order: null, reason: null },
          outcome: 'done',
          withdrawal: {
            ...{ id: 'w', amount: parseDecimal('0.00004247'), currencyId: 'BTC.Bitcoin', refundOf },
          },
        },
        en,
        'en',
      );
    expect(about({ kind: 'payment', reference: '1060' })).toBe(
      'Order 1060: refund of 0.00004247 BTC',
    );
    expect(about(null)).toBe('0.00004247 BTC');
  });

  it('calls what was done behind a refund link a customer’s, and anything else staff’s', () => {
    const kind = (action: string, who: string | null, outcome = 'done') =>
      actKind({ action, who, outcome }, en);
    expect([kind('claimRefund', null), kind('claimRefund', null, 'link_used')]).toEqual([
      en.detailCustomer,
      en.detailCustomer,
    ]);
    expect(kind('draftWithdrawal', null)).toBe(en.detailCustomer);
    expect(kind('draftWithdrawal', 'Ada')).toBeUndefined();
    expect(kind('getSession', null, 'unauthorized')).toBeUndefined();
  });

  it('says that a customer confirmed an address, and nothing of who was refused at a link', () => {
    const claim = (outcome: string) => personLabel({ who: null, outcome }, en);
    expect([claim('done'), claim('link_unknown')]).toEqual([en.detailCustomer, en.auditNobody]);
    expect(personLabel({ who: 'Ada', outcome: 'done' }, en)).toBe('Ada');
  });

  it.each(Object.keys(TREASURY_PROBLEMS).filter((code) => code !== 'method_not_allowed'))(
    'has its own for the outcome "%s"',
    (code) => {
      expect(en.auditRefusals[code]).toBeDefined();
      expect(outcomeTone(code)).toBe('danger');
    },
  );

  it.each(Object.keys(TREASURY_ROUTES))('has its own for the route "%s"', (route) => {
    expect(en.auditActions[route]).toBeDefined();
    expect(en.auditTries[route]).toMatch(/^Tried to /);
  });

  it.each(['session', 'audit', 'exportAudit', 'listWebhooks', 'unconfirmedTransfers'])(
    'has its own for "%s", which older ledgers hold',
    (action) => {
      expect(triedLabel({ action, outcome: 'done' }, en)).not.toBe(action);
      expect(triedLabel({ action, outcome: 'forbidden' }, en)).toMatch(/^Tried to /);
    },
  );

  it('says of a refusal that it was tried alone', () => {
    expect(triedLabel({ action: 'markPaid', outcome: 'forbidden' }, en)).toBe(
      'Tried to mark as paid',
    );
    expect(triedLabel({ action: 'markPaid', outcome: 'done' }, en)).toBe('Marked as paid');
    expect(triedLabel({ action: 'teleport', outcome: 'forbidden' }, en)).toBe('teleport');
  });

  it('names what it does not know as it is', () => {
    expect(outcomeLabel('teleported', en)).toBe('Refused');
    expect(refusalLabel({ outcome: 'teleported', who: null }, en)).toBe('Refused: teleported');
    expect(['queued', 'refused', 'unknown'].map(outcomeTone)).toEqual([
      'success',
      'danger',
      'warning',
    ]);
    // A sending that ended there has sent nothing, or is not over.
    expect(['discarded', 'sending'].map(outcomeTone)).toEqual(['danger', 'warning']);
    const queued = { outcome: 'queued', who: 'Ada' };
    expect([outcomeLabel('queued', en), refusalLabel(queued, en)]).toEqual(['Done', null]);
    expect(targetLabel('something', en)).toBe('something');
  });

  it('says what a file of booked income has a row for', () => {
    const said = ['day', 'month', 'entries'].map((target) => targetLabel(target, en));
    expect(said).toEqual(['Day', 'Month', 'Orders']);
  });
});
