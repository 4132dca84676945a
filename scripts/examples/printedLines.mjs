/** What Tillkit prints for its reader to run: used as it stands, with what the reader puts in. */
import { reservePort } from '../localServers.mjs';
import { run } from './processes.mjs';
import { payShown } from './shopper.mjs';

/** `npx` runs what the folder has: by its name alone, the package could be somebody else's. */
export const OFFLINE = { npm_config_offline: 'true' };
const AROUND_PROXIES = { no_proxy: '127.0.0.1', NO_PROXY: '127.0.0.1' };

/** The `curl` lines in an output. */
export const curlLines = (said) => said.match(/^[ \t]*curl .*$/gm) ?? [];

/** Runs a printed line with its places filled in. @returns hash of the transfer */
function curl(line, values, folder) {
  let command = line;
  for (const [name, value] of Object.entries(values)) {
    if (!command.includes(`<${name}>`)) throw new Error(`It has no place for <${name}>: ${line}`);
    command = command.replaceAll(`<${name}>`, value);
  }
  if (/<[^>]*>/.test(command)) throw new Error(`Nobody knows what to put in: ${command}`);
  const answer = JSON.parse(run('sh', ['-c', command], folder, AROUND_PROXIES));
  if (answer.error) throw new Error(`${command}\n${answer.error}`);
  return answer.result?.txHash;
}

/** Pays what the page shows, by the two lines that the servers have printed for being the customer. */
export function payByPrintedLines({ page, servers, folder }) {
  const lines = servers.flatMap((server) => curlLines(server.said()));
  const [pay, confirm, ...more] = lines.filter((line) => line.includes('/sandbox/'));
  if (!confirm || more.length > 0) throw new Error('Not two lines are printed to pay with.');
  return payShown(page, {
    pay: (address, amount) => curl(pay, { address, amount }, folder),
    confirm: (txHash) => curl(confirm, { 'result.txHash of the answer above': txHash }, folder),
  });
}

/** The ports that a reader is told of: shop, demo, sandbox, both of `tillkit serve`, Vite, a shop in another language. */
const TOLD = [3000, 4100, 4101, 4180, 4181, 5173, 8000];

/**
 * Keeps those ports for this process, once another that follows the same lines has ended. If a program of the
 * machine's owner has one, what starts then says which.
 */
export async function reserveToldPorts() {
  for (let tries = 0; tries < 120; tries += 1) {
    let areOurs = true;
    // In one order, so that no two wait for each other.
    for (const port of TOLD) areOurs = areOurs && (await reservePort(port));
    if (areOurs) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
