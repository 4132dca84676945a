/** What was paid, beside the answer where there is room: the receipt in short. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { useMessagesWith, useTimeZone, useUi } from '../../ui/uiContext.js';
import { useCurrencyCode } from '../useCurrencyNames.js';
import { receiptFacts } from './receiptFacts.js';

/** Draws the facts, on wide screens only: elsewhere they are on the receipt. */
export function PaidFacts({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const { locale } = useUi();
  const messages = useMessagesWith(enStatus);
  const timeZone = useTimeZone();
  const facts = receiptFacts({ snapshot, codeOf: useCurrencyCode(), messages, locale, timeZone });
  return (
    <dl className="till-fact-list till-wide">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi translate="no">{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
