/** `tillkit sandbox`: serves the simulated service and says how to reach it. */
import { createSandbox, type Sandbox } from '../sandbox/createSandbox.js';
import { CONTROL_ROUTES } from '../sandbox/http/controlRoutes.js';
import { serveSandbox, type ServedSandbox } from '../sandbox/http/serveSandbox.js';
import { type SandboxCommandOptions, isLoopback, type CommandIo } from './commandLine.js';

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
    'Key and secret are derived from the seed, so anybody can compute them. They open nothing but this sandbox.',
    'Never use them with a real service.',
    '',
    'For your store:',
    `  export TILL_SERVICE_URL="${url}"`,
    `  export TILL_API_KEY="${sandbox.apiKey}"`,
    `  export TILL_WEBHOOK_SECRET="${sandbox.webhookSecret}"`,
    '  export TILL_SANDBOX=true',
    '  export TILL_SECRET="$(openssl rand -base64 32)"',
    '',
    'Be the payer, with the address and the amount that the page shows:',
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
  const sandbox = createSandbox({ dialect, seed, run, ...(webhookUrl ? { webhookUrl } : {}) });
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
