/** The status panel: true sentences, evidence, and one live region. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentStatus } from '../../../src/exports/index.js';
import type { CheckoutSnapshot } from '../../../src/contract/checkout.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, useFrozenTime } from '../../support/renderCheckout.js';

beforeEach(useFrozenTime);

function panel(change: Partial<CheckoutSnapshot> | ((store: FakeStore) => void)) {
  const store = createFakeStore({ now: () => Date.now() });
  store.choose('1001', 'USDT.Tron');
  if (typeof change === 'function') change(store);
  else store.update('1001', change);
  return renderCheckout({ store, children: <PaymentStatus /> });
}

describe('what it says', () => {
  it.each([
    ['over', { paid: true, exceptions: ['over'] }, /paid more than the price/],
    ['late', { exceptions: ['late'] }, /arrived too late/],
    ['wrong currency', { exceptions: ['wrong_currency'] }, /in a different currency/],
    ['something new', { exceptions: ['alien'] }, /Contact the store about this payment/],
    ['held', { exceptions: ['held'] }, /on hold/],
  ] satisfies [string, Partial<CheckoutSnapshot>, RegExp][])('of %s', async (_, change, text) => {
    await panel({ progress: 'confirmed', ...change });
    expect(screen.getAllByText(text)).not.toHaveLength(0);
  });

  it.each([
    ['a sum under “Paid” once all is confirmed', 'confirmed', true],
    ['the sum under “Paid” beside a transfer that failed', 'held', true],
    ['no sum under “Paid” with a transfer in it that may still fail', 'seen', false],
    ['no sum under “Paid” with a transfer of a status that we do not know', 'rejected', false],
  ] as const)('%s', async (_, status, isShown) => {
    await panel((store) => {
      store.confirm('1001');
      const transfers = [store.transfer('1001', { status: 'confirmed' })];
      store.update('1001', { transfers: [...transfers, store.transfer('1001', { status })] });
    });
    const heading = screen.getByRole('heading', { name: 'Paid' });
    expect(heading.parentElement?.querySelector('.till-amount') !== null).toBe(isShown);
  });

  it('nothing of paid where only the store will say so', async () => {
    await panel((store) => {
      store.detect('1001');
      store.update('1001', { confirmation: 'store' });
    });
    expect(screen.queryByText('Paid')).toBeNull();
    expect(screen.getByText('Confirming', { selector: 'li > *' }).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(screen.getByText('The store confirms this payment, not this page.')).toBeVisible();
  });

  it('received in every currency in which something came, the one on the screen first', async () => {
    const beside = [{ currencyId: 'BTC.Bitcoin', amount: parseDecimal('0.00012') }];
    await panel((store) =>
      store.update('1001', {
        progress: 'confirmed',
        exceptions: ['partial'],
        due: parseDecimal('8.5'),
        received: parseDecimal('0'),
        receivedBeside: beside,
        transfers: [
          store.transfer('1001', { ...beside[0], blockchain: 'bitcoin', status: 'confirmed' }),
        ],
      }),
    );
    const received = () => screen.getByText('Received').nextSibling;
    expect(received()).toHaveTextContent(/^0.00012 BTC$/);
    expect(screen.getByText('Left to pay').nextSibling).toHaveTextContent('8.50 USDT');
  });
});

describe('a transfer that does not count alone', () => {
  it.each(['counted', 'something_new'])(
    'says nothing beside a transfer that is "%s"',
    async (counts) => {
      await panel((store) =>
        store.update('1001', {
          progress: 'detected',
          transfers: [store.transfer('1001', { counts })],
        }),
      );
      expect(document.querySelector('.till-transfer-note')).toBeNull();
    },
  );
});

describe('a transfer that is not confirmed', () => {
  const seen = (minutesAgo: number) => (store: FakeStore) =>
    store.update('1001', {
      progress: 'detected',
      transfers: [
        store.transfer('1001', {
          firstSeenAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
        }),
      ],
    });

  it('is named after an hour, with what to do, and the payment is not given up', async () => {
    await panel(seen(59));
    await advance(60_000);
    expect(screen.getByText('Detected 1 hour ago, still unconfirmed')).toBeVisible();
    expect(screen.getByText(/ask the store before you pay again/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Payment detected' })).toBeVisible();
  });

  it('is not named once it is confirmed', async () => {
    await panel((store) => {
      seen(120)(store);
      store.confirm('1001');
    });
    expect(screen.queryByText(/still unconfirmed/)).toBeNull();
  });
});

describe('the evidence', () => {
  it('says who said what and when, and can be copied without tokens or addresses', async () => {
    const { user } = await panel((store) => store.confirm('1001'));
    await user.click(screen.getByText('Details'));
    await user.click(screen.getByText('History'));
    const [opened, confirmed] = within(
      screen.getByText('History').closest('details') as HTMLElement,
    ).getAllByRole('listitem');
    expect(opened).toHaveTextContent(/Checkout opened.*Store/);
    expect(confirmed).toHaveTextContent(/Payment confirmed 20.012 USDT.*Payment service/);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy for support' }));
    expect(write.mock.calls[0]?.[0]).toMatch(/^Order 1001\n2026-.*Checkout opened/);
  });

  it('of one transfer by two sources is one entry with both', async () => {
    const said = { currencyId: 'USDT.Tron', amount: parseDecimal('8'), txHash: 'ab'.repeat(32) };
    const at = '2026-03-01T11:59:30.000Z';
    await panel((store) =>
      store.update('1001', {
        progress: 'detected',
        transfers: [store.transfer('1001', { amount: parseDecimal('8') })],
        evidence: [
          { ...said, id: '1', at, source: 'service_event', kind: 'seen' },
          { ...said, id: '2', at, source: 'store', kind: 'marked_paid', txHash: null },
          { ...said, id: '3', at, source: 'service_list', kind: 'seen' },
          { ...said, id: '4', at, source: 'service_event', kind: 'confirmed' },
          // Two outputs of one transaction, of one size: the same source speaks of both.
          { ...said, id: '5', at, source: 'service_event', kind: 'seen' },
        ],
      }),
    );
    const history = screen.getByText('History').closest('details') as HTMLElement;
    const entries = within(history).getAllByRole('listitem', { hidden: true });
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Payment detected 8.00 USDT.*Payment service.*Network ·/),
      expect.stringMatching(/^Marked as paid/),
      expect.stringMatching(/^Payment confirmed 8.00 USDT/),
      expect.stringMatching(/^Payment detected 8.00 USDT/),
    ]);
  });

  it('links to the network without giving the page away', async () => {
    await panel((store) => store.detect('1001'));
    const link = screen.getByRole('link', { name: 'View transaction' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/tronscan/));
  });

  it('links nowhere by another scheme', async () => {
    await panel((store) =>
      store.update('1001', {
        progress: 'detected',
        transfers: [store.transfer('1001', { explorerUrl: 'javascript:alert(1)' })],
      }),
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('shows the ribbon once when no real money moves', async () => {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  store.choose('1001', 'USDT.Tron');
  store.update('1001', { sandbox: true });
  await renderCheckout({ store });
  expect(screen.getAllByText(/real funds/)).toHaveLength(1);
});
