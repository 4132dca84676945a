/** The timeline of one order, from its events, its refund links and its refunds. Pure. */
import { networkName } from '../../../chains/networks.js';
import type { OrderTimelineEntry } from '../../contract/orderTimeline.js';
import type { WithdrawalStepView, WithdrawalView } from '../../contract/withdrawals.js';
import type { LedgerEvent } from '../../../ledger/ledger.js';
import { readCheckoutEvents, type CheckoutLedgerEvent } from '../../../payments/checkoutEvents.js';
import { withFinalTerms } from '../../../payments/payment.js';
import type { CheckoutTransfer, FoldedCheckout } from '../../../payments/foldedCheckout.js';
import { doneKey } from '../../../server/telling/runCallback.js';
import { refundLinkState, type RefundLink } from '../../refunds/refundLink.js';
import { codeIn } from '../figures/bookedEntries.js';
import type { OrderChange } from './orderActors.js';

/** What the timeline is made from. */
export interface TimelineFacts {
  readonly events: readonly LedgerEvent[];
  readonly state: FoldedCheckout;
  readonly refunds: readonly WithdrawalView[];
  readonly links: readonly RefundLink[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Name of the callback that tells the store that the order is paid. */
  readonly paidCallback: string;
  /** The person who made a change; null if it was none of the back office. */
  readonly whoMade: (change: Omit<OrderChange, 'target'>) => string | null;
}

type Entry = OrderTimelineEntry;

const BLANK: Omit<Entry, 'id' | 'at' | 'kind'> = {
  source: 'store',
  who: null,
  reason: null,
  amount: null,
  code: null,
  display: null,
  networkName: null,
  rate: null,
  rateSource: null,
  until: null,
  webhook: null,
  counts: null,
  txHash: null,
  again: false,
  toldAt: null,
  because: [],
};

/** Makes the timeline, newest first. */
export function orderTimeline(facts: TimelineFacts): Entry[] {
  const { events, state, links, refunds, now } = facts;
  const counted = withFinalTerms(readCheckoutEvents(events), state.termsFinalAt);
  const entries = [
    ...counted.flatMap((event) => entryOf(facts, event)),
    ...links.flatMap((link) => linkEntries(link, now)),
    ...refunds.flatMap((refund) => refundEntries(refund)),
  ];
  // The sort is stable, so that of one moment the cause stays before its effect.
  return entries.sort((a, b) => a.at.localeCompare(b.at)).reverse();
}

function entryOf(facts: TimelineFacts, event: CheckoutLedgerEvent): Entry[] {
  const { whoMade, state } = facts;
  const { at, kind, sequence } = event;
  const entry = { ...BLANK, id: String(sequence), at, kind };
  switch (event.kind) {
    case 'opened':
      return [entry];
    case 'amended':
      return [{ ...entry, amount: event.body.amountUsd, code: 'USD', display: event.body.display }];
    case 'quoted': {
      const { payable, code, blockchain, rate, rateSource, expiresAt } = event.body;
      return [
        {
          ...{ ...entry, code, rate, rateSource },
          amount: payable,
          networkName: networkName(blockchain),
          until: expiresAt,
        },
      ];
    }
    case 'seen':
    case 'confirmed':
    case 'held': {
      const { source, currencyId, blockchain, amount, txHash } = event.body;
      // The list of unconfirmed transfers proves no more than "seen".
      const said = source === 'service_list' ? 'seen' : event.kind;
      const transfer = state.transfers.find(({ evidence }) => evidence.includes(event.key));
      return [
        {
          ...{ ...entry, source, amount, txHash, kind: said },
          again: said === 'seen' && facts.events.some(isOfBefore(transfer, sequence)),
          code: codeIn(state, currencyId),
          networkName: networkName(blockchain),
          webhook: source === 'service_event' ? sequence : null,
          counts: transfer?.counts ?? null,
        },
      ];
    }
    case 'paid':
      return [
        { ...entry, toldAt: toldAt(facts), because: idsOf(facts.events, event.body.evidence) },
      ];
    case 'released': {
      const { reason, evidence } = event.body;
      const who = whoMade({ action: 'releaseHold', reason, at });
      return [{ ...entry, who, reason, because: idsOf(facts.events, evidence) }];
    }
    case 'marked_paid': {
      const { reason } = event.body;
      return [{ ...entry, who: whoMade({ action: 'markPaid', reason, at }), reason }];
    }
    case 'closed':
      return [{ ...entry, reason: event.body.reason }];
    case 'displayed':
    case 'wallet':
    case 'looked':
      return [];
  }
}

/** Whether an event before this one is about the same transfer: of two equal ones in one transaction, none is. */
const isOfBefore =
  (transfer: CheckoutTransfer | undefined, sequence: number) =>
  (earlier: LedgerEvent): boolean =>
    earlier.sequence < sequence && transfer?.evidence.includes(earlier.key) === true;

/** Ids of the entries of events, by their keys. */
function idsOf(events: readonly LedgerEvent[], keys: readonly string[]): string[] {
  return events.filter(({ key }) => keys.includes(key)).map(({ sequence }) => String(sequence));
}

function toldAt({ events, paidCallback }: TimelineFacts): string | null {
  return events.find(({ key }) => key === doneKey(paidCallback))?.at ?? null;
}

function linkEntries(link: RefundLink, now: number): Entry[] {
  const { id, made, openedAt, claimed, revoked } = link;
  const { amount, code, networkName: network, expiresAt } = made;
  const idOf = (step: string): string => `link:${id}:${step}`;
  const step = (name: string, at: string | null, more: Partial<Entry>): Entry[] =>
    at === null
      ? []
      : [
          {
            ...BLANK,
            ...{ id: idOf(name), at, kind: `link_${name}`, amount, code, networkName: network },
            ...(name === 'made' ? {} : { because: [idOf('made')] }),
            ...more,
          },
        ];
  return [
    ...step('made', made.at, { who: made.madeBy, reason: made.reason, until: expiresAt }),
    ...step('opened', openedAt, { source: 'customer' }),
    ...step('claimed', claimed?.at ?? null, { source: 'customer' }),
    ...step('revoked', revoked?.at ?? null, { who: revoked?.who ?? null }),
    ...step('ended', refundLinkState(link, now) === 'ended' ? expiresAt : null, {}),
  ];
}

/** Steps that the service itself said. */
const SAID_BY_SERVICE: Readonly<Record<string, string>> = {
  confirmed: 'service_event',
  completed: 'service',
  failed: 'service',
  refused: 'service',
  read_back: 'service',
};

function refundEntries(refund: WithdrawalView): Entry[] {
  const { id, amount, code, networkName: network, claim } = refund;
  // That the transfer has begun is a detail of the withdrawal's own page.
  const history = refund.history.filter(({ kind }) => kind !== 'started');
  const idOf = (index: number): string => `refund:${id}:${String(index)}`;
  const causeOf = (step: WithdrawalStepView, index: number): string[] => {
    if (step.kind === 'drafted') return claim ? [`link:${claim.linkId}:claimed`] : [];
    return index === 0 ? [] : [idOf(index - 1)];
  };
  return history.map((step, index) => {
    const isEnd = step.kind === 'completed' || step.kind === 'confirmed';
    return {
      ...BLANK,
      ...{ id: idOf(index), at: step.at, kind: `refund_${step.kind}`, amount, code },
      networkName: network,
      // Who made the link is named there; the draft came of the customer's address.
      ...(claim && step.kind === 'drafted'
        ? { source: 'customer' }
        : { source: SAID_BY_SERVICE[step.kind] ?? 'store', who: step.who }),
      reason: step.reason,
      txHash: isEnd ? refund.txHash : null,
      because: causeOf(step, index),
    };
  });
}
