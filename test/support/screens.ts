/** Every screen of the checkout, each reached by what happens in the pretend store. */
import { parseDecimal } from '../../src/money/decimal.js';
import type { Screen } from '../../src/checkout/screen.js';
import { createFakeStore, type FakeStore } from './fakeStore.js';

const ORDER = '1001';
const chosen = () => createFakeStore({ chosen: 'USDT.Tron' });

function after(change: (store: FakeStore) => void, store = chosen()): FakeStore {
  store.choose(ORDER, 'USDT.Tron');
  change(store);
  return store;
}

/** A store in which order "1001" is on that screen. `loading` never answers; `error` refuses. */
export const SCREEN_STORES: Readonly<Record<Screen, () => FakeStore>> = {
  loading() {
    const store = createFakeStore();
    store.failNext('/checkouts', { hang: true }, 99);
    return store;
  },
  error() {
    const store = createFakeStore();
    store.failNext('/checkouts', 'forbidden', 99);
    return store;
  },
  choose_currency: () => createFakeStore(),
  pay: () => chosen(),
  top_up: () => createFakeStore({ kind: 'top_up', chosen: 'USDT.Tron' }),
  detected: () => after((store) => store.detect(ORDER)),
  confirmed: () =>
    after((store) => {
      store.confirm(ORDER);
      store.update(ORDER, { paid: false, confirmation: 'store' });
    }),
  partial: () =>
    after((store) => {
      store.confirm(ORDER);
      store.update(ORDER, {
        paid: false,
        exceptions: ['partial'],
        due: parseDecimal('5.012'),
        received: parseDecimal('15'),
      });
    }),
  review: () =>
    after((store) =>
      store.update(ORDER, {
        progress: 'confirmed',
        exceptions: ['late'],
        transfers: [store.transfer(ORDER, { status: 'confirmed', counts: 'late' })],
      }),
    ),
  held: () => after((store) => store.update(ORDER, { progress: 'detected', exceptions: ['held'] })),
  paid: () =>
    after((store) => {
      store.confirm(ORDER);
      store.update(ORDER, { exceptions: ['over'], excess: parseDecimal('1.5') });
    }),
  closed: () => after((store) => store.update(ORDER, { closed: true })),
};
