/**
 * The order API of `tillkit serve` for scripts/schemathesis.mjs, on loopback and on the sandbox. Prints one
 * line of JSON, its address and a key, and runs until its input ends.
 */
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { memoryLedger } from '../../src/exports/server.js';
import { createSandbox } from '../../src/exports/sandbox.js';
import { createServer } from '../../src/serve/createServer.js';
import { createLog } from '../../src/serve/log.js';
import { openScriptFiles } from '../../src/serve/page/scriptFiles.js';
import { readSettings } from '../../src/serve/settings.js';

const STORE_KEY = 'store-key-of-a-minute-0123456789';
const DECISION_KEY = 'decision-key-of-a-minute-0123456789';
const DECISIONS = /\/(?:mark-paid|close|release-hold)$/;
/** What requests of a fuzzer cause, and nobody has to know. */
const EXPECTED = ['store_key_refused', 'started'];

const sandbox = createSandbox({ seed: 'openapi' });
const server = createServer(
  readSettings({
    TILL_SERVICE_URL: 'https://service.test',
    TILL_API_KEY: sandbox.apiKey,
    TILL_SECRET: 'a-secret-of-a-store-that-lives-for-a-minute',
    TILL_URL: 'https://pay.shop.example',
    TILL_STORE_KEY: STORE_KEY,
    TILL_DECISION_KEY: DECISION_KEY,
    TILL_MINIMUM_USD: '0',
    TILL_SANDBOX: 'true',
  }),
  {
    ledger: memoryLedger(),
    files: openScriptFiles('0.0.0'),
    version: '0.0.0',
    log: createLog({
      write(line: string) {
        const { code } = JSON.parse(line) as { code: string };
        if (!EXPECTED.includes(code)) process.stderr.write(line);
      },
    }),
    render: () => Promise.resolve(''),
    serviceFetch: sandbox.fetch,
  },
);

/** One key serves every route here: a decision is asked for with the key that it needs. */
function changeKey(incoming: IncomingMessage): void {
  if (!DECISIONS.test(incoming.url ?? '')) return;
  incoming.rawHeaders = incoming.rawHeaders.map((part) => part.replace(STORE_KEY, DECISION_KEY));
}

const listener = getRequestListener(server.store, { overrideGlobalObjects: false });
const listening = createHttpServer((incoming, outgoing) => {
  changeKey(incoming);
  void listener(incoming, outgoing);
}).listen(0, '127.0.0.1', () => {
  const { port } = listening.address() as AddressInfo;
  const answer = { url: `http://127.0.0.1:${String(port)}`, token: STORE_KEY };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});
process.stdin.resume().once('end', () => process.exit(0));
