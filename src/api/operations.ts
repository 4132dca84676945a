/** The service's eleven operations as a table, in the order of its document. */
import * as z from 'zod';
import { exchangeBalancesSchema, processingWalletBalanceSchema } from './balances.js';
import { currencyRateSchema, extendedListingSchema, storeCurrencySchema } from './currencies.js';
import { unconfirmedTransfersSchema } from './transfers.js';
import { walletSchema } from './wallet.js';
import {
  createdWithdrawalSchema,
  deletedWithdrawalSchema,
  withdrawalSchema,
} from './withdrawals.js';

/** One operation of the document. */
export interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path as the document writes it, below `{base_url}/api`; `{id}` is the only variable. */
  readonly path: string;
  /** Where the input goes. `none`: nowhere; `path`: the id only. */
  readonly input: 'json' | 'query' | 'path' | 'none';
  /** Reads the envelope's `data`. */
  readonly output: z.ZodType;
  /** A deployed service sends the text of operation 11 as `message`, with `data` null. */
  readonly payload: 'data' | 'data_or_message';
  /**
   * Field of which an entry that cannot be read is left out (`leftOutOf` names it) instead of the whole
   * answer being refused; '' for the payload itself. Only where no entry says anything of another, and
   * nothing follows from one that is missing. Never for balances, addresses or ids: there a gap would lie.
   */
  readonly spares?: string;
  /** Nothing but entries that cannot be read is refused: an empty answer would say that there are none. */
  readonly keepsOne?: boolean;
  /** Longest answer that is read, in bytes (`docs/threats.md T24`). */
  readonly maxResponseBytes: number;
  /** Time for the whole answer, in milliseconds. */
  readonly deadlineMs: number;
  /** Whether doing it twice does no harm: false only where it could move money twice. */
  readonly repeatable: boolean;
}

const KB = 1024;
const MB = 1024 * KB;
/** Creating a wallet may make an address on every network first. */
const WALLET_DEADLINE_MS = 15_000;

/** What most operations have. */
const usual = {
  method: 'GET',
  input: 'none',
  payload: 'data',
  deadlineMs: 8_000,
  repeatable: true,
} as const;

/** All operations, in the document's order. */
export const OPERATIONS = [
  {
    ...usual,
    name: 'createWallet',
    method: 'POST',
    path: '/v1/external/wallet',
    input: 'json',
    output: walletSchema,
    spares: 'rates',
    maxResponseBytes: 64 * KB,
    deadlineMs: WALLET_DEADLINE_MS,
  },
  {
    ...usual,
    name: 'createWalletByQuery',
    path: '/v1/external/wallet',
    input: 'query',
    output: walletSchema,
    spares: 'rates',
    maxResponseBytes: 64 * KB,
    deadlineMs: WALLET_DEADLINE_MS,
  },
  {
    ...usual,
    name: 'listCurrencies',
    path: '/v1/external/store/currencies',
    output: z.array(storeCurrencySchema),
    spares: '',
    keepsOne: true,
    maxResponseBytes: 2 * MB,
  },
  {
    ...usual,
    name: 'listCurrenciesExtended',
    path: '/v1/external/store/currencies-extended',
    output: extendedListingSchema,
    spares: 'currencies',
    keepsOne: true,
    maxResponseBytes: 2 * MB,
  },
  {
    ...usual,
    name: 'getCurrencyRate',
    path: '/v1/external/store/currencies/{id}/rate',
    input: 'path',
    output: currencyRateSchema,
    maxResponseBytes: 16 * KB,
  },
  {
    ...usual,
    name: 'listUnconfirmedTransfers',
    path: '/v1/external/transactions/unconfirmed/transfer',
    output: unconfirmedTransfersSchema,
    spares: '',
    maxResponseBytes: 2 * MB,
  },
  {
    ...usual,
    name: 'listProcessingWalletBalances',
    path: '/v1/external/processing-wallet-balances',
    input: 'query',
    output: z.array(processingWalletBalanceSchema),
    maxResponseBytes: 2 * MB,
  },
  {
    ...usual,
    name: 'getExchangeBalances',
    path: '/v1/external/exchange-balances',
    output: exchangeBalancesSchema,
    maxResponseBytes: 2 * MB,
  },
  {
    ...usual,
    name: 'createWithdrawal',
    method: 'POST',
    path: '/v1/external/withdrawal-from-processing',
    input: 'json',
    output: createdWithdrawalSchema,
    maxResponseBytes: 16 * KB,
    repeatable: false,
  },
  {
    ...usual,
    name: 'getWithdrawal',
    path: '/v1/external/withdrawal-from-processing/{id}',
    input: 'path',
    output: withdrawalSchema,
    maxResponseBytes: 16 * KB,
  },
  {
    ...usual,
    name: 'deleteWithdrawal',
    method: 'DELETE',
    path: '/v1/external/withdrawal-from-processing/{id}',
    input: 'path',
    output: deletedWithdrawalSchema,
    payload: 'data_or_message',
    maxResponseBytes: 16 * KB,
  },
] as const satisfies readonly Operation[];

/** Name of an operation; also the client's method. */
export type OperationName = (typeof OPERATIONS)[number]['name'];

/** What an operation answers, decoded. */
export type OperationOutput<N extends OperationName> = z.infer<
  Extract<(typeof OPERATIONS)[number], { name: N }>['output']
>;

/** The row of an operation. */
export function operationOf(name: OperationName): Operation {
  return OPERATIONS.find((row) => row.name === name) as Operation;
}
