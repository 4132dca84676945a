/** Tells the store's owner of listed tokens that are not the well-known token that they seem to be. */
import type { ExtendedListing, StoreCurrency } from '../../../api/currencies.js';
import { networkName } from '../../../chains/networks.js';
import { judgeToken, type WellKnownToken } from '../../../chains/wellKnownTokens.js';
import type { CurrencyListing, CurrencyView } from '../../../contract/currencies.js';
import type { DiagnosticListener } from '../../configuration/diagnostic.js';
import { listedToken } from './joinListing.js';

/** A token that pages ask no wallet for, in the owner's words. */
export interface RefusedToken {
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

const WHY =
  'A wallet could send another token, or another amount, than the page shows. So pages show the address alone, ' +
  'without a wallet button and without a link to the token.';
const fixOf = (leaveOut: string): string =>
  `Correct the currency in the service's table, or leave it out with ${leaveOut}. If the service is right, ` +
  'Tillkit needs a newer version.';

function expectation(expected: WellKnownToken | null, network: string): string {
  if (!expected)
    return `Its code reads like a well-known one that has no known contract on ${network}.`;
  const { code, contract, decimals } = expected;
  return `On ${network} ${code} is ${contract}, with ${String(decimals)} decimals.`;
}

/** Those among the offered currencies. @param leaveOut what the reader leaves a currency out with */
export function refusedTokens(
  extended: ExtendedListing,
  flat: readonly StoreCurrency[],
  offered: readonly CurrencyView[],
  leaveOut = '`currencies.exclude`',
): readonly RefusedToken[] {
  const rows = new Map(extended.currencies.toReversed().map((row) => [row.id, row]));
  const flatById = new Map(flat.map((row) => [row.id, row]));
  return offered.flatMap(({ id }) => {
    const row = rows.get(id);
    if (!row) return [];
    const token = listedToken(row, flatById.get(id));
    const verdict = judgeToken(token);
    if (verdict.status !== 'contradicted') return [];
    const { code, contractAddress, precision, blockchain } = token;
    const decimals = precision === null ? '' : `, with ${String(precision)} decimals`;
    const what =
      `The service lists ${id} as ${code} with the contract ${contractAddress ?? ''}${decimals}. ` +
      expectation(verdict.expected, networkName(blockchain));
    return [{ what, why: WHY, fix: fixOf(leaveOut) }];
  });
}

/** A listing that names other contracts each time is not told without end. */
const MOST_TOLD = 100;

/** Makes the check of each listing. Each wrong token is reported once. */
export function createTokenWatch(report: DiagnosticListener) {
  const told = new Set<string>();
  return (
    extended: ExtendedListing,
    flat: readonly StoreCurrency[],
    { currencies }: CurrencyListing,
  ): void => {
    for (const { what, why, fix } of refusedTokens(extended, flat, currencies)) {
      if (told.has(what) || told.size >= MOST_TOLD) continue;
      told.add(what);
      report({ code: 'token_refused', message: `${what} ${why} ${fix}` });
    }
  };
}
