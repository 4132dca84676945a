/** Child processes of the examples: servers and commands. */
import { spawn, spawnSync } from 'node:child_process';

const isWindows = process.platform === 'win32';

/** Environment of a child: paths of programs, and home with npm's settings. */
const { PATH, HOME, USERPROFILE, APPDATA, SystemRoot, TMPDIR } = process.env;
const inherited = { PATH, HOME, USERPROFILE, APPDATA, SystemRoot, TMPDIR };

/** What leads a command to the registry. Servers do without: they would ask each other through the proxy. */
const REACHING =
  /^(?:(?:https?|all|no)_proxy|node_extra_ca_certs|ssl_cert_(?:file|dir)|npm_config_(?:registry|proxy|https?_proxy|noproxy|ca|cafile|strict_ssl|userconfig))$/iu;

const reaching = () => Object.entries(process.env).filter(([name]) => REACHING.test(name));

/** Runs a command to its end. @returns what it wrote. @throws Error with the end of it. */
export function run(command, args, cwd, env = {}) {
  const environment = { ...inherited, ...Object.fromEntries(reaching()), ...env };
  const options = { cwd, encoding: 'utf8', shell: isWindows, env: environment };
  const { status, stdout, stderr, error } = spawnSync(command, args, options);
  if (status === 0) return stdout;
  const said = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.slice(-3000);
  throw new Error(`${command} ${args.join(' ')} failed:\n${said}`);
}

/** Installs a folder's dependencies, without leaving a lockfile. */
export function install(folder) {
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  run('npm', ['install', '--prefer-offline', ...quiet], folder);
}

const running = new Set();

function end(child) {
  running.delete(child);
  try {
    if (isWindows || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

// Groups of their own would outlive this process, also where somebody stops it.
process.once('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Starts a server. It and all that it starts are ended by `stop`. */
export function startServer(command, args, cwd, env = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // A group of its own, because a server may have started others.
    detached: !isWindows,
  });
  running.add(child);
  let said = '';
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      said += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => resolve(`it ended with code ${code}`));
  });

  /** Waits until what the server wrote matches. @returns the match */
  async function says(pattern, withinMs) {
    let stopListening;
    let timer;
    const heard = new Promise((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(said);
        if (match) resolve(match);
      };
      const giveUp = (why) =>
        reject(new Error(`The server did not say ${pattern}: ${why}\n${said.slice(-2000)}`));
      listeners.add(look);
      stopListening = () => listeners.delete(look);
      timer = setTimeout(() => giveUp(`${withinMs} ms are over`), withinMs);
      ended.then(giveUp);
      look();
    });
    return heard.finally(() => {
      stopListening();
      clearTimeout(timer);
    });
  }

  return {
    says,
    said: () => said,
    /** Asks it to end. @returns how it did */
    asked(signal) {
      child.kill(signal);
      return ended;
    },
    async stop() {
      end(child);
      await ended;
    },
  };
}

/** Waits for a shop's page: not every server says that it listens. */
export async function untilAnswers(base, server) {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(base).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop does not answer:\n${server.said().slice(-2000)}`);
}

/** The packed command line in a folder's packages. */
const TILLKIT = [`node_modules/.bin/tillkit${isWindows ? '.cmd' : ''}`, ['sandbox']];

/** Starts the pretend service. @param starter command that takes its options. @returns its address and keys */
export async function startSandbox(folder, webhookUrl, [command, words] = TILLKIT) {
  const options = ['--port', '0', '--webhook', webhookUrl, '--json'];
  const server = startServer(command, [...words, ...options], folder);
  const [line] = await server.says(/^\{.*\}$/m, 60_000);
  return { ...JSON.parse(line), stop: server.stop };
}
