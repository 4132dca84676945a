/** Two `tillkit serve` on one PostgreSQL behind nginx, by deploy/nginx.conf with ports of this run. */
import { freePort } from '../../../scripts/localServers.mjs';
import { createSandbox, type Sandbox } from '../../../src/sandbox/createSandbox.js';
import { serveSandbox } from '../../../src/sandbox/http/serveSandbox.js';
import { newDatabase, nginx } from '../serverControl.js';
import { nginxConf, proxyPorts, type ProxyPorts } from '../shippedProxies.js';
import type { Addresses } from './client.js';
import { startReceiver, type Receiver } from './receiver.js';
import { settingsFor, startServe, type ServeProcess, type Variables } from './serveProcess.js';

/** `addressed` is nginx, for clients that say their address in a line of the PROXY protocol. */
interface Ports extends ProxyPorts {
  readonly addressed: number;
}

/** With the PROXY protocol, by which a test can come from any address. */
const configurationFor = ({ addressed, ...ports }: Ports): string =>
  nginxConf(ports, [
    `listen 127.0.0.1:${String(addressed)} proxy_protocol;`,
    'set_real_ip_from 127.0.0.1;',
    'real_ip_header proxy_protocol;',
  ]);

/** All of it. */
export interface Shop {
  readonly addresses: Addresses;
  /** The same, for clients that say their address (`ip`). */
  readonly addressed: Addresses;
  readonly sandbox: Sandbox;
  readonly receiver: Receiver;
  /** The processes that run now, by name. */
  readonly instances: { a: ServeProcess; b: ServeProcess };
  /** Starts one again. @param aheadMs how far its clock is ahead. @default 0 */
  start(name: 'a' | 'b', aheadMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts all of it. */
export async function startShop(): Promise<Shop> {
  const ports = { ...(await proxyPorts()), addressed: await freePort() };
  const at = (port: number): string => `http://127.0.0.1:${String(port)}`;
  const addresses = { browsers: at(ports.browsers), store: at(ports.store) };
  const sandbox = createSandbox({
    seed: 'behind nginx',
    webhookUrl: `${addresses.browsers}/api/till/webhook`,
  });
  const service = await serveSandbox({ sandbox, pumpMs: 50 });
  const receiver = await startReceiver();
  const shared: Variables = {
    ...settingsFor(sandbox, service.url, {
      publicUrl: addresses.browsers,
      notifyUrl: receiver.url,
    }),
    TILL_DATABASE_URL: await newDatabase(),
  };
  const startAt = ([browsers, store]: readonly [number, number], aheadMs = 0) =>
    startServe(
      {
        ...shared,
        TILL_LISTEN: `127.0.0.1:${String(browsers)}`,
        TILL_API_LISTEN: `127.0.0.1:${String(store)}`,
      },
      { aheadMs },
    );
  const [a, b] = await Promise.all([startAt(ports.a), startAt(ports.b)]);
  nginx().start(configurationFor(ports));
  const instances = { a, b };
  return {
    addresses,
    addressed: { ...addresses, browsers: at(ports.addressed) },
    sandbox,
    receiver,
    instances,
    async start(name, aheadMs) {
      instances[name] = await startAt(ports[name], aheadMs);
    },
    async close() {
      await Promise.all([instances.a.kill(), instances.b.kill()]);
      nginx().stop();
      await service.close();
      await receiver.close();
    },
  };
}
