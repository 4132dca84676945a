/** The store of the guides' reader: what their code calls “yours”, and a shopper who pays in it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { control } from '../shopper.mjs';

/** Every order may be paid, and costs 20 dollars. A clerk is whoever says so. The pager is no other machine. */
const YOURS = `
const found = async (id) => ({ id, totalUsd: '20.00', totalEur: '18.40', customerId: 'ada' });
Object.assign(globalThis, {
  orderOfSession: (_request, order) => found(order),
  findOrder: found,
  fulfilOnce: async (reference) => console.log(\`Order \${reference} is paid.\`),
  userOfSession: async () => ({ email: 'ada@shop.example', isStaff: true }),
  staffOfSession: async (request) => request.headers.has('x-clerk') && { email: 'ada@shop.example' },
  logger: { warn: ({ code }, message) => console.warn(code, message) },
});
const { fetch } = globalThis;
globalThis.fetch = (to, init) => {
  if (!String(to).startsWith('https://events.pagerduty.com/')) return fetch(to, init);
  console.log('The pager has ' + JSON.parse(init.body).dedup_key);
  return Promise.resolve(Response.json({ status: 'success' }, { status: 202 }));
};
`;

const TYPES = `
interface Found { id: string; totalUsd: string; totalEur: string; customerId: string }
declare function orderOfSession(request: Request, order: string): Promise<Found | null>;
declare function findOrder(id: string): Promise<Found | null>;
declare function fulfilOnce(reference: string, claimId: string): Promise<void>;
`;

/** Gives each program that the reader starts what the code calls “yours”. */
export function openStore(reader) {
  reader.write('yours.mjs', YOURS);
  reader.write('yours.d.ts', TYPES);
  const file = pathToFileURL(join(reader.folder, 'yours.mjs'));
  reader.settings = { ...reader.settings, NODE_OPTIONS: `--import=${file}` };
}

/** Address of the sandbox that the reader has started. */
export const sandboxOf = ({ servers }) => ({
  url: /TILL_SERVICE_URL=(\S+)/.exec(servers[0].said())[1],
});

/** A checkout's client, as a page of the reader has it. */
export function clientOf({ folder }, endpoint = 'http://127.0.0.1:3000/api/till') {
  const { createCheckoutClient } = createRequire(join(folder, 'shop.mjs'))('tillkit/client');
  return createCheckoutClient({ endpoint });
}

/** Pays an order at the server that runs, which then ships it. */
export async function payOrder(reader, order, reference = order) {
  const client = clientOf(reader);
  const { token } = await client.openCheckout({ order });
  const currencyId = 'USDT.Tron';
  const { address, quote } = await client.selectCurrency(token, currencyId);
  const sandbox = sandboxOf(reader);
  const paid = { address: address.address, currencyId, amount: quote.payable };
  await control(sandbox, 'confirm', { txHash: (await control(sandbox, 'pay', paid)).txHash });
  await reader.servers.at(-1).says(new RegExp(`^Order ${reference} is paid\\.$`, 'm'), 60_000);
}
