/** Several processes on one ledger file, and processes that are killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerEvent } from '../../src/ledger/ledger.js';
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';

const CHILD = join(import.meta.dirname, 'ledgerChild.ts');

interface Answer {
  readonly sequence: number;
  readonly outcome: string;
  readonly claimId: string;
}

/** A child that waits for the word; `answers` grows with every line that it prints. */
async function startChild(...words: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers: Answer[] = [];
  const lines = createInterface({ input: child.stdout });
  await once(lines, 'line');
  lines.on('line', (line) => answers.push(JSON.parse(line) as Answer));
  return { child, lines, answers, go: () => child.stdin.write('go\n') };
}

async function ended(child: ChildProcess): Promise<void> {
  await once(child, 'close');
}

describe('two processes on one ledger file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'till-processes-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const runBoth = async (task: string, file: string, count: number) => {
    const names = ['left', 'right'];
    const start = (name: string) => startChild(task, file, name, String(count));
    const children = await Promise.all(names.map(start));
    const ends = children.map(({ child }) => ended(child));
    children.forEach(({ go }) => go());
    await Promise.all(ends);
    return children.map(({ answers }) => answers);
  };

  const readAll = async (file: string): Promise<readonly LedgerEvent[]> => {
    const ledger = sqliteLedger({ file });
    const events = await ledger.list({ after: 0, limit: 100_000 });
    await ledger.close();
    return events;
  };

  it('make a new file together, and one of them is first for each key', async () => {
    const file = join(folder, 'shared.db');
    const [left = [], right = []] = await runBoth('shared', file, 100);
    expect([left.length, right.length]).toEqual([100, 100]);
    left.forEach((answer, n) => {
      expect([answer.outcome, right[n]?.outcome].sort()).toEqual(['duplicate', 'new']);
      expect(answer.sequence).toBe(right[n]?.sequence);
    });
    expect(await readAll(file)).toHaveLength(100);
  });

  it('never receive the same sequence, and each sees its own grow', async () => {
    const file = join(folder, 'own.db');
    const both = await runBoth('own', file, 100);
    const sequences = both.map((answers) => answers.map(({ sequence }) => sequence));
    for (const own of sequences) expect(own).toEqual([...own].sort((a, b) => a - b));
    expect(new Set(sequences.flat()).size).toBe(200);
    const kept = (await readAll(file)).map(({ sequence }) => sequence);
    expect(kept).toEqual(sequences.flat().sort((a, b) => a - b));
  });

  it('are never both granted a claim', async () => {
    const [left = [], right = []] = await runBoth('claims', join(folder, 'claims.db'), 100);
    expect(left).toHaveLength(100);
    left.forEach((answer, n) => {
      expect([answer.outcome, right[n]?.outcome].sort()).toEqual(['granted', 'taken']);
      expect(answer.claimId).toBe(right[n]?.claimId);
    });
  });

  it('show a reader with a cursor every event, while another writes', async () => {
    const file = join(folder, 'cursor.db');
    const { child, go } = await startChild('own', file, 'writer', '200');
    let running = true;
    const end = ended(child).then(() => (running = false));
    const ledger = sqliteLedger({ file });
    const read: number[] = [];
    const readOn = async () => {
      const page = await ledger.list({ after: read.at(-1) ?? 0, limit: 7 });
      read.push(...page.map(({ sequence }) => sequence));
      return page.length;
    };
    go();
    while (running) {
      await readOn();
      await new Promise((next) => setImmediate(next));
    }
    await end;
    while ((await readOn()) > 0);
    expect(read).toHaveLength(200);
    expect(read).toEqual((await ledger.list({ stream: 'writer' })).map((e) => e.sequence));
    await ledger.close();
  });

  it('lose nothing that was acknowledged when one is killed', async () => {
    const file = join(folder, 'killed.db');
    for (const [round, after] of [1, 40, 15].entries()) {
      const { child, lines, answers, go } = await startChild(
        'own',
        file,
        `life:${round}`,
        '100000',
      );
      const end = ended(child);
      lines.on('line', () => answers.length >= after && child.kill('SIGKILL'));
      go();
      await end;
      expect(child.signalCode).toBe('SIGKILL');
      const kept = (await readAll(file)).filter(({ stream }) => stream === `life:${round}`);
      expect(answers.length).toBeGreaterThanOrEqual(after);
      // One more may be on the disk: the one whose answer was not yet printed.
      expect(kept.length - answers.length).toBeOneOf([0, 1]);
      expect(kept.slice(0, answers.length).map(({ sequence }) => sequence)).toEqual(
        answers.map(({ sequence }) => sequence),
      );
      expect(kept.map(({ body }) => body['n'])).toEqual(kept.map((_, n) => n));
    }
  });
});
