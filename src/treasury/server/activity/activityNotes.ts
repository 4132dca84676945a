/** What is kept in memory of each event that the list of activity shows: when it was, what it is, and its words. */
import type { ActivityKind } from '../../contract/activity.js';
import { auditOutcomeOf, type AuditOutcome } from '../../contract/audit.js';
import { searchTerm } from '../../index/orderIndex.js';
import { textOrNull } from '../../../ledger/eventBodies.js';
import type { LedgerEvent } from '../../../ledger/ledger.js';
import { EFFECT_FAILED } from '../../../server/telling/runCallback.js';
import { orderOfStream } from '../../../server/checkouts/resolvedOrder.js';
import {
  DELIVERED,
  FAILED,
  idOfStream,
  NOTIFICATION,
  storedBody,
  subjectStream,
} from '../../../server/telling/keptNotifications.js';
import { DELIVERY_KINDS, readDelivery } from '../../../server/webhooks/deliveries.js';
import { AUDIT_KIND, AUDIT_STREAM } from '../../refunds/refundAudit.js';
import { readOrderName } from '../orders/orderService.js';
import { withdrawalIdOf } from '../withdrawals/withdrawalEvents.js';
import { DONE, isCallbackEnd } from './notificationView.js';

const DRAFTED = 'withdrawal_drafted';

/** Kinds of events that are shown without the store's orders, and with them. */
export const KINDS_OF_STAFF = [AUDIT_KIND] as const;
export const ALL_KINDS = [
  ...[...DELIVERY_KINDS, DONE, EFFECT_FAILED, NOTIFICATION, DELIVERED, FAILED, AUDIT_KIND, DRAFTED],
] as const;

/** What many entries have in common. */
export interface ActivityLabel {
  readonly kind: ActivityKind;
  /** Whether it failed, was refused, or fits nothing that the store knows. */
  readonly isProblem: boolean;
  readonly isConflict: boolean;
  /** A callback of the store's code. In a ledger of `tillkit serve` it only keeps a notification. */
  readonly isCallback: boolean;
  readonly who: string | null;
  readonly action: string | null;
  readonly outcome: AuditOutcome | null;
}

/** One entry in memory. */
export interface ActivityNote {
  /** Sequence of the event that stands for the entry: its place in the list. */
  readonly sequence: number;
  /** Sequence of the first event of the entry. */
  readonly id: number;
  readonly kind: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly label: ActivityLabel;
  /** Its stream, and what it is found by, each in a line of its own. */
  readonly text: string;
}

/** An event of an entry. */
export interface ArrivedEvent {
  readonly note: ActivityNote;
  /** What the entries of several events have in common; null for an entry of one event. */
  readonly name: string | null;
  /** Whether a later event may stand for the entry. */
  readonly isOpen: boolean;
}

const PLAIN = {
  ...{ isProblem: false, isConflict: false, isCallback: false },
  ...{ who: null, action: null, outcome: null },
} as const;

function noteOf(
  { sequence, kind, at, stream }: LedgerEvent,
  label: Pick<ActivityLabel, 'kind'> & Partial<ActivityLabel>,
  words: readonly (string | null | undefined)[],
): ActivityNote {
  const text = [stream, ...words.flatMap((word) => (word ? [word] : []))].join('\n');
  const time = Date.parse(at);
  return { sequence, id: sequence, kind, time, label: { ...PLAIN, ...label }, text };
}

const termOf = (word: string | null | undefined): string | null => (word ? searchTerm(word) : null);

function ofWebhook(event: LedgerEvent): ArrivedEvent | null {
  const delivery = readDelivery(event);
  if (!delivery) return null;
  const { result, isTest, reference, txHash, withdrawalId, externalId } = delivery;
  const isProblem = result !== 'accepted' && !isTest;
  const label = { kind: 'webhook', isProblem, isConflict: result === 'conflict' } as const;
  const words = [reference, txHash, withdrawalId, externalId].map(termOf);
  return { name: null, isOpen: false, note: noteOf(event, label, words) };
}

function ofCallback(event: LedgerEvent): ArrivedEvent | null {
  const order = orderOfStream(event.stream);
  const effect = textOrNull(event.body['effect']);
  if (!order || effect === null) return null;
  const isProblem = event.kind === EFFECT_FAILED;
  const words = [order.reference, textOrNull(event.body['claimId'])].map(termOf);
  return {
    name: `${event.stream}:${effect}`,
    isOpen: isProblem,
    note: noteOf(event, { kind: 'notification', isProblem, isCallback: true }, words),
  };
}

function ofNotification(event: LedgerEvent): ArrivedEvent {
  const isProblem = event.kind === FAILED;
  const { data: body } = storedBody.safeParse(event.kind === NOTIFICATION ? event.body : null);
  const about = body && orderOfStream(subjectStream(body) ?? '');
  const words = [about?.reference, idOfStream(event.stream)].map(termOf);
  return {
    name: event.stream,
    // A delivered one fails if it is sent again in vain.
    isOpen: true,
    note: noteOf(event, { kind: 'notification', isProblem }, words),
  };
}

/** One spelling of what people write. */
export const plainWords = (words: string): string => words.normalize('NFC').toLowerCase();

/** What an act says: an entry of the audit, or the draft that came of a customer's refund link; null for neither. */
export function actBody({ stream, kind, body }: LedgerEvent): LedgerEvent['body'] | null {
  if (kind === AUDIT_KIND) return stream === AUDIT_STREAM ? body : null;
  const target = kind === DRAFTED && body['claim'] ? withdrawalIdOf(stream) : null;
  const { note = null } = body;
  return target === null
    ? null
    : { who: null, action: 'draftWithdrawal', target, outcome: 'done', reason: note };
}

function ofAct(event: LedgerEvent): ArrivedEvent | null {
  const body = actBody(event);
  if (!body) return null;
  const word = (name: string): string | null => textOrNull(body[name]);
  const [who, target, attempt] = [word('who'), word('target'), word('attempt')];
  const outcome = word('outcome');
  const group = auditOutcomeOf(outcome ?? 'unknown');
  const label = { kind: 'act', who, action: word('action') ?? 'unknown', outcome: group } as const;
  const about = target ? (readOrderName(target)?.reference ?? target) : null;
  return {
    name: attempt ? `attempt:${attempt}` : null,
    isOpen: event.key === `${attempt ?? ''}:begun`,
    note: noteOf(
      event,
      { ...label, isProblem: group === 'refused' },
      [who, about, word('reason')].map((said) => said && plainWords(said)),
    ),
  };
}

/** What is kept of an event; null for one that is never shown. */
export function arrivedEvent(event: LedgerEvent): ArrivedEvent | null {
  if (event.kind === AUDIT_KIND || event.kind === DRAFTED) return ofAct(event);
  if (isCallbackEnd(event)) return ofCallback(event);
  return event.stream.startsWith('notification:') ? ofNotification(event) : ofWebhook(event);
}
