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

/** Where a reverse proxy was put, which a test starts with ports of its own. */
export interface ProxyPlace {
  /** Path of nginx or Caddy. */
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
  /** Ending takes a moment after `stop`. */
  isRunning(): boolean;
  /** Its folder, where logs may be. */
  readonly home: string;
  /** All that it has logged, of requests and of errors. */
  logs(): string;
}

/** Caddy, with a whole Caddyfile. */
export interface CaddyServer {
  version(): string;
  /** @throws Error with what Caddy says, for a configuration that it does not take. */
  check(caddyfile: string): void;
  start(caddyfile: string): Promise<void>;
  stop(): Promise<void>;
  /** All that it has logged, of requests and of errors. */
  logs(): string;
}

export interface PostgresServer extends LocalServer {
  create(): void;
  /** `fast` ends connections in good order, `immediate` is a crash. @default "fast" */
  stop(mode?: 'fast' | 'immediate'): void;
}

export interface RedisServer extends LocalServer {
  stop(): void;
}

export function caddyServer(place: ProxyPlace): CaddyServer;
export function findCaddy(): string | null;
export function findNginx(): string | null;
export function findPostgres(): string | null;
export function findRedis(): string | null;
export function freePort(): Promise<number>;
export function nginxServer(place: ProxyPlace): NginxServer;
export function openFolder(folder: string): void;
export function postgresServer(place: PostgresPlace): PostgresServer;
export function redisServer(place: RedisPlace): RedisServer;
export function findPromtool(): string | null;
export function reservePort(port: number): Promise<boolean>;
