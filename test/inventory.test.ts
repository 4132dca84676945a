/**
 * The inventory: every state that a shopper can come upon, the story that shows it, and the scene of
 * the sandbox that brings it about. A state without its story fails; lists that the code closes are
 * keys here, so a new one does not even compile.
 */
import { describe, expect, it } from 'vitest';
import type { PayloadForm } from '../src/chains/paymentPayload.js';
import type { Screen } from '../src/checkout/screen.js';
import type { ConnectionError } from '../src/checkout/connectionError.js';
import type { PaymentException, Progress } from '../src/contract/checkout.js';
import { isSceneName, SCENES, type SceneName } from '../stories/scenes/scenes.js';

/** File and export of a story. */
type StoryName =
  `${'Checkout' | 'CurrencyPicker' | 'Journeys' | 'PaymentStatus' | 'Troubles' | 'WalletView'}/${string}`;

const SCREENS: Readonly<Record<Screen, StoryName>> = {
  loading: 'Checkout/StoreAnswersLate',
  error: 'Checkout/ServiceUnavailable',
  choose_currency: 'Checkout/ChoosingCurrency',
  pay: 'Checkout/WaitingForTransfer',
  top_up: 'Checkout/ToppingUp',
  detected: 'Checkout/TransferSeen',
  confirmed: 'Checkout/RestOnItsWay',
  partial: 'Checkout/PartHasArrived',
  review: 'Checkout/TransferLate',
  held: 'Checkout/TransferHeld',
  paid: 'Checkout/Paid',
  closed: 'Checkout/OrderClosed',
};

const PROGRESS: Readonly<Record<Progress, StoryName>> = {
  awaiting: 'PaymentStatus/WaitingForTransfer',
  detected: 'PaymentStatus/TransferSeen',
  confirmed: 'PaymentStatus/TransferConfirmed',
};

const EXCEPTIONS: Readonly<Record<PaymentException, StoryName>> = {
  partial: 'PaymentStatus/PartHasArrived',
  over: 'PaymentStatus/PaidTooMuch',
  late: 'PaymentStatus/TransferLate',
  wrong_currency: 'PaymentStatus/WrongCurrency',
  held: 'PaymentStatus/TransferHeld',
};

const TROUBLES: Readonly<Record<ConnectionError, StoryName>> = {
  offline: 'Troubles/DeviceOffline',
  lost: 'Checkout/ConnectionLost',
  blocked: 'Troubles/RequestsBlocked',
  slow: 'Troubles/StoreSlowToAnswer',
  expired: 'Troubles/SessionOver',
  refused: 'Troubles/StoreStumbles',
};

/** Forms of the code: shown at once, or one tap away. */
const CODES: Readonly<Record<PayloadForm, StoryName>> = {
  bip21_amount: 'WalletView/ShowingBitcoin',
  bip21: 'WalletView/BitcoinWithoutAmount',
  eip681_amount: 'WalletView/ShowingEther',
  eip681: 'WalletView/EtherWithoutAmount',
  eip681_token: 'WalletView/TokenLink',
  address: 'WalletView/ShowingToken',
};

const WRONG: Readonly<Record<string, StoryName>> = {
  'offline before the page is open': 'Checkout/Offline',
  'slow to open': 'Troubles/StoreSlowToOpen',
  'the order has changed': 'Troubles/PriceChanged',
  'a second tab': 'Troubles/TwoTabs',
  'back from the cache': 'Troubles/BackFromCache',
  'the address is replaced under the page': 'Troubles/AddressReplaced',
  'the store is away': 'Checkout/StoreUnreachable',
  'the service is away': 'Checkout/ServiceUnavailable',
  'a page in the place of the answer': 'Checkout/ServiceAnswersWithPage',
  'an answer that says "well" by an unknown code': 'Checkout/ServiceAnswersOddly',
  'an answer that lacks something': 'Checkout/ServiceAnswersIncompletely',
  'the key is revoked': 'Checkout/KeyRevoked',
  'a price is missing': 'Checkout/PriceMissing',
  "somebody else's order": 'Checkout/UnknownOrder',
};

const PICKER: Readonly<Record<string, StoryName>> = {
  loading: 'CurrencyPicker/Loading',
  failed: 'CurrencyPicker/ServiceUnavailable',
  empty: 'CurrencyPicker/NothingToChoose',
  'no match': 'CurrencyPicker/FindingNothing',
  'found by alias': 'CurrencyPicker/Searching',
  'found by contract': 'CurrencyPicker/FindingByContract',
  "found by an address of one's own": 'CurrencyPicker/FindingOnesNetwork',
  'found in spite of the keyboard': 'CurrencyPicker/SearchingWithWrongKeyboard',
  'minimum not met': 'CurrencyPicker/KnowingMinimumAndTime',
  busy: 'CurrencyPicker/FixingPrice',
  'the choice is lost': 'CurrencyPicker/PriceNotFixed',
  'second step': 'CurrencyPicker/ChoosingNetwork',
  'by network': 'CurrencyPicker/ChoosingByNetwork',
  'many currencies': 'CurrencyPicker/ChoosingAmongMany',
  'last used first': 'CurrencyPicker/LastUsedFirst',
  'chosen before': 'CurrencyPicker/ChosenBefore',
  'back to change': 'Checkout/ChangingCurrency',
  'for a top-up': 'CurrencyPicker/ChoosingForTopUp',
  'priced in another currency': 'Checkout/PricedInEuros',
};

const WALLET: Readonly<Record<string, StoryName>> = {
  loading: 'WalletView/Loading',
  failed: 'WalletView/ServiceUnavailable',
  'address first on another EVM network': 'WalletView/ShowingEtherOnArbitrum',
  'its link one tap away': 'WalletView/EtherOnArbitrumWithAmount',
  'plain address one tap away': 'WalletView/OfferingSimplerCodes',
  'unchecked address': 'WalletView/NetworkUnknown',
  'refused address': 'WalletView/AddressRefused',
  'replaced address': 'WalletView/AddressReplaced',
  'the price ends soon': 'WalletView/PriceEndingSoon',
  'the price has ended, a new one is offered': 'WalletView/PriceExpired',
  'the new price is taken': 'Journeys/AcceptingNewPrice',
  'the new price cannot be had': 'WalletView/NewPriceNotHad',
  'priced in another currency': 'WalletView/PricedInEuros',
  'a long amount': 'Checkout/WaitingForManyCoins',
  'a stated minimum': 'Checkout/WaitingAboveMinimum',
  'the rest of a payment, with its bar': 'WalletView/AskingForRest',
  'the rest of a payment that was only seen': 'WalletView/AskingForRestOfDetected',
  'full-screen code': 'WalletView/ShowingLargeCode',
  'other ways to pay': 'WalletView/ShowingMoreWays',
  'from an exchange, the store named': 'WalletView/PayingFromExchange',
  'from an exchange, the store unnamed': 'WalletView/PayingFromExchangeToUnnamed',
  'continued on a phone': 'WalletView/ContinuingOnPhone',
  'pasted address is right': 'WalletView/FindingSameAddress',
  'pasted address is wrong': 'WalletView/FindingSwappedAddress',
  'pasted text is none': 'WalletView/FindingNoAddress',
  'copying is refused': 'WalletView/CopyingRefused',
  'top-up': 'WalletView/ToppingUp',
  'top-up with deposits': 'WalletView/ToppingUpWithDeposits',
  'worth of a top-up': 'WalletView/ReckoningTopUp',
  'nothing to send': 'WalletView/DrawingNothing',
};

const STATUS: Readonly<Record<string, StoryName>> = {
  loading: 'PaymentStatus/Loading',
  failed: 'PaymentStatus/ServiceUnavailable',
  'before the choice': 'PaymentStatus/BeforeChoosing',
  'the store will confirm': 'PaymentStatus/StoreWillConfirm',
  'seen without events': 'Checkout/TransferSeenWithoutEvents',
  'events lost': 'Checkout/EventsLost',
  'seen and gone': 'Checkout/TransferVanished',
  'seen long ago': 'PaymentStatus/WaitingLong',
  'too small to notice': 'Checkout/TooSmallToNotice',
  paid: 'PaymentStatus/Paid',
  'paid in two transfers': 'Checkout/PaidInTwoTransfers',
  'paid by word of the store': 'PaymentStatus/PaidByStoresWord',
  'paid after a hold': 'PaymentStatus/PaidAfterReview',
  closed: 'PaymentStatus/OrderClosed',
  'a top-up': 'PaymentStatus/ToppingUp',
  'who said what': 'PaymentStatus/ShowingEvidence',
  'checked, nothing new': 'PaymentStatus/NothingNew',
  'to be told': 'PaymentStatus/TellingWhenItArrives',
  'the receipt, in its sheet': 'PaymentStatus/ShowingReceipt',
};

const INVENTORY = {
  SCREENS,
  PROGRESS,
  EXCEPTIONS,
  TROUBLES,
  CODES,
  WRONG,
  PICKER,
  WALLET,
  STATUS,
} as const;

const sources = import.meta.glob<string>('../stories/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const SCENE = /inScene\('(\w+)'\)/;

/** The scene that a story plays in: its own, else that of its file; undefined where there is none. */
function sceneOf(name: StoryName): SceneName | undefined {
  const [file = '', story = ''] = name.split('/');
  const [head = '', ...stories] = (sources[`../stories/${file}.stories.tsx`] ?? '').split(
    /^export const /m,
  );
  const text = stories.find((one) => new RegExp(`^${story}\\b`).test(one));
  if (text === undefined) return undefined;
  const scene = (SCENE.exec(text) ?? SCENE.exec(head))?.[1];
  return isSceneName(scene) ? scene : undefined;
}

const rows = Object.entries(INVENTORY).flatMap(([part, states]) =>
  Object.entries<StoryName>(states).map(([state, story]) => [part, state, story] as const),
);

describe('the inventory', () => {
  it.each(rows)('%s: "%s" has its story and a scene behind it: %s', (_part, _state, story) => {
    expect(sceneOf(story)).toBeDefined();
  });

  it.each(Object.entries(SCREENS))('screen "%s": the scene of %s opens on it', (screen, story) => {
    expect(SCENES[sceneOf(story) as SceneName].screen).toBe(screen);
  });

  it.each(Object.entries(TROUBLES))('trouble "%s": the scene of %s has it', (trouble, story) => {
    const scene = sceneOf(story) as SceneName;
    expect(SCENES[scene]).toHaveProperty('connectionError', trouble);
  });

  it('would notice a story that is missing, and one without a scene', () => {
    expect(sceneOf('Checkout/NobodyWroteIt')).toBeUndefined();
    expect(sceneOf('Checkout/Pai')).toBeUndefined();
  });

  it('has a scene for every story of the shopper', () => {
    const without = Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(/^export const (\w+): Story/gm)].flatMap(([, story = '']) => {
        const part = file.replace(/.*\/(\w+)\.stories\.tsx/, '$1');
        // How a preset is worn is said by a function that the scene is passed to.
        const name = `${part}/${story}` as StoryName;
        return sceneOf(name) === undefined ? [name] : [];
      }),
    );
    expect(without).toEqual([]);
  });
});
