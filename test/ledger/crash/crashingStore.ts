/** A store in a process of its own, which kills itself with SIGKILL at the moment that it was told. */
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServiceClient } from '../../../src/api/createServiceClient.js';
import { toNodeHandler } from '../../../src/server/adapters/node.js';
import { createCheckoutHandler } from '../../../src/server/handler/createCheckoutHandler.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { postgresLedger } from '../../../src/ledger/postgresLedger.js';
import { sqliteLedger } from '../../../src/ledger/sqliteLedger.js';
import type { Step, StoreSettings } from './steps.js';

const settings = JSON.parse(process.argv[2] ?? '') as StoreSettings;

/** Dies if this is the moment; nothing after it runs, not even what is under way. */
function dieAt(step: Step, name: string): Promise<void> {
  const { death } = settings;
  if (death?.step !== step || !name.endsWith(`order:${death.order}`)) return Promise.resolve();
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

/** Resolves when the answer to an event has left. */
let answered = (): void => undefined;
const firstAnswer = new Promise<void>((resolve) => (answered = resolve));

function crashable(ledger: Ledger): Ledger {
  return {
    ...ledger,
    async append(event) {
      const { stream, kind } = event;
      const isEvidence = kind === 'confirmed';
      const isNote = kind === 'effect_done' && String(event.body['effect']).startsWith('onPaid:');
      if (isEvidence) await dieAt('before the append', stream);
      if (isNote) await dieAt('after the callback, before it is noted', stream);
      const result = await ledger.append(event);
      if (isEvidence) await dieAt('after the append, before the answer', stream);
      if (isNote) await dieAt('after it is noted', stream);
      return result;
    },
    async claim(request) {
      const isPaid = request.effect.startsWith('onPaid:');
      if (isPaid && settings.death?.step === 'after the answer, before the claim') {
        await firstAnswer;
        await dieAt('after the answer, before the claim', request.effect);
      }
      const result = await ledger.claim(request);
      if (isPaid) await dieAt('after the claim, before the callback', request.effect);
      return result;
    },
  };
}

const { ledger: address } = settings;
const ledger = address.startsWith('postgres:')
  ? postgresLedger({ connectionString: address })
  : sqliteLedger({ file: address });

const handler = createCheckoutHandler({
  service: createServiceClient({ baseUrl: settings.serviceUrl, apiKey: settings.apiKey }),
  secrets: ['a-long-secret-of-the-store-0123456789'],
  ledger: crashable(ledger),
  webhook: { secret: settings.webhookSecret },
  now: () => Date.now() + settings.ahead,
  onDiagnostic: () => undefined,
  resolveOrder: ({ order }) => ({ orderId: order, amountUsd: '20' }),
  async onPaid({ reference, claimId }) {
    appendFileSync(settings.paidLog, `${JSON.stringify({ order: reference, claimId })}\n`);
    await dieAt('inside the callback', `order:${reference}`);
  },
});

const answer = toNodeHandler(handler);
const server = createServer((request, response) => {
  // Bytes that were handed to the system are sent even if the process is killed.
  if (request.url?.endsWith('/webhook')) response.once('finish', () => setTimeout(answered, 50));
  void answer(request, response);
});
server.listen(settings.port, '127.0.0.1', () => process.stdout.write('ready\n'));
