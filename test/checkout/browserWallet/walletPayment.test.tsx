/** One order, one request: whatever is pressed, wherever, and whatever the wallet answers. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { transferRequest, type TransferRequest } from '../../../src/chains/transferRequest.js';
import { findRequest, keepRequest } from '../../../src/checkout/browserWallet/requests.js';
import {
  createWalletPayment,
  type WalletPayment,
} from '../../../src/checkout/browserWallet/walletPayment.js';
import {
  WalletError,
  type BrowserWallet,
  type Fate,
  type WalletProblem,
} from '../../../src/checkout/browserWallet/wallet.js';
import { parseDecimal } from '../../../src/money/decimalString.js';
import { writeStorage } from '../../../src/ui/storage.js';
import { runs } from '../../support/runs.js';

const ORDER = 'order-1';
const HASH = `0x${'ab'.repeat(32)}`;

const wanted: TransferRequest | null = transferRequest({
  blockchain: 'bsc',
  address: '0x52908400098527886e0f7030069857d2e4169ee7',
  isNative: false,
  contractAddress: '0x55d398326f99059ff775485246999027b3197955',
  precision: 18,
  amount: parseDecimal('25.1'),
});

const wallet: BrowserWallet = {
  id: 'test',
  name: 'Test Wallet',
  icon: null,
  family: 'evm',
  provider: { request: () => Promise.reject(new Error('Only the driver asks.')) },
};

/** What a wallet does with one request; `ask` decides when it answers. */
interface OpenRequest {
  readonly send: (txHash: string) => void;
  readonly fail: (problem: WalletProblem, txHash?: string) => void;
}

/** A wallet whose requests stay open until the test answers them. */
function fakeWallet() {
  const open: OpenRequest[] = [];
  const stops: Partial<Record<'connect' | 'checkAccount', WalletProblem>> = {};
  let isOnNetwork = true;
  let fate: Fate = 'pending';
  let asked = 0;
  const stopAt = async (step: keyof typeof stops): Promise<void> => {
    await Promise.resolve();
    const problem = stops[step];
    if (problem) throw new WalletError(problem);
  };
  const driver = () => ({
    async connect() {
      await stopAt('connect');
      return '0xaccount';
    },
    isOnNetwork: () => Promise.resolve(isOnNetwork),
    switchNetwork: () => Promise.resolve(),
    checkAccount: () => stopAt('checkAccount'),
    send: (_account: string, onAsk: () => void) =>
      new Promise<string>((resolve, reject) => {
        onAsk();
        asked += 1;
        open.push({
          send: resolve,
          fail: (problem, txHash) => reject(new WalletError(problem, txHash)),
        });
      }),
    look: () => Promise.resolve(fate),
  });
  return {
    driver,
    open,
    stops,
    asked: () => asked,
    leaveNetwork: () => (isOnNetwork = false),
    setFate: (next: Fate) => (fate = next),
  };
}

type FakeWallet = ReturnType<typeof fakeWallet>;

function openPage(fake: FakeWallet, order = ORDER) {
  const onSent = vi.fn();
  const payment = createWalletPayment(order, () => Promise.resolve(fake.driver));
  payment.update({ wanted, onSent });
  const shown: string[] = [];
  const close = payment.subscribe(() => shown.push(payment.state().status));
  return { payment, shown, onSent, close };
}

/** Lets everything happen that waits for nothing but its turn. */
const settle = async () => {
  for (let turns = 0; turns < 30; turns++) await Promise.resolve();
};

/** A press, up to the wallet's own window. */
async function press(payment: WalletPayment): Promise<void> {
  payment.pay(wallet);
  await settle();
}

/** A page on which it was pressed. */
async function pressed(fake = fakeWallet()) {
  const page = openPage(fake);
  await press(page.payment);
  return { fake, ...page };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25) });
});

describe('a press', () => {
  it('leads through the steps to a transaction, which is reported once', async () => {
    const fake = fakeWallet();
    fake.leaveNetwork();
    const { payment, shown, onSent } = openPage(fake);
    await press(payment);
    expect(shown).toEqual(['connecting', 'switching', 'checking', 'asking']);
    fake.open[0]?.send(HASH);
    await settle();
    expect(payment.state()).toEqual({
      status: 'sent',
      txHash: HASH,
      network: 'bsc',
      fate: 'pending',
    });
    expect(onSent.mock.calls).toEqual([[HASH]]);
  });

  it.each<[WalletProblem]>([['refused'], ['locked'], ['busy'], ['failed']])(
    'that ends with "%s" may be repeated without a question',
    async (problem) => {
      const { fake, payment } = await pressed();
      fake.open[0]?.fail(problem);
      await settle();
      expect(payment.state()).toEqual({ status: 'stopped', wallet, problem });
      await press(payment);
      expect(fake.asked()).toBe(2);
    },
  );

  it('whose end is not known leads to a question, with the transaction if there is one', async () => {
    const { fake, payment } = await pressed();
    fake.open[0]?.fail('uncertain', HASH);
    await settle();
    expect(payment.state()).toMatchObject({ status: 'stopped', problem: 'uncertain' });
    await press(payment);
    expect(payment.state()).toMatchObject({ status: 'question', txHash: HASH });
    expect(fake.asked()).toBe(1);
  });

  it('asks for nothing once the price has ended, even if it ends while the wallet connects', async () => {
    const fake = fakeWallet();
    const { payment, onSent } = openPage(fake);
    payment.pay(wallet);
    payment.update({ wanted: null, onSent });
    await settle();
    expect(fake.asked()).toBe(0);
    expect(findRequest(ORDER)).toBeUndefined();
    expect(payment.state().status).toBe('ready');
  });

  it('asks for nothing once another amount is wanted', async () => {
    const fake = fakeWallet();
    const { payment, onSent } = openPage(fake);
    payment.pay(wallet);
    payment.update({ wanted: wanted && { ...wanted, units: '1' }, onSent });
    await settle();
    expect(fake.asked()).toBe(0);
    expect(payment.state().status).toBe('ready');
  });

  it('is left once another amount is wanted than the one that the wallet shows', async () => {
    const { fake, payment, onSent } = await pressed();
    // A part of it has arrived: the screen must not name the rest while the wallet shows the whole.
    payment.update({ wanted: wanted && { ...wanted, units: '1' }, onSent });
    expect(payment.state().status).toBe('ready');
    await press(payment);
    expect(payment.state()).toMatchObject({ status: 'question', txHash: null });
    fake.open[0]?.send(HASH);
    await settle();
    expect(payment.state()).toMatchObject({ status: 'sent', txHash: HASH });
    expect(fake.asked()).toBe(1);
  });

  it('says when the wallet is slow, and the shopper may stop waiting', async () => {
    const { fake, payment, onSent } = await pressed();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(payment.state()).toMatchObject({ status: 'asking', slow: true });
    payment.back();
    expect(payment.state().status).toBe('ready');
    // What it answers afterwards counts all the same.
    fake.open[0]?.send(HASH);
    await settle();
    expect(payment.state()).toMatchObject({ status: 'sent', txHash: HASH });
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('that the shopper left before the wallet was asked asks for nothing', async () => {
    const fake = fakeWallet();
    const { payment } = openPage(fake);
    payment.pay(wallet);
    payment.back();
    await settle();
    expect(fake.asked()).toBe(0);
    expect(findRequest(ORDER)).toBeUndefined();
  });
});

describe('a second request', () => {
  it('is not made by a second press', async () => {
    const fake = fakeWallet();
    const { payment } = openPage(fake);
    payment.pay(wallet);
    payment.pay(wallet);
    await settle();
    await press(payment);
    expect(fake.asked()).toBe(1);
  });

  it.each(['another tab', 'a reload'])('is a question after %s', async (where) => {
    const { fake, ...first } = await pressed();
    if (where === 'a reload') first.close();
    const second = openPage(fake);
    await press(second.payment);
    expect(second.payment.state()).toMatchObject({ status: 'question', wallet, txHash: null });
    expect(fake.asked()).toBe(1);
    second.payment.again();
    await settle();
    expect(fake.asked()).toBe(2);
  });

  it('of two tabs in the same moment is made by one', async () => {
    const fake = fakeWallet();
    const first = openPage(fake);
    const second = openPage(fake);
    first.payment.pay(wallet);
    second.payment.pay(wallet);
    await settle();
    expect(fake.asked()).toBe(1);
    const states = [first.payment.state().status, second.payment.state().status];
    expect(states.sort()).toEqual(['asking', 'question']);
  });
});

describe('a sent transaction', () => {
  async function sent(fate: Fate) {
    const { fake, ...page } = await pressed();
    fake.open[0]?.send(HASH);
    await settle();
    fake.setFate(fate);
    await vi.advanceTimersByTimeAsync(4_000);
    return { fake, ...page };
  }

  it.each<[Fate]>([['included'], ['failed'], ['replaced'], ['dropped']])(
    'is followed: %s',
    async (fate) => {
      const { payment } = await sent(fate);
      expect(payment.state()).toMatchObject({ status: 'sent', txHash: HASH, fate });
    },
  );

  it('that failed may be repeated without a question', async () => {
    const { payment, fake } = await sent('failed');
    await press(payment);
    expect(fake.asked()).toBe(2);
  });

  it.each<[Fate]>([['replaced'], ['dropped'], ['pending']])(
    'that is %s may be repeated after a question only',
    async (fate) => {
      const { payment, fake } = await sent(fate);
      await press(payment);
      expect(payment.state()).toMatchObject({ status: 'question', txHash: HASH });
      expect(fake.asked()).toBe(1);
      payment.back();
      expect(payment.state()).toMatchObject({ status: 'sent', txHash: HASH, fate });
    },
  );

  it('of which nothing was heard for half an hour may be dropped, as a page sees that has not followed it', async () => {
    await sent('pending');
    vi.advanceTimersByTime(31 * 60 * 1000);
    const { payment } = openPage(fakeWallet());
    expect(payment.state()).toMatchObject({ status: 'sent', txHash: HASH, fate: 'dropped' });
  });

  it('is shown again after a reload, for a day', async () => {
    await sent('pending');
    expect(openPage(fakeWallet()).payment.state()).toMatchObject({ status: 'sent', txHash: HASH });
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(openPage(fakeWallet()).payment.state().status).toBe('ready');
  });

  it.each([HASH, HASH.slice(2), HASH.toUpperCase().replace('0X', '0x')])(
    'is no longer waited for once the store knows it as %s',
    async (spelling) => {
      const { payment } = await sent('included');
      payment.arrived([spelling]);
      expect(payment.state().status).toBe('ready');
      expect(findRequest(ORDER)).toBeUndefined();
    },
  );

  it('is told to another tab', async () => {
    const fake = fakeWallet();
    const first = openPage(fake);
    const second = openPage(fake);
    await press(first.payment);
    fake.open[0]?.send(HASH);
    await settle();
    dispatchEvent(new StorageEvent('storage', { key: 'till-wallet-requests' }));
    expect(second.payment.state()).toMatchObject({ status: 'sent', txHash: HASH });
  });

  it('keeps its fate when another tab pays another order', async () => {
    const { payment } = await sent('included');
    const fake = fakeWallet();
    const other = openPage(fake, 'order-4');
    await press(other.payment);
    dispatchEvent(new StorageEvent('storage', { key: 'till-wallet-requests' }));
    expect(payment.state()).toMatchObject({ status: 'sent', txHash: HASH, fate: 'included' });
  });

  it('that failed leaves a later request known', async () => {
    const { fake, ...first } = await pressed();
    fake.open[0]?.send(HASH);
    await settle();
    const second = openPage(fake);
    await press(second.payment);
    second.payment.again();
    await settle();
    expect(fake.asked()).toBe(2);
    fake.setFate('failed');
    await vi.advanceTimersByTimeAsync(4_000);
    await press(first.payment);
    expect(first.payment.state().status).toBe('question');
    expect(fake.asked()).toBe(2);
  });

  it('is known to a screen that has taken the place of the one which sent it', async () => {
    const { fake, ...first } = await pressed();
    first.close();
    const second = openPage(fake);
    fake.open[0]?.send(HASH);
    await settle();
    expect(second.payment.state()).toMatchObject({ status: 'sent', txHash: HASH, network: 'bsc' });
  });
});

describe('what another tab does with another order', () => {
  it('leaves what is said here', async () => {
    const { fake, payment } = await pressed();
    fake.open[0]?.fail('uncertain');
    await settle();
    const other = openPage(fake, 'order-4');
    await press(other.payment);
    dispatchEvent(new StorageEvent('storage', { key: 'till-wallet-requests' }));
    expect(payment.state()).toMatchObject({ status: 'stopped', problem: 'uncertain' });
  });
});

describe('storage', () => {
  it('whose locks are blocked as well does not stop a payment', async () => {
    const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    try {
      const { fake } = await pressed();
      expect(fake.asked()).toBe(1);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('that is blocked leaves one page as careful as ever', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    try {
      const fake = fakeWallet();
      const { payment } = openPage(fake, 'order-2');
      await press(payment);
      payment.back();
      await press(payment);
      expect(payment.state().status).toBe('question');
      payment.back();
      fake.open[0]?.fail('refused');
      await settle();
      expect(findRequest('order-2')).toBeUndefined();
    } finally {
      writeStorage('localStorage', 'till-wallet-requests', null);
      get.mockRestore();
      set.mockRestore();
    }
  });

  it.each(['no JSON', '{}', '[null, 1, {"order": "order-1"}]', '[{"order":1,"at":"x"}]'])(
    'that holds %s is read as empty',
    async (text) => {
      localStorage.setItem('till-wallet-requests', text);
      const fake = fakeWallet();
      const { payment } = openPage(fake, 'order-3');
      await press(payment);
      expect(fake.asked()).toBe(1);
      keepRequest('order-3', null);
    },
  );
});

/** What a shopper, a wallet and time can do. */
type Step =
  | { readonly do: 'pay' | 'again' | 'back' | 'reload'; readonly page: number }
  | { readonly do: 'answer'; readonly request: number; readonly end: WalletProblem | 'sent' }
  | { readonly do: 'wait' };

const page = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), page }) },
  fc.record({ do: fc.constantFrom('again' as const, 'back' as const, 'reload' as const), page }),
  fc.record({
    do: fc.constant('answer' as const),
    request: fc.nat({ max: 5 }),
    end: fc.constantFrom(
      'sent' as const,
      'refused' as const,
      'uncertain' as const,
      'busy' as const,
    ),
  }),
  fc.record({ do: fc.constant('wait' as const) }),
);

describe('over any history', () => {
  it('no wallet is asked while an earlier request may still pay, but after a question', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        localStorage.clear();
        const fake = fakeWallet();
        const pages = [openPage(fake), openPage(fake), openPage(fake)];
        /** Requests that may still pay, or have. */
        const open = new Set<number>();
        const closed = new Set<OpenRequest>();
        for (const one of steps) {
          const before = fake.asked();
          let mayAsk = open.size === 0;
          if (one.do === 'wait') await vi.advanceTimersByTimeAsync(1_000);
          else if (one.do === 'answer') {
            const request = fake.open[one.request];
            if (!request || closed.has(request)) continue;
            closed.add(request);
            if (one.end === 'sent') request.send(`0x${String(one.request).padStart(64, '0')}`);
            else request.fail(one.end);
            if (one.end === 'refused' || one.end === 'busy') open.delete(one.request);
          } else {
            const at = pages[one.page];
            if (one.do === 'pay') at?.payment.pay(wallet);
            if (one.do === 'back') at?.payment.back();
            if (one.do === 'again') {
              mayAsk ||= at?.payment.state().status === 'question';
              at?.payment.again();
            }
            if (one.do === 'reload') {
              at?.close();
              pages[one.page] = openPage(fake);
            }
          }
          await settle();
          const made = fake.asked() - before;
          expect(made).toBeLessThanOrEqual(mayAsk ? 1 : 0);
          if (made > 0) open.add(fake.asked() - 1);
        }
      }),
      { numRuns: runs(3_000) },
    );
  });
});
