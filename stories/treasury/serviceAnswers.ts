/** A service that answers otherwise than the sandbox does: newer, poorer, or tampered with. */
import type { SendRequest } from '../../src/api/transport.js';

/** Turns the way to the service into another. */
export type Bend = (send: SendRequest) => SendRequest;

/** The text of every answer changed; status stays. */
export const rewriting =
  (edit: (text: string) => string): Bend =>
  (send) =>
  async (request) => {
    const answer = await send(request);
    const text = await answer.text();
    const { status, headers } = answer;
    return new Response(text === '' ? null : edit(text), { status, headers });
  };

/** A network of which this version of Tillkit has not heard. */
export const withNewNetwork: Bend = rewriting((text) =>
  text.replaceAll('"blockchain":"polygon"', '"blockchain":"newchain"'),
);

/** Two characters of every Tron address swapped: its checksum no longer fits. */
export const withWrongAddress: Bend = rewriting((text) =>
  text.replace(
    /"address":"T(.)(.)/g,
    (_, first: string, second: string) => `"address":"T${second}${first}`,
  ),
);

/** Without a rate. */
export const withoutWorthOf = (currencyId: string): Bend =>
  rewriting((text) =>
    text.replaceAll(
      new RegExp(
        `("currency_id":"${currencyId.replace('.', '\\.')}"[^}]*?),"amount_usd":"[^"]*"`,
        'g',
      ),
      '$1',
    ),
  );

/** Transfers of a currency without a transaction hash. */
export const withoutHashOf = (currencyId: string): Bend =>
  rewriting((text) =>
    text.replaceAll(
      new RegExp(
        `("currency_id":"${currencyId.replace('.', '\\.')}"[^{}]*?"tx_hash":)"[^"]*"`,
        'g',
      ),
      '$1null',
    ),
  );

/** Answers until the switch is thrown; after that nothing comes back. */
export function breakable(): { readonly bend: Bend; readonly cut: () => void } {
  let isCut = false;
  return {
    bend: (send) => (request) =>
      isCut ? Promise.reject(new TypeError('The service of this scene is gone.')) : send(request),
    cut() {
      isCut = true;
    },
  };
}
