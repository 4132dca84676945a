/** Tells what is due of each checkout until it is told, across failures, restarts and instances. One for each target. */
import type { BackgroundTasks } from '../../async/backgroundTasks.js';
import { createDueList } from '../../async/dueList.js';
import { runWithConcurrency } from '../../async/runWithConcurrency.js';

/** What came of telling. */
export interface Told {
  /** When to try again, in milliseconds since the epoch; null if nothing is left. */
  readonly at: number | null;
  /** How far the caller has read: sequence of the last event. */
  readonly upTo: number;
}

/** Something to tell, and from when on. */
export interface Found {
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What a dispatcher needs. */
export interface DispatcherParts {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly background: Pick<BackgroundTasks, 'add'>;
  /** Tells what is due under a name. If it rejects, it is tried again. */
  readonly tell: (name: string) => Promise<Told>;
  /** Finds what is due and was not scheduled here, such as what another process has left. */
  readonly find: () => Promise<readonly Found[]>;
  /** Called once what was found and due was told. */
  readonly swept?: () => Promise<void>;
  /** Called if `tell` or `find` rejects. */
  readonly failed: (error: unknown) => void;
  /** How often `find` is called. */
  readonly sweepMs: number;
  /** When a name is tried again after `tell` has rejected. */
  readonly troubleMs: number;
  /** How many names are told at a time. */
  readonly atOnce: number;
}

/** The name of the sweep in the list; no other name is empty. */
const SWEEP = '';

/** Makes a dispatcher. */
export function createDispatcher(parts: DispatcherParts) {
  const { now, background, find, swept, failed, sweepMs, troubleMs, atOnce } = parts;
  const due = createDueList(now, wake);

  function again(name: string, error: unknown): void {
    due.schedule(name, now() + troubleMs, Number.POSITIVE_INFINITY);
    failed(error);
  }

  /** Tells what is due under a name. Never rejects. @returns whether nothing is left */
  async function tell(name: string): Promise<boolean> {
    try {
      const { at, upTo } = await parts.tell(name);
      if (at === null) due.clear(name, upTo);
      else due.schedule(name, at, upTo);
      return at === null;
    } catch (error) {
      again(name, error);
      return false;
    }
  }

  async function sweep(): Promise<void> {
    // Scheduled first: on Workers a sweep can be cut off with its request, and must not be the last one.
    due.schedule(SWEEP, now() + sweepMs, 0);
    try {
      const found = await find();
      for (const { name, at } of found) due.schedule(name, at, 0);
      await tellAll(due.takeDue());
      await swept?.();
    } catch (error) {
      again(SWEEP, error);
    }
  }

  const tellAll = (names: readonly string[]): Promise<void> =>
    runWithConcurrency(atOnce, names, (name) => (name === SWEEP ? sweep() : tell(name)));

  /** Tells what is due by now. Returns at once. */
  function wake(): void {
    const names = due.takeDue();
    if (names.length > 0) void background.add(tellAll(names));
  }

  return {
    tell,
    wake,
    /** Begins, with what earlier processes have left. Returns at once. */
    start: () => void background.add(sweep()),
    /** Plans to tell a name, unless it is planned for an earlier time. */
    plan: (name: string, at: number) => due.schedule(name, at, 0),
    /** Stops the timer, so that nothing starts by itself. */
    stop: due.stop,
  };
}
