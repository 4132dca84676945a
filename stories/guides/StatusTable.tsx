/** What each screen means and who said so. A screen without a row is a compile error. */
import { SCREENS, type Screen } from '../../src/checkout/screen.js';
import { en } from '../../src/ui/messages/en.js';
import { Table } from './Table.js';

interface Explanation {
  readonly meaning: string;
  readonly who: string;
}

const EXPLANATIONS: Readonly<Record<Screen, Explanation>> = {
  loading: { meaning: 'The page has asked and nobody has answered yet.', who: 'Nobody' },
  error: {
    meaning: 'The first opening failed, so there is no state to keep.',
    who: 'The store by a problem code, or the browser where the store was not reached',
  },
  choose_currency: {
    meaning: 'The order is open, and no price is frozen.',
    who: 'The store; the prices are from the service’s wallet answer',
  },
  pay: {
    meaning: 'A price is frozen and the address has passed its check. Nothing has arrived.',
    who: 'The store; address and rate are the service’s',
  },
  top_up: {
    meaning: 'A customer’s permanent address. No amount is due, and it never ends.',
    who: 'The store; the address is the service’s',
  },
  detected: {
    meaning: 'A transfer is in the network and not yet confirmed. It may still fail.',
    who: 'The service: a signed PaymentNotConfirmed, or its list of unconfirmed transfers',
  },
  confirmed: {
    meaning: 'A transfer is confirmed, but what is confirmed does not cover the price yet.',
    who: 'The service: a signed PaymentReceived',
  },
  partial: {
    meaning: 'What was sent covers less than the price. The rest is asked for.',
    who: 'The store’s arithmetic over the service’s evidence',
  },
  review: {
    meaning: 'What arrived came late or in a currency never chosen. It pays only by markPaid.',
    who: 'The store’s rules over the service’s evidence',
  },
  held: {
    meaning: 'A transfer is blocked, or two accounts of it contradict. It ends by releaseHold.',
    who: 'The service: a signed PaymentAMLBlocked, or the store’s rules',
  },
  paid: {
    meaning: 'Confirmed transfers reach the price less the tolerance, and nothing is held.',
    who: 'Derived by the store from signed events, or its own markPaid. Never by the browser',
  },
  closed: { meaning: 'The order takes no more payments.', who: 'The store: closeOrder' },
};

/** Draws the table. */
export function StatusTable() {
  const rows = SCREENS.map((screen) => {
    const { meaning, who } = EXPLANATIONS[screen];
    return [<code key="name">{screen}</code>, en.statusTitle[screen], meaning, who];
  });
  return <Table head={['Status', 'The shopper reads', 'It means', 'Who said so']} rows={rows} />;
}
