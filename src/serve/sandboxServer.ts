/** `tillkit serve --sandbox`: the sandbox beside the server, with settings that follow from its seed. */
import { createHash } from 'node:crypto';
import { createSandbox } from '../sandbox/createSandbox.js';
import { publicKeys } from '../sandbox/publicKeys.js';
import { serveSandbox, type ServedSandbox } from '../sandbox/http/serveSandbox.js';
import type { Variables } from './settings.js';
import { StartError } from './startServer.js';

/** A sandbox that listens, and the settings that reach it. */
export interface SandboxBeside {
  readonly served: ServedSandbox;
  readonly variables: Variables;
}

const SEED = 'tillkit';
const SANDBOX_PORT = 4101;
const BROWSERS_PORT = 4180;

/** A secret that anybody can compute: it opens nothing but the sandbox. */
const publicSecret = (name: string): string =>
  createHash('sha256').update(`${SEED}:${name}`).digest('base64');

/**
 * Starts the sandbox.
 *
 * @param given variables that are set already; they win, but for the service's own.
 * @throws StartError if the port is taken.
 */
export async function startSandbox(given: Variables, now: () => number): Promise<SandboxBeside> {
  // Port 0 is not known before it is listened on.
  const listenPort = parseInt(given['TILL_LISTEN']?.split(':').at(-1) ?? '', 10) || BROWSERS_PORT;
  const publicUrl = given['TILL_URL'] || `http://127.0.0.1:${String(listenPort)}`;
  const sandbox = createSandbox({
    seed: SEED,
    ...publicKeys(SEED),
    run: String(now()),
    payFormUrl: publicUrl,
    webhookUrl: `${publicUrl}/api/till/webhook`,
  });

  const port = parseInt(given['TILL_SANDBOX_PORT'] || String(SANDBOX_PORT), 10);
  const served = await serveSandbox({ sandbox, port }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'it is in use' : (code ?? 'it was refused');
    throw new StartError(
      `Port ${String(port)} of the sandbox cannot be listened on: ${why}. Choose another one in TILL_SANDBOX_PORT.`,
    );
  });
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  return {
    served,
    variables: {
      TILL_URL: publicUrl,
      TILL_SECRET: publicSecret('secret'),
      TILL_STORE_KEY: `sandbox_${publicSecret('store-key')}`,
      TILL_DECISION_KEY: `sandbox_${publicSecret('decision-key')}`,
      TILL_NOTIFY_SECRET: `whsec_${publicSecret('notify')}`,
      TILL_STORE_NAME: 'Sandbox store',
      ...Object.fromEntries(set),
      TILL_SERVICE_URL: served.url,
      TILL_API_KEY: sandbox.apiKey,
      TILL_WEBHOOK_SECRET: sandbox.webhookSecret,
      TILL_STORE_ID: sandbox.storeId,
      TILL_SANDBOX: 'true',
    },
  };
}
