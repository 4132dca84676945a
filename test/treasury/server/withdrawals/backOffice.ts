/** A back office for tests: the real withdrawal service, client and sandbox; `fetch` is the only seam. */
import { expect } from 'vitest';
import { createServiceClient } from '../../../../src/api/createServiceClient.js';
import type { DraftWithdrawalInput } from '../../../../src/treasury/contract/withdrawals.js';
import { parseDecimal } from '../../../../src/money/decimal.js';
import type { Diagnostic } from '../../../../src/server/configuration/diagnostic.js';
import type { Ledger } from '../../../../src/ledger/ledger.js';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import type { Person } from '../../../../src/treasury/server/permissions.js';
import {
  createWithdrawalService,
  type WithdrawalService,
} from '../../../../src/treasury/server/withdrawals/withdrawalService.js';
import type {
  WithdrawableBalances,
  WithdrawableCurrency,
  WithdrawalServiceOptions,
} from '../../../../src/treasury/server/withdrawals/withdrawalServiceOptions.js';
import { createSandbox, type Sandbox } from '../../../../src/sandbox/createSandbox.js';
import type { Dialect } from '../../../../src/sandbox/responses.js';
import { faultyFetch } from './faultInjector.js';

export const DIALECTS: readonly Dialect[] = ['documented', 'deployed'];

/** 2026-07-31T09:12:44.123Z */
export const START = 1_785_489_164_123;

/** Somebody who may do everything and needs nobody. */
export const ada: Person = {
  who: 'ada',
  may: { read: true, withdraw: true, approve: true },
  needsApproval: false,
};
/** Somebody whose drafts another has to approve. */
export const ben: Person = {
  who: 'ben',
  may: { read: true, withdraw: true, approve: false },
  needsApproval: true,
};
/** Somebody who only approves. */
export const cyd: Person = {
  who: 'cyd',
  may: { read: true, withdraw: false, approve: true },
  needsApproval: false,
};
/** Somebody who only looks. */
export const dot: Person = {
  who: 'dot',
  may: { read: true, withdraw: false, approve: false },
  needsApproval: false,
};

export const TRON_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const EVM_ADDRESS = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** The n-th id that a page would mint. */
export function idOf(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** A draft of 15.5 USDT on Tron, with what is named changed. */
export function input(parts: Partial<DraftWithdrawalInput> = {}): DraftWithdrawalInput {
  return {
    id: idOf(1),
    currencyId: 'USDT.Tron',
    amount: parseDecimal('15.5'),
    addressTo: TRON_ADDRESS,
    ...parts,
  };
}

const at = new Date(START).toISOString();

const NO_COSTS = {
  ...{ kind: 'tron', nativeTransfersLeft: null, nativeTransferCost: null, tokenTransferCost: null },
};

/** Balances of wallets that hold this much of each currency. @param transfersLeft for how many the gas lasts */
export function holding(
  amounts: Readonly<Record<string, string>>,
  transfersLeft: string | null = null,
): WithdrawableBalances {
  const tokenTransfersLeft = transfersLeft === null ? null : parseDecimal(transfersLeft);
  const holdings = Object.entries(amounts).map(([currencyId, amount]) => {
    const [code = '', networkName = ''] = currencyId.split('.');
    const coin = { currencyId, code, amount: parseDecimal(amount) };
    return { networkName, holding: { ...coin, amountUsd: null, isNative: false } };
  });
  const wallets = [...new Set(holdings.map(({ networkName }) => networkName))].map(
    (networkName) => ({
      ...{ blockchain: networkName.toLowerCase(), networkName, totalUsd: null },
      ...{ address: null, addressCheck: 'checked' },
      holdings: holdings.filter((one) => one.networkName === networkName).map((one) => one.holding),
      costs: { ...NO_COSTS, tokenTransfersLeft },
    }),
  );
  return { wallets, missing: [] };
}

/** An event as a later version would write it, which makes a withdrawal unreadable for this one. */
export async function spoil(ledger: Pick<Ledger, 'append'>, id: string): Promise<void> {
  const body = { who: 'ada', outcome: 'created_elsewhere', reason: 'a word of tomorrow' };
  const kind = 'withdrawal_settled';
  await ledger.append({ stream: `withdrawal:${id}`, key: 'settled', kind, at, body });
}

/** A draft of which only the named fields can be read. */
export async function draftUnreadably(
  ledger: Pick<Ledger, 'append'>,
  id: string,
  body: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
): Promise<void> {
  const kind = 'withdrawal_drafted';
  await ledger.append({ stream: `withdrawal:${id}`, key: 'drafted', kind, at, body });
}

/** The work ends with a refusal of this code. */
export async function expectRefused(work: Promise<unknown>, code: string): Promise<void> {
  await expect(work).rejects.toMatchObject({ code });
}

/** A client of the same service, beside the store: its dashboard, or another program. */
export const clientOf = (sandbox: Sandbox) =>
  createServiceClient({
    baseUrl: 'https://service.test',
    apiKey: sandbox.apiKey,
    fetch: sandbox.fetch,
  });

/** The creation that seemed to be lost reaches the service after all. */
export const arriveLate = (sandbox: Sandbox, requestId: string, amount = '15.5') =>
  clientOf(sandbox).createWithdrawal({
    ...{ address_to: TRON_ADDRESS, amount: parseDecimal(amount) },
    ...{ currency_id: 'USDT.Tron', request_id: requestId },
  });

/** What a back office is opened with. */
export interface BackOfficeOptions {
  readonly dialect?: Dialect;
  readonly ledger?: Ledger;
  readonly sandbox?: Sandbox;
  readonly parts?: Partial<WithdrawalServiceOptions>;
  /** Deadline of a call, in milliseconds of real time. */
  readonly timeoutMs?: number;
  /** Tells this instance's ids from another's. */
  readonly instance?: number;
}

/** A withdrawal service and everything around it. */
export interface BackOffice {
  readonly desk: WithdrawalService;
  readonly ledger: Ledger;
  readonly sandbox: Sandbox;
  readonly heard: Diagnostic[];
  /** Troubles on the way of operations 9, 10 and 11. */
  readonly creating: ReturnType<typeof faultyFetch>;
  readonly reading: ReturnType<typeof faultyFetch>;
  readonly deleting: ReturnType<typeof faultyFetch>;
  /** How often the service has been asked for an operation. */
  calls(operation: 'createWithdrawal' | 'getWithdrawal' | 'deleteWithdrawal'): number;
  /** Moves the one clock of service and store. */
  pass(milliseconds: number): Promise<void>;
}

/** Opens one instance; a second one on the same ledger and sandbox is another instance of the store. */
export function openBackOffice(options: BackOfficeOptions = {}): BackOffice {
  const {
    dialect = 'deployed',
    ledger = memoryLedger(),
    timeoutMs = 2_000,
    instance = 0,
  } = options;
  const sandbox = options.sandbox ?? createSandbox({ now: () => START, dialect });
  const creating = faultyFetch(sandbox.fetch);
  const reading = faultyFetch(sandbox.fetch);
  const deleting = faultyFetch(sandbox.fetch);
  const ways: Record<string, typeof reading> = { POST: creating, GET: reading, DELETE: deleting };
  const service = createServiceClient({
    baseUrl: 'https://service.test',
    apiKey: sandbox.apiKey,
    timeoutMs,
    fetch: (request) => (ways[request.method] ?? reading).part(request),
  });
  const open = clientOf(sandbox);
  const heard: Diagnostic[] = [];
  let ids = 0;
  const desk = createWithdrawalService({
    service,
    ledger,
    currencies: async () => new Map((await open.listCurrencies()).filter(isOn).map(asWithdrawable)),
    balancesOf: async (blockchains) => {
      const wallets = await open.listProcessingWalletBalances({ blockchains });
      const assets = wallets.flatMap((wallet) => wallet.assets ?? []);
      return holding(Object.fromEntries(assets.map((one) => [one.currency_id, one.amount])));
    },
    now: sandbox.now,
    newId: () => idOf((instance + 1) * 0x1_0000_0000 + (ids += 1)),
    report: (diagnostic) => heard.push(diagnostic),
    ...options.parts,
  });
  return {
    desk,
    ledger,
    sandbox,
    heard,
    creating,
    reading,
    deleting,
    calls: (operation) =>
      sandbox.recordedCalls().filter((call) => call.operation === operation).length,
    pass: (milliseconds) => sandbox.advance(milliseconds),
  };
}

/** An office where Ada has drafted the withdrawal of {@link input}. */
export async function withDraft(options: BackOfficeOptions = {}): Promise<BackOffice> {
  const office = openBackOffice(options);
  await office.desk.draft(ada, input());
  return office;
}

const isOn = ({ status }: { readonly status: boolean | null }): boolean => status ?? true;

function asWithdrawable(currency: {
  id: string;
  code: string | null;
  blockchain: string | null;
  precision: number | null;
}): [string, WithdrawableCurrency] {
  const { id, precision } = currency;
  const blockchain = currency.blockchain ?? '';
  return [id, { id, code: currency.code ?? id, blockchain, networkName: blockchain, precision }];
}
