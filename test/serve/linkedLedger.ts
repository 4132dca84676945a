/** A ledger with a refund link, as a back office writes it. */
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import { parseDecimal } from '../../src/money/decimal.js';
import { createRefundLinks } from '../../src/treasury/refunds/refundLinks.js';
import { hashOfSecret, newSecret, writeToken } from '../../src/treasury/refunds/refundTokens.js';

/** The ledger, the link's id, and its path below the server's address. */
export interface LinkedLedger {
  readonly ledger: Ledger;
  readonly links: ReturnType<typeof createRefundLinks>;
  readonly id: string;
  readonly path: string;
}

/** Makes one for 12.25 USDT on Tron. */
export async function linkedLedger(ledger: Ledger = memoryLedger()): Promise<LinkedLedger> {
  const secret = newSecret();
  const id = crypto.randomUUID();
  const links = createRefundLinks({ ledger, now: Date.now });
  await links.make(1, {
    linkId: id,
    secretHash: hashOfSecret(secret),
    order: { kind: 'payment', reference: '1042' },
    kind: 'excess',
    currencyId: 'USDT.Tron',
    code: 'USDT',
    blockchain: 'tron',
    networkName: 'Tron',
    isNative: false,
    amount: parseDecimal('12.25'),
    contracts: [],
    reason: 'Paid too much',
    madeBy: 'ana',
    needsApproval: true,
    expiresAt: '2099-01-01T00:00:00.000Z',
    isPart: false,
    language: null,
  });
  return { ledger, links, id, path: `/refund/${writeToken({ id, secret })}` };
}
