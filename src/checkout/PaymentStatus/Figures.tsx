/** Due, received and too much, in the currency of the quote. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { isZero, type DecimalString } from '../../money/grammar.js';
import { Amount } from '../../ui/Amount.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith } from '../../ui/uiContext.js';

/** Draws what there is to count; nothing before the first transfer. */
export function Figures({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const messages = useMessagesWith(enStatus);
  const { quote, due, received, excess, kind } = snapshot;
  if (!quote || kind === 'top_up' || received === null || isZero(received)) return null;
  const isSure = snapshot.transfers.every(({ status }) => status === 'confirmed');
  const lines: readonly (readonly [string, DecimalString | null])[] = [
    [isSure ? messages.received : messages.seenSoFar, received],
    [messages.due, due && !isZero(due) ? due : null],
    [messages.excess, excess && !isZero(excess) ? excess : null],
  ];
  return (
    <dl className="till-figures">
      {lines.map(([name, amount]) =>
        amount === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount amount={amount} code={quote.code} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
