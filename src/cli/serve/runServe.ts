/** `tillkit serve`: starts the server, and says how to reach it. */
import { checkServe } from '../../tools/doctor/checkServe.js';
import { renderReport } from '../../tools/doctor/report.js';
import { createRefundHandler } from '../../treasury/refunds/createRefundHandler.js';
import type { RefundPage } from '../../serve/createServer.js';
import { createLog } from '../../serve/log.js';
import { startSandbox, type SandboxBeside } from '../../serve/sandboxServer.js';
import {
  readSettings,
  SettingsError,
  warningsOf,
  type ServeSettings,
  type Variables,
} from '../../serve/settings.js';
import { settingLines } from '../../serve/settingLines.js';
import { StartError, startServer, type RunningServer } from '../../serve/startServer.js';
import { UsageError, type CommandIo } from '../../tools/terminal.js';
import { overruledIn, readConfig } from '../configFile.js';
import type { ServeCommand } from './serveArguments.js';

type RunCommand = Extract<ServeCommand, { readonly sandbox: boolean }>;

/** The variables of the environment and of the file, if one is named. @throws UsageError */
export function readVariables(configFile: string | undefined, terminal: CommandIo): Variables {
  if (configFile === undefined) return terminal.environment;
  return readConfig(configFile, terminal.environment);
}

/** What a start and `--check` warn of. */
function warningsFor({ configFile }: RunCommand, terminal: CommandIo): readonly string[] {
  const overruled = configFile === undefined ? [] : overruledIn(configFile, terminal.environment);
  return [...warningsOf(readVariables(configFile, terminal)), ...overruled];
}

/** Reads the settings for a command. @throws UsageError that names what is missing or wrong. */
export function settingsOf(variables: Variables): ServeSettings {
  try {
    return readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) throw new UsageError(error.message);
    throw error;
  }
}

const SANDBOX_TEXT = (
  settings: ServeSettings,
  running: RunningServer,
  sandbox: SandboxBeside,
): string => {
  const { publicUrl, storeKeys, notify } = settings;
  const secret = notify?.secrets[0] ?? sandbox.variables['TILL_NOTIFY_SECRET'] ?? '';
  const shop = settingLines({
    TILL_URL: publicUrl,
    TILL_API_URL: running.apiUrl,
    TILL_STORE_KEY: storeKeys[0] ?? '',
    TILL_NOTIFY_SECRET: secret,
  });
  return `
Tillkit is running with a sandbox in place of the payment service. No real money moves.

For your shop, in a file such as shop.env (docker run --env-file shop.env, or in a shell: set -a; . ./shop.env; set +a):

${shop.join('\n')}

Create the first order, and open its page_url in a browser:
  curl ${running.apiUrl}/v1/orders -H "authorization: Bearer ${storeKeys[0] ?? ''}" -H 'content-type: application/json' -d '{"order_id":"1001","amount_usd":"20"}'

Act as the customer, with the address and the amount that the page shows:
  curl ${sandbox.served.url}/sandbox/pay -H 'content-type: application/json' -d '{"address":"<address>","currencyId":"USDT.Tron","amount":"<amount>"}'
  curl ${sandbox.served.url}/sandbox/confirm -H 'content-type: application/json' -d '{"txHash":"<result.txHash of the answer above>"}'

${notify ? `Notifications go to ${notify.url}` : 'Notifications go nowhere: set TILL_NOTIFY_URL, or read GET /v1/events'}.
These keys open nothing but this sandbox. Stop it with Ctrl-C.
`;
};

/** The page behind a refund link belongs to the back office, which the server knows nothing of. */
const refundPage: RefundPage = (options) => createRefundHandler(options).fetch;

/** Anybody can pay with the sandbox's keys, so it must never stand beside real settings. */
function refuseRealStore(given: Variables): void {
  const real = ['TILL_API_KEY', 'TILL_DATABASE_URL', 'TILL_REDIS_URL'].find((name) => given[name]);
  if (real === undefined && given['NODE_ENV'] !== 'production') return;
  throw new UsageError(
    `--sandbox was asked for where ${real ?? 'NODE_ENV=production'} is set. Anybody can pay orders of the sandbox, so it ` +
      'does not run beside the settings of a real store. Start it in a shell without them.',
  );
}

/** The variables of a command, with what its arguments switch on. */
const variablesOf = (command: RunCommand, terminal: CommandIo): Variables => ({
  ...readVariables(command.configFile, terminal),
  ...(command.payForm ? { TILL_PAY_FORM: 'true' } : {}),
});

/** The variables of a run: with the sandbox's own, if there is one. */
async function prepare(command: RunCommand, terminal: CommandIo) {
  const given = variablesOf(command, terminal);
  if (!command.sandbox) return { settings: settingsOf(given), sandbox: null };
  refuseRealStore(given);
  const sandbox = await startSandbox(given, terminal.now);
  try {
    // Its addresses are gone with the sandbox, so its ledger is too.
    const ledger = { kind: 'memory' as const };
    return { settings: { ...settingsOf(sandbox.variables), ledger }, sandbox };
  } catch (error) {
    await sandbox.served.close();
    throw error;
  }
}

/** Serves until the process is asked to stop. @returns exit code: 0, or 1 if it cannot start. */
export async function runServe(
  command: RunCommand,
  version: string,
  terminal: CommandIo,
): Promise<number> {
  // Before anything starts, so that a stop in between is not missed.
  const stopped = terminal.untilStopped();
  const log = createLog({ write: (line: string) => terminal.out(line) });
  let sandbox: SandboxBeside | null = null;
  try {
    const prepared = await prepare(command, terminal);
    const { settings } = prepared;
    for (const text of warningsFor(command, terminal)) {
      log.warn({ code: 'setting_doubtful' }, text);
    }
    sandbox = prepared.sandbox;
    const running = await startServer(settings, { version, log, refundPage });
    if (sandbox) terminal.out(SANDBOX_TEXT(settings, running, sandbox));
    await stopped;
    log.info({ code: 'stopping' }, 'The server was asked to end.');
    await running.close();
    log.info({ code: 'stopped' }, 'The server has ended.');
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    terminal.err(`${error.message}\n`);
    return 1;
  } finally {
    await sandbox?.served.close();
  }
}

/** Runs `tillkit serve --check`. @returns exit code: 0, or 1 if a problem was found */
export async function runServeCheck(command: RunCommand, terminal: CommandIo): Promise<number> {
  const variables = variablesOf(command, terminal);
  const warnings = warningsFor(command, terminal);
  const report = await checkServe(settingsOf(variables), variables, warnings, terminal);
  terminal.out(renderReport(report));
  return report.ok ? 0 : 1;
}
