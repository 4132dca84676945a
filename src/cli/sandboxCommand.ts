/** `tillkit sandbox`: serves the pretend service and says how to reach it. */
import { createSandbox, type Sandbox } from '../sandbox/createSandbox.js';
import { CONTROL_ROUTES } from '../sandbox/http/controlRoutes.js';
import { serveSandbox, type ServedSandbox } from '../sandbox/http/serveSandbox.js';
import type { SandboxSettings } from './commandLine.js';
import { isLoopback } from './loopback.js';
import type { Terminal } from './terminal.js';

function explain(error: unknown, { port, host }: SandboxSettings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = port < 65_000 ? port + 10 : port - 10;
    return (
      `Port ${String(port)} on ${host} is in use, so the sandbox cannot listen there. Stop what ` +
      `listens, or choose another port: tillkit sandbox --port ${String(other)}`
    );
  }
  if (code === 'EACCES') {
    return `Port ${String(port)} is not open to this user. Choose one above 1023: --port 4101`;
  }
  return `The sandbox cannot listen on ${host}, port ${String(port)}. Check --host and --port.`;
}

function describe(url: string, sandbox: Sandbox, settings: SandboxSettings): string {
  const { webhookUrl, host } = settings;
  const lines = [
    'The pretend payment service is running. No real money moves.',
    '',
    `  address         ${url}`,
    `  API key         ${sandbox.apiKey}`,
    `  webhook secret  ${sandbox.webhookSecret}`,
    `  dialect         ${sandbox.dialect}`,
    `  events go to    ${webhookUrl ?? 'nobody (name a receiver with --webhook <url>)'}`,
    '',
    "Key and secret are the sandbox's own. They follow from the seed, so anybody can derive them;",
    'they open nothing but this sandbox. Never use them with a real service.',
    '',
    'For your store:',
    `  export TILL_SERVICE_URL="${url}"`,
    `  export TILL_API_KEY="${sandbox.apiKey}"`,
    `  export TILL_WEBHOOK_SECRET="${sandbox.webhookSecret}"`,
    '  export TILL_SANDBOX=true',
    '',
    `Look inside: ${url}/sandbox/state`,
    `Controls (POST JSON to ${url}/sandbox/…): pay, confirm, block, advance, fail, heal and more`,
  ];
  if (!isLoopback(host)) {
    lines.push('', `Note: with --host ${host} whoever reaches this machine can use its controls.`);
  }
  lines.push('', 'Stop it with Ctrl-C.');
  return `${lines.join('\n')}\n`;
}

function describeJson(url: string, sandbox: Sandbox, settings: SandboxSettings): string {
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
 * Serves until it is told to stop.
 *
 * @returns exit code: 0, or 1 if it cannot listen.
 */
export async function runSandbox(settings: SandboxSettings, terminal: Terminal): Promise<number> {
  const { port, host, dialect, seed, webhookUrl, json } = settings;
  const run = String(terminal.now());
  const sandbox = createSandbox({ dialect, seed, run, ...(webhookUrl ? { webhookUrl } : {}) });
  // Asked for before listening, so that a stop in between is not missed.
  const stopped = terminal.untilStopped();
  let served: ServedSandbox;
  try {
    served = await serveSandbox({ sandbox, port, host });
  } catch (error) {
    terminal.err(`${explain(error, settings)}\n`);
    return 1;
  }
  terminal.out((json ? describeJson : describe)(served.url, sandbox, settings));
  await stopped;
  await served.close();
  return 0;
}
