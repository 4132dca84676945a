/** Real servers for tests, on loopback ports and in a temporary folder: how each starts and stops. */
import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Runs a program to its end; what it said becomes the error if it fails. */
function run(file, args, options = {}) {
  // Its own output goes nowhere that a server started by it could hold open.
  const { status, error, stderr, stdout } = spawnSync(file, args, { encoding: 'utf8', ...options });
  if (status === 0) return stdout ?? '';
  const said = [error?.message, stdout, stderr].filter(Boolean).join('\n').trim();
  throw new Error(`${file} ${args[0] ?? ''} ended with ${String(status)}. ${said}`);
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** Debian keeps PostgreSQL's programs off the path, one folder for each major version. */
function debianPostgres() {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return null;
  const majors = readdirSync(home).sort((a, b) => Number(b) - Number(a));
  return majors.map((major) => join(home, major, 'bin')).find((bin) => existsSync(bin)) ?? null;
}

/** Folder with PostgreSQL's programs, or null. */
export function findPostgres() {
  const initdb = onPath('initdb');
  return initdb ? join(initdb, '..') : debianPostgres();
}

/** Path of redis-server, or null. */
export function findRedis() {
  return onPath('redis-server');
}

/** Path of nginx, or null. Debian keeps it off the path of users. */
export function findNginx() {
  return onPath('nginx') ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : null);
}

/** Path of Caddy, or null. */
export function findCaddy() {
  return onPath('caddy');
}

/** Path of promtool, which runs the engine of Prometheus over given samples, or null. */
export function findPromtool() {
  return onPath('promtool');
}

/** promtool, which runs only while a test asks it. */
export function promtool({ binary }) {
  return {
    version: () => run(binary, ['--version']).split('\n')[0],
    stop: () => undefined,
  };
}

/** Root may not run PostgreSQL, so somebody else must be found; anybody else runs it themselves. */
function postgresOwner() {
  if (!isRoot) return {};
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((which) => spawnSync('id', [which, name], { encoding: 'utf8' }));
    if (ids.every(({ status }) => status === 0)) {
      const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
      return { uid, gid };
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither postgres nor nobody.');
}

/** Whether a server could listen there now. */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Ports of this process: a socket of UDP on each, which the system gives to one process and takes back at its end. */
const reserved = new Map();

/** Keeps all other tests of the machine off a port. @returns whether it is ours and a server could listen there */
export async function reservePort(port) {
  if (!reserved.has(port)) {
    const lock = createSocket('udp4').unref();
    const isOurs = await new Promise((resolve) => {
      lock.once('error', () => resolve(false));
      lock.bind(port, '127.0.0.1', () => resolve(true));
    });
    if (!isOurs) return false;
    reserved.set(port, lock);
  }
  return isFree(port);
}

/**
 * A port for one server, also if it is started again: reserved until this process ends, and none that the
 * system gives to whoever asks for any.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (!reserved.has(port) && (await reservePort(port))) return port;
  }
}

/** A PostgreSQL server; `folder` must be reachable for its owner. */
export function postgresServer({ bin, folder, port }) {
  const data = join(folder, 'postgres');
  const as = { ...postgresOwner(), cwd: folder };
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${data}`,
    '-c max_connections=200',
  ].join(' ');
  const control = (...args) =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], { ...as, stdio: 'ignore' });
  return {
    url: `postgres://till@127.0.0.1:${port}/postgres`,
    version: () => run(join(bin, 'postgres'), ['--version']).trim(),
    create() {
      mkdirSync(data, { recursive: true, mode: 0o700 });
      if (as.uid !== undefined) chownSync(data, as.uid, as.gid);
      const trusting = ['-A', 'trust', '-U', 'till', '-E', 'UTF8', '--locale=C'];
      run(join(bin, 'initdb'), ['-D', data, ...trusting], as);
    },
    start: () => control('-l', join(data, 'server.log'), '-o', settings, 'start'),
    /** `fast` ends connections in good order, `immediate` is a crash. */
    stop: (mode = 'fast') => control('-m', mode, 'stop'),
    log: () => readFileSync(join(data, 'server.log'), 'utf8'),
  };
}

/** A Redis server that keeps nothing on the disk. */
export function redisServer({ binary, folder, port }) {
  const pidFile = join(folder, 'redis.pid');
  const logFile = join(folder, 'redis.log');
  const isUp = () => {
    try {
      process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
      return true;
    } catch {
      return false;
    }
  };
  const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  return {
    url: `redis://127.0.0.1:${port}`,
    version: () => run(binary, ['--version']).trim(),
    start() {
      const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
      const files = [
        '--pidfile',
        pidFile,
        '--logfile',
        logFile,
        '--save',
        '',
        '--appendonly',
        'no',
      ];
      // The log outlives a restart, so only what is said from now on counts.
      const before = logOf(logFile).length;
      run(binary, [...place, ...files, '--daemonize', 'yes'], { stdio: 'ignore' });
      const isReady = () => logOf(logFile).slice(before).includes('Ready to accept connections');
      for (let tries = 0; !isReady(); tries += 1) {
        if (tries === 200) throw new Error('redis-server did not start within 10 seconds.');
        wait(50);
      }
    },
    stop() {
      if (!isUp()) return;
      process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGTERM');
      for (let tries = 0; tries < 200 && isUp(); tries += 1) wait(50);
    },
    log: () => logOf(logFile),
  };
}

/** nginx with the configuration of a test, which may use the folder's name and ports of its own. */
export function nginxServer({ binary, folder }) {
  const home = join(folder, 'nginx');
  const log = join(home, 'error.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const write = (http, name = 'nginx.conf') => {
    mkdirSync(home, { recursive: true });
    // Its workers must be able to use the folder, which is ours.
    const user = isRoot ? 'user root;' : '';
    const paths = temporary.map((name) => `${name}_temp_path ${home}/${name};`).join('\n');
    writeFileSync(
      join(home, name),
      `${user}\nworker_processes 1;\npid ${home}/nginx.pid;\nevents { worker_connections 512; }\n` +
        `http {\naccess_log ${home}/access.log;\n${paths}\n${http}\n}\n`,
    );
  };
  /** A checked configuration leaves an empty file, too. */
  const isRunning = () => {
    try {
      return process.kill(Number(readFileSync(join(home, 'nginx.pid'), 'utf8')) || NaN, 0);
    } catch {
      return false;
    }
  };
  const control = (...args) =>
    run(binary, ['-p', home, '-c', join(home, 'nginx.conf'), '-e', log, ...args], {
      stdio: 'ignore',
    });
  return {
    home,
    version: () => spawnSync(binary, ['-v'], { encoding: 'utf8' }).stderr.trim(),
    /** Throws, with what nginx says, for a configuration that it does not take. */
    check(http) {
      write(http, 'checked.conf');
      run(binary, ['-p', home, '-c', join(home, 'checked.conf'), '-e', log, '-t']);
    },
    start(http) {
      write(http);
      control();
    },
    stop() {
      if (isRunning()) control('-s', 'stop');
    },
    isRunning,
    logs: () =>
      readdirSync(home)
        .filter((name) => name.endsWith('.log'))
        .map((name) => logOf(join(home, name)))
        .join('\n'),
  };
}

/** Caddy with the Caddyfile of a test. */
export function caddyServer({ binary, folder }) {
  const home = join(folder, 'caddy');
  const log = join(home, 'caddy.log');
  // Certificates, its last configuration and its control socket stay in the folder.
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const place = { env: { ...env, CADDY_ADMIN: `unix/${home}/admin.sock` }, cwd: home };
  const write = (caddyfile) => {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'Caddyfile'), caddyfile);
    return ['--adapter', 'caddyfile', '--config', join(home, 'Caddyfile')];
  };
  let child = null;
  return {
    version: () => `Caddy ${run(binary, ['version']).trim()}`,
    /** Throws, with what Caddy says, for a configuration that it does not take. */
    check(caddyfile) {
      run(binary, ['validate', ...write(caddyfile)], place);
    },
    async start(caddyfile) {
      const args = write(caddyfile);
      const before = logOf(log).length;
      const said = openSync(log, 'a');
      child = spawn(binary, ['run', ...args], { ...place, stdio: ['ignore', said, said] });
      const isReady = () => logOf(log).slice(before).includes('serving initial configuration');
      while (!isReady()) {
        if (child.exitCode !== null) throw new Error(`Caddy has ended: ${logOf(log)}`);
        await new Promise((resume) => setTimeout(resume, 20));
      }
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    logs: () => logOf(log),
  };
}

function logOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Lets the owner of PostgreSQL into a folder that `mkdtemp` made for us alone. */
export function openFolder(folder) {
  chmodSync(folder, 0o755);
}
