/**
 * Runs the tests of test/servers against a real PostgreSQL, Redis, nginx, Caddy and Prometheus. They are found
 * on this machine or, for root on Debian, installed; they run on loopback ports, from a temporary folder
 * that is removed at the end. What could not run is named, and under CI=true it is a failure.
 *
 *   node scripts/servers.mjs             everything
 *   node scripts/servers.mjs postgres    what needs PostgreSQL only; more words go to vitest
 *   node scripts/servers.mjs test/servers/redis/coordination.test.ts    one file
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from './debianPackages.mjs';
import {
  caddyServer,
  findCaddy,
  findNginx,
  findPostgres,
  findPromtool,
  findRedis,
  freePort,
  nginxServer,
  openFolder,
  postgresServer,
  promtool,
  redisServer,
} from './localServers.mjs';
import { runProject } from './vitestRun.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

/** Each folder of test/servers, and what must run for it. */
const SUITES = {
  disk: [],
  night: ['prometheus', 'redis'],
  postgres: ['postgres'],
  proxies: ['nginx', 'caddy'],
  redis: ['redis'],
  serve: ['postgres', 'nginx'],
  together: ['postgres', 'redis'],
};

/** What Debian calls each, and how it is found. */
const SERVERS = {
  postgres: { name: 'PostgreSQL', debian: 'postgresql', find: findPostgres },
  redis: { name: 'Redis', debian: 'redis-server', find: findRedis },
  nginx: { name: 'nginx', debian: 'nginx-light', find: findNginx },
  caddy: { name: 'Caddy', debian: 'caddy', find: findCaddy },
  prometheus: { name: 'Prometheus', debian: 'prometheus', find: findPromtool },
};

/** They are started by their tests, because their configuration names the tests' ports or samples. */
const BY_TESTS = { nginx: nginxServer, caddy: caddyServer, prometheus: promtool };

/** Where each server's program is; null for what is neither here nor could be installed. */
function findServers(wanted) {
  const missing = wanted.filter((server) => !SERVERS[server].find());
  if (missing.length > 0) installFromDebian(missing.map((server) => SERVERS[server].debian));
  return Object.fromEntries(wanted.map((server) => [server, SERVERS[server].find()]));
}

function findOnly(name, binary, folder) {
  const place = { folder, binary };
  const server = BY_TESTS[name](place);
  say(server.version());
  return { server, place };
}

/** Starts one server; null, with the reason said aloud, if it cannot run. */
async function start(name, program, folder) {
  if (!program) return null;
  try {
    if (BY_TESTS[name]) return findOnly(name, program, folder);
    const place = { folder, port: await freePort() };
    const isPostgres = name === 'postgres';
    const whole = isPostgres ? { ...place, bin: program } : { ...place, binary: program };
    const server = isPostgres ? postgresServer(whole) : redisServer(whole);
    if (isPostgres) server.create();
    server.start();
    say(`${server.version()} on port ${place.port}`);
    return { server, place: whole };
  } catch (error) {
    say(`${SERVERS[name].name} was found but does not start: ${error.message}`);
    return null;
  }
}

/** What the tests need to reach the servers, and to stop and start them (test/servers/serverControl.ts). */
function environment(running) {
  const entries = Object.entries(running).flatMap(([name, { server, place }]) => [
    [`TILL_TEST_${name.toUpperCase()}_URL`, server.url],
    [`TILL_TEST_${name.toUpperCase()}`, JSON.stringify(place)],
  ]);
  return Object.fromEntries(entries);
}

const words = process.argv.slice(2);
const suiteOf = (file) => /^test\/servers\/(\w+)\/./u.exec(file)?.[1];
const files = words.filter(suiteOf);
const asked = words.filter((word) => Object.hasOwn(SUITES, word));
const named = [...new Set([...asked, ...files.map(suiteOf)])];
const suites = named.length > 0 ? named : Object.keys(SUITES);
const wanted = [...new Set(suites.flatMap((suite) => SUITES[suite]))];

const folder = mkdtempSync(join(tmpdir(), 'tillkit-servers-'));
openFolder(folder);
const running = {};
function stopAll() {
  for (const [name, { server }] of Object.entries(running)) {
    try {
      server.stop('immediate');
    } catch (error) {
      // A test may have stopped it for good.
      say(`${SERVERS[name].name} was not stopped: ${error.message}`);
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
}

let result = { passed: 0, failed: 0 };
let notRun = [];
try {
  for (const [name, program] of Object.entries(findServers(wanted))) {
    const started = await start(name, program, folder);
    if (started) running[name] = started;
  }
  const can = (suite) => SUITES[suite].every((server) => running[server]);
  notRun = suites.filter((suite) => !can(suite));
  const runnable = suites.filter(can);
  if (runnable.length > 0) {
    const whole = files.length > 0 ? asked.filter(can) : runnable;
    const folders = whole.map((suite) => `test/servers/${suite}/`);
    const rest = words.filter((word) => !asked.includes(word));
    result = await runProject('servers', {
      words: [...rest, ...folders],
      env: environment(running),
    });
  }
} finally {
  stopAll();
}

for (const suite of notRun) {
  const missing = SUITES[suite].filter((server) => !running[server]);
  const names = missing.map((server) => SERVERS[server].name).join(' and ');
  say(`\nNOT RUN: test/servers/${suite}, because ${names} could not be started here.`);
}
const failed = result.failed + (process.env.CI === 'true' ? notRun.length : 0);
say(`\n${result.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
