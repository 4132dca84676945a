/** Settings of the simulated service, as in the dashboard. */
import { parseDecimal, type DecimalString } from '../money/decimal.js';

/** The settings; each comment names the answers that it changes (`docs/service.md §5`). */
export interface ServiceSettings {
  /** Deposits below this many US dollars send no webhook. @default "0.1" */
  minimalPaymentUsd: DecimalString;
  /**
   * On: a payment has one event, sent after its confirmation, and `paid_at` is the time of its block,
   * which is that of the confirmation. Off: `paid_at` is the second after the payment. @default false
   */
  datedByBlock: boolean;
  /** Operations 1 and 2 answer 400 `store is not verified`. @default false */
  storeRejected: boolean;
  /** Off: operations 1, 2 and 7 answer 400, operation 9 answers 423. @default true */
  processingReady: boolean;
  /** Networks without a processing wallet: operation 9 answers 404. @default [] */
  networksWithoutWallet: readonly string[];
  /** Off: operation 9 answers 400 (feature switch of the installation). @default true */
  withdrawalsEnabled: boolean;
  /** Off: operation 9 answers 400 (switch of the owner). @default true */
  withdrawalsAllowed: boolean;
  /** Off: operation 9 answers 403. @default true */
  storeOwned: boolean;
  /** Off: the public page of a wallet answers 410; operation 1 goes on as before. @default true */
  storeEnabled: boolean;
  /** Addresses of the store that the public page of a wallet names. @default {} */
  storePages: { readonly site_url?: string; readonly return_url?: string };
}

/** Settings of a service that refuses nothing. */
export function defaultSettings(minimalPaymentUsd = '0.1'): ServiceSettings {
  return {
    minimalPaymentUsd: parseDecimal(minimalPaymentUsd),
    datedByBlock: false,
    storeRejected: false,
    processingReady: true,
    networksWithoutWallet: [],
    withdrawalsEnabled: true,
    withdrawalsAllowed: true,
    storeOwned: true,
    storeEnabled: true,
    storePages: {},
  };
}

/** Settings to change; the others stay. `minimalPaymentUsd`: decimal string, US dollars. */
export type SettingsInput = Partial<
  Omit<ServiceSettings, 'minimalPaymentUsd'> & { minimalPaymentUsd: string }
>;

/** @throws `TypeError` for an unknown name, which would change nothing */
export function assertNames(input: object, known: object): void {
  const unknown = Object.keys(input).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length === 0) return;
  throw new TypeError(
    `The sandbox has no setting ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`,
  );
}

/**
 * Changes settings in place.
 *
 * @throws `MoneyError` if the minimum is no decimal string, `TypeError` for an unknown setting.
 */
export function changeSettings(settings: ServiceSettings, input: SettingsInput): void {
  assertNames(input, settings);
  const { minimalPaymentUsd, ...switches } = input;
  if (minimalPaymentUsd !== undefined) {
    settings.minimalPaymentUsd = parseDecimal(minimalPaymentUsd);
  }
  Object.assign(settings, switches);
}
