/**
 * Whether anything listens where notifications go. Only a connection is made, with TLS for https: any request,
 * HEAD and OPTIONS too, runs code of the shop.
 */
import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { ok, problem, type Finding } from './report.js';

const TIMEOUT_MS = 5_000;

/** Connects and hangs up. @returns why there is no connection, as a code; null if there is one. */
function failureOf({ protocol, hostname, port }: URL): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/gu, '');
  const isTls = protocol === 'https:';
  const to = { host, port: port === '' ? (isTls ? 443 : 80) : parseInt(port, 10) };
  return new Promise((resolve) => {
    const socket = isTls
      ? connectTls({ ...to, ...(isIP(host) === 0 ? { servername: host } : {}) })
      : connectTcp(to);
    const end = (failure: string | null): void => {
      socket.destroy();
      resolve(failure);
    };
    socket.setTimeout(TIMEOUT_MS, () => end('ETIMEDOUT'));
    socket.once(isTls ? 'secureConnect' : 'connect', () => end(null));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => end(code ?? 'no connection'));
  });
}

/** Checks the address of the settings. @param url null if the shop reads `/v1/events` instead. */
export async function checkNotify(url: string | null): Promise<readonly Finding[]> {
  if (url === null) return [];
  const check = 'notify_url';
  const failure = await failureOf(new URL(url));
  if (failure === null) {
    return [
      ok(check, 'Something listens at TILL_NOTIFY_URL. The first notification shows the rest.'),
    ];
  }
  return [
    problem(
      check,
      `Nothing can be reached at TILL_NOTIFY_URL (${failure}).`,
      'Your shop is not told of payments: notifications wait, and are sent again and again.',
      'Start the shop. Check name, port and firewall from this machine, and the certificate of an https: address.',
    ),
  ];
}
