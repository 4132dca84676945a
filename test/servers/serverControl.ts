/** The real servers that `scripts/servers.mjs` has started: where they are, and stopping them. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import {
  caddyServer,
  nginxServer,
  postgresServer,
  redisServer,
  type CaddyServer,
  type NginxServer,
  type PostgresPlace,
  type PostgresServer,
  type ProxyPlace,
  type RedisPlace,
  type RedisServer,
} from '../../scripts/localServers.mjs';

function placeOf<T>(variable: string): T {
  const text = process.env[variable];
  if (text !== undefined) return JSON.parse(text) as T;
  throw new Error(
    `${variable} is not set, so no server is there to test against. Run \`node scripts/servers.mjs\`: ` +
      'it starts the servers and then these tests.',
  );
}

/**
 * PostgreSQL of this run: `url`, `stop('fast' | 'immediate')`, `start()`, `log()`. A test that stops
 * it starts it again, whatever happens: the files run one after another on the same server.
 */
export const postgres = (): PostgresServer =>
  postgresServer(placeOf<PostgresPlace>('TILL_TEST_POSTGRES'));

/** Redis of this run: `url`, `stop()`, `start()`, `log()`. */
export const redis = (): RedisServer => redisServer(placeOf<RedisPlace>('TILL_TEST_REDIS'));

/** nginx, which the test starts with a configuration of its own and stops. */
export const nginx = (): NginxServer => nginxServer(placeOf<ProxyPlace>('TILL_TEST_NGINX'));

/** Caddy, likewise. */
export const caddy = (): CaddyServer => caddyServer(placeOf<ProxyPlace>('TILL_TEST_CADDY'));

/** Makes an empty database of its own for a test and answers its connection string. */
export async function newDatabase(): Promise<string> {
  const { url } = postgres();
  const name = `till_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return url.replace(/\/postgres$/, `/${name}`);
}
