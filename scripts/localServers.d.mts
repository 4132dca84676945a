/** A server of a test run. Each call returns when it is done. */
interface LocalServer {
  readonly url: string;
  version(): string;
  start(): void;
  log(): string;
}

/** Where a server was put. */
interface Place {
  readonly folder: string;
  readonly port: number;
}

export interface PostgresPlace extends Place {
  /** Folder with initdb, pg_ctl and postgres. */
  readonly bin: string;
}

export interface RedisPlace extends Place {
  /** Path of redis-server. */
  readonly binary: string;
}

export interface NginxPlace {
  /** Path of nginx. */
  readonly binary: string;
  readonly folder: string;
}

/** nginx; `http` is what stands inside of its block of that name. */
export interface NginxServer {
  version(): string;
  /** @throws Error with what nginx says, for a configuration that it does not take. */
  check(http: string): void;
  start(http: string): void;
  stop(): void;
  log(): string;
  /** Every request that was logged. */
  accessLog(): string;
}

export interface PostgresServer extends LocalServer {
  create(): void;
  /** `fast` ends connections in good order, `immediate` is a crash. @default "fast" */
  stop(mode?: 'fast' | 'immediate'): void;
}

export interface RedisServer extends LocalServer {
  stop(): void;
}

export function findNginx(): string | null;
export function findPostgres(): string | null;
export function findRedis(): string | null;
export function freePort(): Promise<number>;
export function nginxServer(place: NginxPlace): NginxServer;
export function openFolder(folder: string): void;
export function postgresServer(place: PostgresPlace): PostgresServer;
export function redisServer(place: RedisPlace): RedisServer;
