/** The last row of a source: who is paid, for an exchange that asks, or the way to a wallet on the phone. */
import type { CheckoutSnapshot } from '../../contract/checkout.js';
import { personIcon } from '../../ui/icons.js';
import { enTools } from '../../ui/messages/enTools.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext, type Source } from '../checkoutContext.js';
import { Fact } from './Fact.js';
import { HandOff } from './HandOff.js';
import { ToolFold } from './ToolFold.js';

/** Props of {@link SourceRow}. */
export interface SourceRowProps {
  readonly source: Source;
  readonly snapshot: CheckoutSnapshot;
}

/** Draws the row, if there is one. */
export function SourceRow({ source, snapshot }: SourceRowProps) {
  if (source === 'exchange') return <Recipient />;
  return snapshot.canHandOff ? <HandOff atFoot /> : null;
}

/** The country's name, or the store's own text where it is no code of a country (ISO 3166-1). */
function countryName(country: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  } catch {
    return country;
  }
}

/** Draws what exchanges ask about who is paid, as far as the store says it. */
function Recipient() {
  const { locale } = useUi();
  const messages = useMessagesWith(enTools);
  const { recipientName, recipientCountry, walletType } = useCheckoutContext('WalletView').page;
  const walletTypes = { hosted: messages.exchangeHosted, unhosted: messages.exchangeUnhosted };
  const wallet = walletType && walletTypes[walletType];
  if (recipientName === undefined && wallet === undefined) return null;
  return (
    <div className="till-source-row">
      <ToolFold icon={personIcon} title={messages.exchangeAsked}>
        <p className="till-muted">{messages.exchangeSomeone}</p>
        <dl className="till-fact-list">
          {recipientName !== undefined && (
            <Fact
              name={messages.exchangeRecipient}
              note={recipientCountry && countryName(recipientCountry, locale)}
            >
              {recipientName}
            </Fact>
          )}
          {wallet !== undefined && <Fact name={messages.exchangeWallet}>{wallet}</Fact>}
        </dl>
      </ToolFold>
    </div>
  );
}
