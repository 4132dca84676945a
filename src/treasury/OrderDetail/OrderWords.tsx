/** What a person may say of an order as it stands: end a hold, mark it as paid. */
import { useRef } from 'react';
import type { OrderView } from '../../contract/treasury/orders.js';
import type { OrderReference } from '../client.js';
import { useMarkPaid } from '../orders/useMarkPaid.js';
import { useReleaseHold } from '../orders/useReleaseHold.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { useKeptText } from '../useKeptText.js';
import { useVoice } from '../WithdrawalStatus/voice.js';
import { OrderWord } from './OrderWord.js';

/** Props of {@link OrderWords}. */
export interface OrderWordsProps {
  readonly order: OrderView;
  readonly name: OrderReference;
  /** Whether the person may say anything. */
  readonly mayChange: boolean;
}

interface WordParts {
  readonly word: ReturnType<typeof useReleaseHold>;
  /** What the reason is kept under. */
  readonly purpose: string;
  readonly name: OrderReference;
  /** Of the order as it is drawn: nothing is said of what came after it. */
  readonly version: number;
  readonly done: (order: OrderView) => string;
}

/** Says it once at a time, and what came of it through the part's voice. */
function useWord({ word, purpose, name: { kind, reference }, version, done }: WordParts) {
  const say = useVoice();
  const [reason, setReason] = useKeptText(purpose, kind, reference);
  // Two clicks can come before the first is drawn.
  const busy = useRef(false);
  return {
    pending: word.isPending,
    error: word.error,
    reason,
    onReason: setReason,
    onSay(said: string): void {
      if (busy.current) return;
      busy.current = true;
      say('');
      word
        .mutateAsync({ kind, reference, reason: said, version })
        .then(({ order }) => {
          setReason('');
          say(done(order));
        })
        // Drawn from the mutation's own error.
        .catch(() => undefined)
        .finally(() => {
          busy.current = false;
        });
    },
  };
}

/** Draws what is possible; nothing where nothing is. */
export function OrderWords({ order, name, mayChange }: OrderWordsProps) {
  const messages = useTreasuryMessages();
  const { exceptions, paid, kind, evidence, transfers, version } = order.checkout;
  const release = useWord({
    word: useReleaseHold(),
    purpose: 'release',
    name,
    version,
    done: ({ state }) => (state === 'held' ? messages.heldAnew : messages.released),
  });
  const mark = useWord({
    word: useMarkPaid(),
    purpose: 'mark',
    name,
    version,
    done: () => messages.marked,
  });
  const held = exceptions.includes('held');
  const marked = evidence.some((line) => line.kind === 'marked_paid');
  const canMark = kind === 'payment' && !paid && !marked;
  const holds = transfers.filter(({ status }) => status === 'held').map(({ txHash }) => txHash);
  if (!held && !canMark) return null;
  if (!mayChange) return <p className="till-muted">{messages.orderWordsNotYours}</p>;
  return (
    <div className="till-order-part till-order-words">
      <h3 className="till-subheading">{messages.orderWords}</h3>
      {marked && <p>{messages.markedAlready}</p>}
      {held && (
        <OrderWord
          {...release}
          about={holds.join()}
          texts={{
            title: messages.release,
            lead: messages.releaseLead,
            consequences: messages.releaseConsequences,
            yes: messages.releaseYes,
            pending: messages.releasing,
            failed: messages.releaseFailed,
          }}
        />
      )}
      {canMark && (
        <OrderWord
          {...mark}
          about={String(held)}
          texts={{
            title: messages.mark,
            lead: messages.markLead,
            consequences: held
              ? [messages.markWhileHeld, ...messages.markConsequences.slice(1)]
              : messages.markConsequences,
            yes: messages.markYes,
            pending: messages.marking,
            failed: messages.markFailed,
          }}
        />
      )}
    </div>
  );
}
