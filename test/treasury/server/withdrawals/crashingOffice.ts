/** A world of two store instances on one ledger before one service, in which anything may go wrong. */
import * as z from 'zod';
import { createServiceClient } from '../../../../src/api/createServiceClient.js';
import type { WithdrawalView } from '../../../../src/treasury/contract/withdrawals.js';
import type { Ledger } from '../../../../src/ledger/ledger.js';
import { ProblemError } from '../../../../src/server/http/problemDetails.js';
import { TreasuryProblem } from '../../../../src/treasury/server/treasuryProblem.js';
import {
  createWithdrawalService,
  type WithdrawalService,
} from '../../../../src/treasury/server/withdrawals/withdrawalService.js';
import { createSandbox, type Sandbox } from '../../../../src/sandbox/createSandbox.js';
import type { Dialect } from '../../../../src/sandbox/responses.js';
import { untilAborted, type AnyFetch } from './faultInjector.js';
import { holding, idOf, START } from './backOffice.js';

/** What may befall a call on its way. `delayed`: it arrives, but only after everybody gave up on it. */
export const WAY_TROUBLES = ['unreachable', 'silent', 'answer_lost', 'delayed', 'broken'] as const;
export type WayTrouble = (typeof WAY_TROUBLES)[number];

/** Where an instance dies: before or after its n-th next call of ledger or service. */
export interface Death {
  readonly step: number;
  readonly moment: 'before' | 'after';
}

/** What became of something that was asked of an instance. */
export type Asked =
  | { readonly kind: 'answered'; readonly view: WithdrawalView | null }
  | { readonly kind: 'problem'; readonly code: string }
  | { readonly kind: 'died' };

const never = () => new Promise<never>(() => {});

/** One process of the store. */
interface Instance {
  readonly desk: WithdrawalService;
  readonly died: Promise<'died'>;
  death: Death | null;
  /** Writes that the ledger refuses, or takes without saying so. */
  ledgerTrouble: { kind: 'refused' | 'answer_lost'; left: number } | null;
  wayTrouble: { kind: WayTrouble; method: string; left: number } | null;
}

/** The world. */
export interface CrashingOffice {
  readonly sandbox: Sandbox;
  readonly ledger: Ledger;
  instance(n: number): Instance;
  /** Asks one instance something; a dead one is replaced by a new process. */
  ask(n: number, what: (desk: WithdrawalService) => Promise<WithdrawalView | null>): Promise<Asked>;
  /** Lets what was delayed arrive. */
  arrive(): Promise<void>;
  /** Request ids of creations that are delayed and may still arrive. */
  onTheirWay(): (string | null)[];
  /** Request ids of all creations that ever left an instance, also those that never arrived. */
  readonly asked: readonly string[];
  /** Request ids of what the service has ever created. */
  readonly created: ReadonlySet<string>;
}

/**
 * Opens the world.
 *
 * @param ledgerOf the way of each instance to the one ledger.
 * @param aheadMs how far the clock of every instance but the first is ahead of the first one's. @default 0
 */
export function openCrashingOffice(
  dialect: Dialect,
  ledgerOf: (instance: number) => Ledger,
  aheadMs = 0,
): CrashingOffice {
  const sandbox = createSandbox({ now: () => START, dialect });
  const asked: string[] = [];
  const created = new Set<string>();
  const inTransit: { requestId: string | null; go: () => Promise<unknown> }[] = [];
  const instances: Instance[] = [];
  let ids = 0;

  const serve: AnyFetch = async (request) => {
    const answer = await sandbox.fetch(request);
    for (const { requestId } of sandbox.withdrawals()) created.add(requestId);
    return answer;
  };

  function start(n: number): Instance {
    const ledger = ledgerOf(n);
    let declareDead = (): void => undefined;
    let isDead = false;
    let steps = 0;
    const died = new Promise<'died'>((resolve) => {
      declareDead = () => {
        isDead = true;
        resolve('died');
      };
    });

    async function crashable<T>(work: () => Promise<T>): Promise<T> {
      if (isDead) return never();
      const death = self.death;
      const dies = death !== null && (steps += 1) === death.step;
      if (dies && death.moment === 'before') {
        declareDead();
        return never();
      }
      const answer = await work();
      if (dies) declareDead();
      return isDead ? never() : answer;
    }

    async function write<T>(work: () => Promise<T>): Promise<T> {
      const trouble = self.ledgerTrouble;
      if (!trouble || trouble.left <= 0) return work();
      trouble.left -= 1;
      if (trouble.kind === 'answer_lost') await work();
      throw new Error('The ledger was made to fail on purpose.');
    }

    async function travel(request: Request, requestId: string | null): Promise<Response> {
      const trouble = self.wayTrouble;
      if (!trouble || trouble.left <= 0 || trouble.method !== request.method) return serve(request);
      trouble.left -= 1;
      const copy = new Request(request.clone(), { signal: null });
      switch (trouble.kind) {
        case 'unreachable':
          throw new TypeError('fetch failed');
        case 'silent':
          return untilAborted(request.signal);
        case 'answer_lost':
          await serve(request);
          throw new TypeError('fetch failed');
        case 'delayed':
          inTransit.push({ requestId, go: () => serve(copy) });
          return untilAborted(request.signal);
        case 'broken':
          await serve(request);
          return new Response('<h1>Bad Gateway</h1>', { status: 502 });
      }
    }

    async function noted(request: Request): Promise<Response> {
      if (request.method !== 'POST') return travel(request, null);
      const body = (await request.clone().json()) as { request_id: string };
      asked.push(body.request_id);
      return travel(request, body.request_id);
    }

    const service = createServiceClient({
      baseUrl: 'https://service.test',
      apiKey: sandbox.apiKey,
      timeoutMs: 15,
      fetch: (request) => noted(request),
    });
    const currency = {
      id: 'USDT.Tron',
      code: 'USDT',
      blockchain: 'tron',
      networkName: 'Tron',
      precision: 6,
    };
    const desk = createWithdrawalService({
      service: {
        createWithdrawal: (sent) => crashable(() => service.createWithdrawal(sent)),
        getWithdrawal: (id) => crashable(() => service.getWithdrawal(id)),
        deleteWithdrawal: (id) => crashable(() => service.deleteWithdrawal(id)),
      },
      ledger: {
        durability: ledger.durability,
        append: (event) => crashable(() => write(() => ledger.append(event))),
        list: (query) => crashable(() => ledger.list(query)),
        claim: (claim) => crashable(() => write(() => ledger.claim(claim))),
      },
      currencies: () => Promise.resolve(new Map([[currency.id, currency]])),
      balancesOf: () => Promise.resolve(holding({ 'USDT.Tron': '540' })),
      now: () => sandbox.now() + (n === 0 ? 0 : aheadMs),
      newId: () => idOf(0x1_0000_0000 + (ids += 1)),
      report: () => undefined,
    });
    const self: Instance = { desk, died, death: null, ledgerTrouble: null, wayTrouble: null };
    return self;
  }

  function instance(n: number): Instance {
    return (instances[n] ??= start(n));
  }

  return {
    sandbox,
    ledger: ledgerOf(0),
    instance,
    asked,
    created,
    async ask(n, what) {
      const asking = instance(n);
      const outcome = await Promise.race([
        asking.died,
        what(asking.desk).then(
          (view): Asked => ({ kind: 'answered', view }),
          (error: unknown): Asked => {
            if (error instanceof TreasuryProblem || error instanceof ProblemError) {
              return { kind: 'problem', code: error.code };
            }
            if (error instanceof z.ZodError) return { kind: 'problem', code: 'unreadable' };
            throw error;
          },
        ),
      ]);
      if (outcome !== 'died') return outcome;
      if (instances[n] === asking) instances[n] = start(n);
      return { kind: 'died' };
    },
    onTheirWay: () => inTransit.map(({ requestId }) => requestId),
    async arrive() {
      for (const { go } of inTransit.splice(0)) await go();
    },
  };
}
