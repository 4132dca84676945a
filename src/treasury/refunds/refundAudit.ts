/** Records what customers and strangers do with refund links: in the audit of the back office, and as diagnostics. */
import type { DiagnosticListener } from '../../server/configuration/diagnostic.js';
import type { Ledger, NewLedgerEvent } from '../../ledger/ledger.js';
import type { RefundLink } from './refundLink.js';

/** Why a link was refused. All are answered alike. */
export type RefundRefusal =
  /** No link has this id, or its secret is another. */
  | 'link_unknown'
  | 'link_ended'
  | 'link_revoked'
  /** An address was confirmed before. */
  | 'link_used';

/** Records claims and refusals. Never rejects: an entry that is lost must not cost a customer the refund. */
export type RefundAudit = ReturnType<typeof createRefundAudit>;

/** Stream of the back office's audit. */
export const AUDIT_STREAM = 'treasury:audit';
/** Kind of the audit's events, by which the ledger finds them. */
export const AUDIT_KIND = 'treasury_audit';

/** Unknown links count together: their ids are whatever a stranger chose. */
const UNKNOWN = 'unknown';

const MINUTE_MS = 60_000;
const MOST_NOTED = 10_000;

const GAP =
  'The ledger did not take an entry of the audit about a refund link, so the record has a gap. Check the ' +
  'database and the connection to it.';

const CLAIMED =
  'A customer has confirmed an address for a refund, and the draft waits in the back office. Look at it ' +
  'there; nothing is sent by itself.';

const REFUSED: Readonly<Record<RefundRefusal, string>> = {
  link_unknown:
    'Somebody opened a refund link that was never made, or with a wrong secret. A link cannot be guessed; ' +
    'if it goes on, somebody tries, or links are cut off in your mails.',
  link_ended:
    'Somebody opened a refund link after its time. If it was the customer, make a new one on the page of the order.',
  link_revoked:
    'Somebody opened a refund link that was revoked. If it was the customer, make a new one on the page of the order.',
  link_used:
    'Somebody used a refund link again after an address had been confirmed; the address stays as it was. ' +
    'If it was the customer, somebody else may have confirmed it: ask before you approve or send the draft.',
};

/**
 * Notes what happens in this minute, so that a flood does not cause a flood of ledger reads.
 *
 * @returns gives the first of a name in a minute a key of that minute, and null to every further one.
 */
export function createMinuteNotes(now: () => number): (name: string) => string | null {
  const noted = new Set<string>();
  let minuteNow = -1;
  return (name) => {
    const minute = Math.floor(now() / MINUTE_MS);
    if (minute !== minuteNow || noted.size >= MOST_NOTED) noted.clear();
    minuteNow = minute;
    if (noted.has(name)) return null;
    noted.add(name);
    return `${String(minute)}:${name}`;
  };
}

const targetOf = ({ made: { order } }: RefundLink): string => `${order.kind}:${order.reference}`;

function entryOf(entry: {
  readonly key: string;
  readonly at: string;
  readonly action: 'openRefundLink' | 'claimRefund';
  readonly target: string | null;
  readonly outcome: string;
}): NewLedgerEvent {
  const { key, at, ...said } = entry;
  const body = { who: null, reason: null, ...said };
  return { stream: AUDIT_STREAM, key, kind: AUDIT_KIND, at, body };
}

/** The audit's entry about a confirmed claim, the same whoever writes it. */
export const claimEntry = (link: RefundLink, at: string): NewLedgerEvent =>
  entryOf({
    key: `refund:claimed:${link.id}`,
    action: 'claimRefund',
    target: targetOf(link),
    outcome: 'done',
    at,
  });

/** Makes it. Refusals of one kind and link are recorded and reported once a minute. */
export function createRefundAudit(parts: {
  readonly ledger: Pick<Ledger, 'append'>;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}) {
  const { ledger, now, report } = parts;
  const firstInMinute = createMinuteNotes(now);

  async function append(entry: NewLedgerEvent): Promise<void> {
    try {
      await ledger.append(entry);
    } catch (error) {
      report({ code: 'audit_failed', message: GAP, error });
    }
  }

  return {
    async claimed(link: RefundLink): Promise<void> {
      const { reference } = link.made.order;
      report({ code: 'refund_claimed', reference, message: CLAIMED });
      await append(claimEntry(link, new Date(now()).toISOString()));
    },
    /** @param link null if the link is not known. @param isClaim whether an address was sent. */
    async refused(link: RefundLink | null, why: RefundRefusal, isClaim: boolean): Promise<void> {
      const action = isClaim ? 'claimRefund' : 'openRefundLink';
      const first = firstInMinute(`${action}:${why}:${link?.id ?? UNKNOWN}`);
      if (first === null) return;
      report({
        code: 'refund_link_refused',
        message: REFUSED[why],
        ...(link ? { reference: link.made.order.reference } : {}),
      });
      const at = new Date(now()).toISOString();
      const key = `refund:${first}`;
      await append(entryOf({ key, action, target: link && targetOf(link), outcome: why, at }));
    },
  };
}
