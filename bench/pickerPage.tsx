/** The page of the picker benchmark: the real picker with a given number of currencies. */
import { createRoot, type Root } from 'react-dom/client';
import { createCheckoutClient } from '../src/checkout/client.js';
import { CheckoutProvider } from '../src/checkout/CheckoutProvider.js';
import type { InitialCheckout } from '../src/checkout/checkoutSession.js';
import { CurrencyPicker } from '../src/checkout/CurrencyPicker/CurrencyPicker.js';
import { WIRE_VERSION } from '../src/contract/checkout.js';
import type { CurrencyListing, CurrencyView } from '../src/contract/currencies.js';
import { parseDecimal } from '../src/money/decimal.js';
import '../src/ui/styles.css';

const NETWORKS = [
  ['tron', 'Tron', ['TRC-20', 'TRX']],
  ['ethereum', 'Ethereum', ['ERC-20', 'ETH']],
  ['bsc', 'BNB Smart Chain', ['BEP-20', 'BNB']],
  ['polygon', 'Polygon', ['POL', 'MATIC']],
] as const;

/** As many tokens as asked for, each on four networks, as listings have them. */
function listingOf(count: number): CurrencyListing {
  const currencies = Array.from({ length: count }, (_, index): CurrencyView => {
    const [blockchain, networkName, aliases] = NETWORKS[index % 4] ?? NETWORKS[0];
    const code = `TK${String(Math.floor(index / 4))}`;
    return {
      id: `${code}.${blockchain}`,
      code,
      name: `Token number ${String(Math.floor(index / 4))}`,
      blockchain,
      networkName,
      aliases: [...aliases],
      contractAddress: `0x${index.toString(16).padStart(40, '0')}`,
      isNative: false,
      precision: 6,
      minConfirmation: 1,
    };
  });
  const idsBy = new Map<string, string[]>();
  for (const { code, id } of currencies) idsBy.set(code, [...(idsBy.get(code) ?? []), id]);
  const tokens = [...idsBy].map(([name, currencyIds]) => ({ name, label: name, currencyIds }));
  return { wire: WIRE_VERSION, currencies, tokens, blockchains: [] };
}

const ETAG = '"bench"';

function storeOf(listing: CurrencyListing, { checkout }: InitialCheckout) {
  return (url: string, init: RequestInit): Promise<Response> => {
    const known = new Headers(init.headers).get('if-none-match') === ETAG;
    if (known) return Promise.resolve(new Response(null, { status: 304, headers: { etag: ETAG } }));
    const body = url.endsWith('/currencies') ? listing : checkout;
    return Promise.resolve(Response.json(body, { headers: { etag: ETAG } }));
  };
}

let root: Root | undefined;
const samples: number[] = [];

// The event's own time is when the browser got the key, so what blocks before it counts as well.
addEventListener(
  'input',
  ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => samples.push(performance.now() - timeStamp);
      painted.port2.postMessage(null);
    }),
  { capture: true },
);

/** Renders the picker again with a number of currencies; the rest of the checkout is the store's. */
function mount(count: number, opened: InitialCheckout): void {
  root?.unmount();
  const listing = listingOf(count);
  const choices = listing.currencies.map(({ id }, index) => ({
    currencyId: id,
    payable: parseDecimal(`20.${String(index)}`),
    rate: parseDecimal('1'),
    unavailable: null,
  }));
  const initial = { ...opened, checkout: { ...opened.checkout, choices } };
  const client = createCheckoutClient({
    endpoint: 'https://store.invalid/api',
    fetch: storeOf(listing, initial),
  });
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <CheckoutProvider client={client} order="order-1" initial={initial}>
      <CurrencyPicker />
    </CheckoutProvider>,
  );
}

const bench = {
  mount,
  unmount(): void {
    root?.unmount();
    root = undefined;
    document.body.replaceChildren();
  },
  /** Milliseconds from key to paint since the last call. */
  take: (): number[] => samples.splice(0),
};

declare global {
  var pickerBench: typeof bench;
}
globalThis.pickerBench = bench;
