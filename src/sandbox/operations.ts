/** The eleven operations as one table: what each answers, and how it fails from within. */
import { answerExchange, answerProcessing } from './balanceOperations.js';
import { answerCurrencies, answerExtended, answerRate } from './catalogue.js';
import type { ServiceRequest } from './requestFields.js';
import { succeed, type Answer } from './respond.js';
import type { OperationName } from './routes.js';
import { answerUnconfirmed } from './unconfirmedOperation.js';
import { answerWallet } from './walletOperation.js';
import {
  answerCreateWithdrawal,
  answerGetWithdrawal,
  DELETED_TEXT,
  deleteWithdrawal,
} from './withdrawalOperations.js';
import type { World } from './world.js';

type AnswerOf = (world: World, request: ServiceRequest) => Answer;

const data =
  (answer: (world: World, request: ServiceRequest) => unknown): AnswerOf =>
  (world, request) =>
    succeed(answer(world, request));

/** The document calls the data of operation 11 a string; deployed, the text is the message. */
const deletion: AnswerOf = (world, request) => {
  deleteWithdrawal(world, request);
  return world.dialect === 'documented' ? succeed(DELETED_TEXT) : succeed(null, DELETED_TEXT);
};

/** What each operation answers. */
export const ANSWERS: Readonly<Record<OperationName, AnswerOf>> = {
  createWallet: data(answerWallet),
  createWalletByQuery: data(answerWallet),
  listCurrencies: data(answerCurrencies),
  listCurrenciesExtended: data(answerExtended),
  getCurrencyRate: data(answerRate),
  listUnconfirmedTransfers: data(answerUnconfirmed),
  listProcessingWalletBalances: data(answerProcessing),
  getExchangeBalances: data(answerExchange),
  createWithdrawal: data(answerCreateWithdrawal),
  getWithdrawal: data(answerGetWithdrawal),
  deleteWithdrawal: deletion,
};

const WALLET_FAILURE = [
  400,
  'failed to store wallet with address for store external id: failed to connect to database',
] as const;

/** How each operation fails when its database or another dependency is down (`docs/service.md §5`). */
export const INNER_FAILURES: Readonly<Record<OperationName, readonly [number, string]>> = {
  createWallet: WALLET_FAILURE,
  createWalletByQuery: WALLET_FAILURE,
  listCurrencies: [400, 'fetch store currencies: connection refused'],
  listCurrenciesExtended: [400, 'fetch store currencies: connection refused'],
  getCurrencyRate: [400, 'fetch rate: connection refused'],
  listUnconfirmedTransfers: [500, 'error getting unconfirmed transactions'],
  listProcessingWalletBalances: [500, 'Internal Server Error'],
  getExchangeBalances: [400, 'fetch account balance: connection refused'],
  createWithdrawal: [400, 'fetch wallets from processing: connection refused'],
  getWithdrawal: [400, 'fetch withdrawal: connection refused'],
  deleteWithdrawal: [400, 'undelete withdrawal'],
};
