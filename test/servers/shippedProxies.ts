/** deploy/nginx.conf and deploy/Caddyfile with the ports of a test, on loopback and without TLS. */
import { readFileSync } from 'node:fs';
import { freePort } from '../../scripts/localServers.mjs';
import { nginx } from './serverControl.js';

const read = (name: string): string =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

/** The files as operators copy them. */
export const NGINX_CONF = read('nginx.conf');
export const CADDYFILE = read('Caddyfile');

/** Ports of two instances, each for browsers and for the store, and of the proxy. */
export interface ProxyPorts {
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
  readonly browsers: number;
  readonly store: number;
}

/** Ports that nobody else uses in this run. */
export const proxyPorts = async (): Promise<ProxyPorts> => ({
  a: [await freePort(), await freePort()],
  b: [await freePort(), await freePort()],
  browsers: await freePort(),
  store: await freePort(),
});

/** Replaces what stands exactly once in the file, so that the test notices when it is changed. */
export function replaceOnce(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((so, [from, to]) => {
    if (so.split(from).length !== 2) throw new Error(`The file does not hold once: ${from}`);
    return so.replace(from, to);
  }, text);
}

const instances = ({ a, b }: ProxyPorts): Readonly<Record<string, string>> => ({
  '127.0.0.1:4180': `127.0.0.1:${String(a[0])}`,
  '127.0.0.1:4181': `127.0.0.1:${String(a[1])}`,
  '127.0.0.1:4190': `127.0.0.1:${String(b[0])}`,
  '127.0.0.1:4191': `127.0.0.1:${String(b[1])}`,
});

/** @param more lines for the browsers' server. */
export function nginxConf(ports: ProxyPorts, more: readonly string[] = []): string {
  const listen = (port: number): string => `listen 127.0.0.1:${String(port)};`;
  return replaceOnce(NGINX_CONF, {
    ...instances(ports),
    'listen 127.0.0.1:4182;': listen(ports.store),
    'listen 443 ssl;': [listen(ports.browsers), ...more].join('\n'),
    // The redirect needs no port of its own: it is found by its name.
    'listen 80;\n    server_name pay.shop.example;': `${listen(ports.browsers)}\n    server_name plain.shop.example;`,
  })
    .replaceAll(/^ *ssl_certificate.*$/gmu, '')
    .replaceAll('/var/log/nginx', nginx().home);
}

export const caddyfile = (ports: ProxyPorts): string =>
  replaceOnce(CADDYFILE, {
    ...instances(ports),
    'http://127.0.0.1:4182 {': `http://127.0.0.1:${String(ports.store)} {`,
    'pay.shop.example {': `http://:${String(ports.browsers)} {\n\tbind 127.0.0.1`,
  });
