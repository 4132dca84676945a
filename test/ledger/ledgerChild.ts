/** A second process on a ledger's file: appends or claims what it is told and prints the answers. */
import { sqliteLedger } from '../../src/ledger/sqliteLedger.js';

const [task = '', file = '', name = '', count = '0'] = process.argv.slice(2);
const ledger = sqliteLedger({ file });
const at = '2026-03-01T12:00:00.000Z';

/** One line per answer, written before the next request is made. */
function say(answer: unknown): Promise<void> {
  return new Promise((written) =>
    process.stdout.write(`${JSON.stringify(answer)}\n`, () => written()),
  );
}

/** Lets the parent start every child at the same moment. */
async function startSignal(): Promise<void> {
  await say('ready');
  await new Promise((go) => process.stdin.once('data', go));
}

await startSignal();
for (let n = 0; n < Number(count); n += 1) {
  if (task === 'shared') {
    const body = { same: true };
    await say(await ledger.append({ stream: 's', key: `key:${n}`, kind: 'seen', at, body }));
  } else if (task === 'own') {
    const body = { by: name, n };
    await say(await ledger.append({ stream: name, key: `key:${n}`, kind: 'seen', at, body }));
  } else {
    const request = { effect: `effect:${n}`, attempt: 1, now: 1, leaseUntil: 2, claimId: name };
    await say(await ledger.claim(request));
  }
}
await ledger.close();
process.exit(0);
