/** The packed package's command line, installed as a user of another language has it: alone in a folder. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from './pack.mjs';
import { install, run, startServer } from './processes.mjs';
import { freePort } from '../localServers.mjs';

const isWindows = process.platform === 'win32';

/** Installs it, once for all cases. @returns path of `tillkit` */
export function installTool(home, tarball) {
  const folder = join(home, 'tool');
  const bin = join(folder, `node_modules/.bin/tillkit${isWindows ? '.cmd' : ''}`);
  if (existsSync(bin)) return bin;
  mkdirSync(folder, { recursive: true });
  const dependencies = { libsql: '^0.5.29', tillkit: `file:${tarball}` };
  writeFiles(folder, { 'package.json': { name: 'tool', private: true, dependencies } });
  install(folder);
  return bin;
}

/** Writes the start of a shop. @returns its folder */
export function writeStart(kind, home, tarball) {
  run(installTool(home, tarball), ['init', kind, join(home, kind)], home);
  return join(home, kind);
}

/** Starts `tillkit serve --sandbox` on free ports, with the settings of a shop's folder. */
export async function startServe(bin, folder, shopUrl) {
  // Browsers must know their port before it listens; the others are read from what it says.
  const port = await freePort();
  const server = startServer(bin, ['serve', '--sandbox', '--config', 'sandbox.env'], folder, {
    TILL_URL: `http://127.0.0.1:${port}`,
    TILL_LISTEN: String(port),
    TILL_API_LISTEN: '0',
    TILL_SANDBOX_PORT: '0',
    TILL_ORIGINS: shopUrl,
    TILL_NOTIFY_URL: `${shopUrl}/notifications`,
  });
  const [, sandboxUrl] = await server.says(/curl (\S+)\/sandbox\/confirm/, 60_000);
  const setting = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(server.said())[1];
  return {
    sandbox: { url: sandboxUrl },
    /** What it tells its reader to set for the shop. */
    variables: Object.fromEntries(
      ['TILL_URL', 'TILL_API_URL', 'TILL_STORE_KEY', 'TILL_NOTIFY_SECRET'].map((name) => [
        name,
        setting(name),
      ]),
    ),
    stop: server.stop,
  };
}
