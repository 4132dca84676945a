/** Starts the store process and exchanges messages with it. */
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LedgerFacts, LoadOrder, ProcessFigures, Question, StoreAddress } from './protocol.js';

const PROGRAM = fileURLToPath(new URL('storeProcess.ts', import.meta.url));

/** A store that runs beside the benchmark. */
export interface LoadStore extends StoreAddress {
  /** Opens orders of 20 US dollars with a currency chosen. */
  open(count: number): Promise<LoadOrder[]>;
  figures(): Promise<ProcessFigures>;
  evidence(): Promise<LedgerFacts>;
  /** Waits until nothing runs in the background. */
  idle(): Promise<void>;
  reconcile(): Promise<void>;
  /** Ends the process, and removes the ledger that it was started with. */
  end(): Promise<void>;
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/**
 * Starts one.
 *
 * @param options.v8Options such as the size of the heap. @default as Node chooses for the machine
 * @param options.ledger an SQLite file or the URL of a PostgreSQL. @default an empty file, removed at the end
 */
export async function startStore({
  v8Options = [],
  ledger,
}: {
  readonly v8Options?: readonly string[];
  readonly ledger?: string;
} = {}): Promise<LoadStore> {
  const folder = await mkdtemp(join(tmpdir(), 'tillkit-load-'));
  const child = fork(PROGRAM, [ledger ?? join(folder, 'till.db')], {
    execArgv: [...v8Options, '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const reply = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  child.on('message', ({ id, value, error }: Reply) => {
    const who = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) who?.resolve(value);
    else who?.reject(new Error(error));
  });
  child.once('exit', (code) => {
    const gone = new Error(`The store's process has ended with ${String(code)}.`);
    for (const { reject } of waiting.values()) reject(gone);
  });
  let last = 0;
  const ask = (question: Question): Promise<unknown> => {
    const answered = reply((last += 1));
    child.send({ id: last, question });
    return answered;
  };
  const address = (await reply(0)) as StoreAddress;
  return {
    ...address,
    open: async (count) => (await ask({ ask: 'open', count })) as LoadOrder[],
    figures: async () => (await ask({ ask: 'figures' })) as ProcessFigures,
    evidence: async () => (await ask({ ask: 'evidence' })) as LedgerFacts,
    idle: async () => void (await ask({ ask: 'idle' })),
    reconcile: async () => void (await ask({ ask: 'reconcile' })),
    async end() {
      await ask({ ask: 'end' });
      child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
