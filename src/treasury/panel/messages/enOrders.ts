/** English of the list of orders, beside `enOrderList`. */
import { plural, type PluralForms } from '../../../ui/messages/messageFormat.js';

type Words = Readonly<Record<string, string>>;

const count = (n: number, forms: PluralForms<'en'>) => plural('en', n, forms);

/** The state of an order, as lists name it. */
const orderStates: Words = { open: 'Open', held: 'On hold', paid: 'Paid', closed: 'Closed' };

/** Sentences of the list of orders, beside `enOrderList`. */
const orderList = {
  orderStates,
  otherState: (word: string) => `State: ${word}`,
  deposits: 'Deposits',
  olderOnes: 'Show older ones',
  olderOnesLoading: 'Loading older ones…',
  olderOnesFailed: 'The older ones couldn’t be read',
  moreShown: (n: number) => count(n, { one: '# more shown', other: '# more shown' }),
};

/** Sentences of orders. */
export const enOrders = { ...orderList };
