/** Scenes of the overview: a busy day, a quiet one, and one on which not everything can be read. */
import { parseDecimal } from '../../src/money/decimal.js';
import { APPROVER, CLERK, type BackOffice } from './backOffice.js';
import type { OfficeScene } from './officeScene.js';
import { ORDER_SCENES } from './orderScenes.js';
import { RECEIVERS } from './withdrawalScenes.js';

const idOf = (n: number): string => `0f6c1c52-7d5e-4a55-9d0e-${String(n).padStart(12, '0')}`;

/** Withdrawals that wait for the approval of another. */
async function drafted(office: BackOffice): Promise<void> {
  for (const [index, amount] of ['2400', '15.5', '60'].entries()) {
    await office.clientOf(CLERK).draftWithdrawal({
      ...{ id: idOf(index + 1), currencyId: 'USDT.Tron', amount: parseDecimal(amount) },
      addressTo: RECEIVERS.tron,
    });
  }
}

/** No tokens on Tron, so nothing is said of its gas. */
const withoutGas = (office: BackOffice): void =>
  office.store.sandbox.setBalances({ 'USDT.Tron': '0' });

const { store, before } = ORDER_SCENES.orders_worklist;

/** The scenes, by name. */
export const OVERVIEW_SCENES = {
  overview_busy: {
    store,
    person: { ...APPROVER, may: { read: true, withdraw: true, approve: true } },
    async before(office) {
      await before(office);
      await drafted(office);
    },
  },
  overview_quiet: { before: withoutGas },
  overview_unread: {
    before: drafted,
    person: APPROVER,
    service: (send) => (request) =>
      request.url.includes('balances')
        ? Promise.resolve(new Response('down', { status: 500 }))
        : send(request),
  },
} satisfies Readonly<Record<string, OfficeScene>>;
