/** WebKit, the engine of Safari, as WebKitGTK brings it: over plain WebDriver, on a screen of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '../../scripts/localServers.mjs';
import { until } from '../support/until.js';
import { FIND, type Engine, type Json } from './engine.js';

/** The programs that it takes. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** A screen without hardware: this browser has no way to run without a window. */
  readonly screen: string;
}

const MOUSE = { pointerType: 'mouse' };

/**
 * Where the middle of what fits is on screen; null where there is none or something lies over it. The
 * driver's own click takes whatever is in a shadow root for covered by its host.
 */
const PLACE = `(...wanted) => {
  const element = (${FIND})(...wanted);
  if (!element) return null;
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = element.getRootNode().elementFromPoint(x, y);
  return element.contains(hit) ? { x, y } : null;
}`;

/** Notes what goes wrong from here on; what went wrong before it shows in what the page lacks. */
const LISTEN = `() => {
  if (window.tillErrors) return;
  const errors = (window.tillErrors = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const { error } = console;
  console.error = (...words) => {
    errors.push(words.join(' '));
    error(...words);
  };
}`;

/** One session of WebDriver. */
type Send = <T>(method: string, path: string, body?: unknown) => Promise<T>;

function sender(base: string): Send {
  return async <T>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (answer.ok) return value;
    throw new Error(`WebDriver, ${method} ${path}: ${value.error ?? ''} ${value.message ?? ''}`);
  };
}

/** Starts a screen; it chooses its own number and says it. */
async function startScreen(program: string) {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const said = (child.stdio[3] as Readable).setEncoding('utf8');
  const [number] = (await once(said, 'data')) as [string];
  return { child, display: `:${number.trim()}` };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** Starts WebKit. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const { child: screenProcess, display } = await startScreen(screen);
  const port = await freePort();
  const driverProcess = spawn(driver, [`--port=${String(port)}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // A container has no user namespaces for its sandbox, and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const send = sender(`http://127.0.0.1:${String(port)}`);
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  await until('the driver listens', () => send('GET', '/status'));
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities });
  const page = `/session/${sessionId}`;
  const run = <T>(source: string, ...args: readonly unknown[]) =>
    send<T>('POST', `${page}/execute/sync`, { script: `return (${source})(...arguments)`, args });
  const act = (source: unknown) => send('POST', `${page}/actions`, { actions: [source] });
  await send('POST', `${page}/window/rect`, { width: 1280, height: 900 });
  return {
    run: <T>(source: string, ...args: readonly Json[]) => run<T>(source, ...args),
    open: async (url) => {
      await send('POST', `${page}/url`, { url });
      await run(LISTEN);
    },
    press: async (selector, text) => {
      const place = await run<{ x: number; y: number } | null>(PLACE, selector, text);
      if (!place) return false;
      const pointer = [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', parameters: MOUSE, actions: pointer });
      return true;
    },
    type: async (text) => {
      const keys = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions: keys });
    },
    errors: () => run<string[]>('() => window.tillErrors ?? ["The page was exchanged."]'),
    close: async () => {
      await send('DELETE', page).catch(() => undefined);
      await end(driverProcess);
      await end(screenProcess);
    },
  };
}
