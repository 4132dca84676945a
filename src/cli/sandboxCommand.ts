/** `tillkit sandbox`: serves the simulated service and says how to reach it. */
import { randomBytes } from 'node:crypto';
import { createSandbox, type Sandbox } from '../sandbox/createSandbox.js';
import { CONTROL_ROUTES } from '../sandbox/http/controlRoutes.js';
import { publicKeys } from '../sandbox/publicKeys.js';
import { serveSandbox, type ServedSandbox } from '../sandbox/http/serveSandbox.js';
import { settingLines } from '../serve/settingLines.js';
import { type SandboxCommandOptions } from './commandLine.js';
import { isLoopback, type CommandIo, UsageError } from '../tools/terminal.js';
import { readConfig } from './configFile.js';

function describeListenError(error: unknown, { port, host }: SandboxCommandOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = port < 65_000 ? port + 10 : port - 10;
    return (
      `Port ${String(port)} on ${host} is in use. Stop the other process, or choose another port: ` +
      `tillkit sandbox --port ${String(other)}`
    );
  }
  if (code === 'EACCES') {
    return `This user may not listen on port ${String(port)}. Choose one above 1023: --port 4101`;
  }
  return `The sandbox cannot listen on ${host}, port ${String(port)}. Check --host and --port.`;
}

/** A secret of the store's own, so that nothing is left to be made. */
const newSecret = (): string => randomBytes(32).toString('base64url');

function settingsOf(
  url: string,
  { apiKey, webhookSecret }: Sandbox,
  { configFile }: SandboxCommandOptions,
): readonly string[] {
  if (configFile !== undefined) return [`Your store's settings are in ${configFile}.`];
  const settings = {
    TILL_SERVICE_URL: url,
    TILL_API_KEY: apiKey,
    TILL_WEBHOOK_SECRET: webhookSecret,
    TILL_SECRET: newSecret(),
    TILL_SANDBOX: 'true',
  };
  return [
    'For your store, in a file such as sandbox.env (node --env-file=sandbox.env, docker run --env-file sandbox.env,',
    'or in a shell: set -a; . ./sandbox.env; set +a):',
    '',
    ...settingLines(settings),
  ];
}

/**
 * Key and secret that the store's own settings have.
 *
 * @throws UsageError for a file that is not of the sandbox: it would print the key of a real store.
 */
function keysOf({ seed, configFile }: SandboxCommandOptions): ReturnType<typeof publicKeys> {
  const made = publicKeys(seed);
  if (configFile === undefined) return made;
  const settings = readConfig(configFile);
  if (settings['TILL_SANDBOX'] !== 'true') {
    throw new UsageError(
      `${configFile} does not say TILL_SANDBOX=true, so its keys may be those of a real store, and the sandbox prints ` +
        'its keys. Name the file of the sandbox.',
    );
  }
  return {
    apiKey: settings['TILL_API_KEY'] || made.apiKey,
    webhookSecret: settings['TILL_WEBHOOK_SECRET'] || made.webhookSecret,
  };
}

const isPublished = (
  { apiKey, webhookSecret }: Sandbox,
  { seed }: SandboxCommandOptions,
): boolean => {
  const made = publicKeys(seed);
  return apiKey === made.apiKey && webhookSecret === made.webhookSecret;
};

function describe(url: string, sandbox: Sandbox, settings: SandboxCommandOptions): string {
  const { webhookUrl, host } = settings;
  const lines = [
    'The simulated payment service is running. No real money moves.',
    '',
    `  address         ${url}`,
    `  API key         ${sandbox.apiKey}`,
    `  webhook secret  ${sandbox.webhookSecret}`,
    `  dialect         ${sandbox.dialect}`,
    `  events go to    ${webhookUrl ?? 'no receiver (set one with --webhook <url>)'}`,
    '',
    isPublished(sandbox, settings)
      ? 'Key and secret open nothing but this sandbox. With a real service, a store refuses to start with them.'
      : 'These are your own key and secret. Never use them with a real service.',
    '',
    ...settingsOf(url, sandbox, settings),
    '',
    'Act as the customer, with the address and the amount that the page shows:',
    `  curl ${url}/sandbox/pay -H 'content-type: application/json' -d '{"address":"<address>","currencyId":"USDT.Tron","amount":"<amount>"}'`,
    `  curl ${url}/sandbox/confirm -H 'content-type: application/json' -d '{"txHash":"<result.txHash of the answer above>"}'`,
    '',
    `State: ${url}/sandbox/state`,
    `Controls (POST JSON to ${url}/sandbox/…): pay, confirm, block, advance, fail, heal and more`,
  ];
  if (!isLoopback(host)) {
    lines.push(
      '',
      `Note: with --host ${host} anybody who reaches this machine can use the controls.`,
    );
  }
  lines.push('', 'Stop it with Ctrl-C.');
  return `${lines.join('\n')}\n`;
}

function describeJson(url: string, sandbox: Sandbox, settings: SandboxCommandOptions): string {
  const { dialect, seed, apiKey, webhookSecret } = sandbox;
  return `${JSON.stringify({
    url,
    dialect,
    seed,
    apiKey,
    webhookSecret,
    webhookUrl: settings.webhookUrl ?? null,
    controls: CONTROL_ROUTES.map((name) => `${url}/sandbox/${name}`),
  })}\n`;
}

/**
 * Serves until the process is asked to stop.
 *
 * @returns exit code: 0, or 1 if it cannot listen.
 */
export async function runSandbox(
  settings: SandboxCommandOptions,
  terminal: CommandIo,
): Promise<number> {
  const { port, host, dialect, seed, webhookUrl, json } = settings;
  const run = String(terminal.now());
  const sandbox = createSandbox({
    ...{ dialect, seed, run },
    ...keysOf(settings),
    ...(webhookUrl ? { webhookUrl } : {}),
  });
  // Before listening, so that a stop in between is not missed.
  const stopped = terminal.untilStopped();
  let served: ServedSandbox;
  try {
    served = await serveSandbox({ sandbox, port, host });
  } catch (error) {
    terminal.err(`${describeListenError(error, settings)}\n`);
    return 1;
  }
  terminal.out((json ? describeJson : describe)(served.url, sandbox, settings));
  await stopped;
  await served.close();
  return 0;
}
