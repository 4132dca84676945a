/** What a withdrawal is: amount, currency, network, address in groups, and who had a hand in it. */
import { useRef } from 'react';
import type { WithdrawalView } from '../../contract/treasury/withdrawals.js';
import { formatMoney } from '../../money/format.js';
import { Amount } from '../../ui/Amount.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { useUi } from '../../ui/uiContext.js';
import { safeLink } from '../../ui/dom.js';
import { Fact } from '../Fact.js';
import type { TreasuryMessages } from '../messages/en.js';
import { SoundAddress } from '../SoundAddress.js';
import { useTreasuryMessages } from '../treasuryContext.js';

/** Draws the facts. */
export function Facts({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const { code, blockchain, networkName, amount, amountUsd, note } = withdrawal;
  const { addressTo, addressFrom } = withdrawal;
  const label = messages.addressLabel(code, networkName);
  return (
    <dl className="till-facts">
      <Fact name={messages.factAmount}>
        <Amount amount={amount} code={code} size="hero" />
      </Fact>
      <Fact name={messages.factCurrency}>{code}</Fact>
      <Fact name={messages.factNetwork}>{networkName}</Fact>
      <Fact name={messages.factAddress}>
        <SoundAddress blockchain={blockchain} address={addressTo} label={label} />
      </Fact>
      {addressFrom !== null && (
        <Fact name={messages.factFrom}>
          <SoundAddress
            blockchain={blockchain}
            address={addressFrom}
            label={messages.walletLabel(networkName)}
          />
        </Fact>
      )}
      {amountUsd !== null && (
        <Fact name={messages.factValue}>
          <span className="till-money">{formatMoney(amountUsd, 'USD', locale)}</span>
        </Fact>
      )}
      {withdrawal.refundOf && (
        <Fact name={messages.factRefund}>{refundTitle(withdrawal.refundOf, messages)}</Fact>
      )}
      {note !== null && <Fact name={messages.factNote}>{note}</Fact>}
      <Hash withdrawal={withdrawal} />
      <People withdrawal={withdrawal} />
    </dl>
  );
}

/** Which order or customer gets money back. */
export function refundTitle(
  { kind, reference }: { readonly kind: string; readonly reference: string },
  messages: TreasuryMessages,
): string {
  return kind === 'top_up' ? messages.topUpRefundOf(reference) : messages.refundOf(reference);
}

function People({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const { draftedBy, approvedBy, sentBy } = withdrawal;
  return (
    <>
      <Fact name={messages.factDraftedBy}>{draftedBy}</Fact>
      {approvedBy !== null && <Fact name={messages.factApprovedBy}>{approvedBy}</Fact>}
      {sentBy !== null && <Fact name={messages.factSentBy}>{sentBy}</Fact>}
    </>
  );
}

function Hash({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const messages = useTreasuryMessages();
  const shown = useRef<HTMLElement>(null);
  const { txHash } = withdrawal;
  const link = safeLink(withdrawal.explorerUrl);
  if (txHash === null || txHash === '') return null;
  return (
    <Fact name={messages.factHash}>
      <code ref={shown} className="till-mono" dir="ltr" translate="no">
        {txHash}
      </code>
      <span className="till-actions">
        <CopyButton text={txHash} label={messages.copyTransaction} shown={shown} />
        {link !== null && (
          <a className="till-link" href={link} target="_blank" rel="noopener noreferrer">
            {messages.viewTransaction}
          </a>
        )}
      </span>
    </Fact>
  );
}
