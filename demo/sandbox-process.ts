/** The simulated payment service as a process: on its own port, with real webhooks to the store. */
import { createSandbox } from '../src/sandbox/createSandbox.js';
import { serveSandbox } from '../src/sandbox/http/serveSandbox.js';
import { HISTORY_MS } from './history.js';
import { runServer } from './serverProcess.js';
import { readPaths } from './settings.js';

const { TILL_API_KEY, TILL_WEBHOOK_SECRET, TILL_WEBHOOK_URL, TILL_HISTORY } = process.env;
if (!TILL_API_KEY || !TILL_WEBHOOK_SECRET || !TILL_WEBHOOK_URL) {
  process.stderr.write('Run `npm start`: it gives the sandbox its settings.\n');
  process.exit(1);
}

const { sandboxPort: port } = readPaths(process.env);
const ago = TILL_HISTORY === '1' ? HISTORY_MS : 0;
const sandbox = createSandbox({
  now: () => Date.now() - ago,
  // The ledger outlives this process; what happened in the run before must not happen again.
  run: String(Date.now()),
  apiKey: TILL_API_KEY,
  webhookSecret: TILL_WEBHOOK_SECRET,
  webhookUrl: TILL_WEBHOOK_URL,
});

await runServer({
  name: 'The sandbox',
  port,
  portVariable: 'TILL_SANDBOX_PORT',
  listen: () => serveSandbox({ sandbox, port }),
});
