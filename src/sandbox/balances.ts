/** What the store's processing wallets and its exchange account hold. */
import {
  addDecimal,
  compareDecimal,
  parseDecimal,
  subtractToZero,
  type DecimalString,
} from '../money/decimal.js';

/** Amounts by currency id: decimal strings, in coins. */
export type Holdings = Readonly<Record<string, DecimalString>>;

const PROCESSING: Readonly<Record<string, string>> = {
  'TRX.Tron': '120.5',
  'USDT.Tron': '540',
  'ETH.Ethereum': '0.5',
  'USDT.Ethereum': '1210.75',
  'BNB.BNBSmartChain': '1.2',
  'BTC.Bitcoin': '0.04215',
  'LTC.Litecoin': '3.5',
};

const EXCHANGE: Readonly<Record<string, string>> = {
  'USDT.Tron': '1250.33',
  'BTC.Bitcoin': '0.01204',
  'ETH.Ethereum': '0.83',
};

/** Parses amounts. @throws `MoneyError` if one is no decimal string */
export function readHoldings(amounts: Readonly<Record<string, string>>): Holdings {
  return Object.fromEntries(
    Object.entries(amounts).map(([id, amount]) => [id, parseDecimal(amount)]),
  );
}

/** Balances of the store. */
export class Balances {
  processing: Holdings = readHoldings(PROCESSING);
  /** Null where no exchange account is set up: operation 8 then answers 400. */
  exchange: Holdings | null = readHoldings(EXCHANGE);

  /** Processing balance of a currency; zero if none is set. */
  of(currencyId: string): DecimalString {
    return this.processing[currencyId] ?? parseDecimal('0');
  }

  /** Withdraws an amount. @returns false, without a change, if the balance is too small */
  take(currencyId: string, amount: DecimalString): boolean {
    const held = this.of(currencyId);
    if (compareDecimal(held, amount) < 0) return false;
    this.processing = { ...this.processing, [currencyId]: subtractToZero(held, amount) };
    return true;
  }

  /** Returns the amount of a failed withdrawal. */
  giveBack(currencyId: string, amount: DecimalString): void {
    this.processing = { ...this.processing, [currencyId]: addDecimal(this.of(currencyId), amount) };
  }
}
