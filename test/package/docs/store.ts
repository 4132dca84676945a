/** What the pages call yours, and what a block takes over from the one before it. */
export const STORE = `
import type { Server } from 'node:http';
import type { Express } from 'express';
import type { Pool as PgPool } from 'pg';
import type * as door from 'tillkit';
import type * as handlers from 'tillkit/server';
import type * as sql from 'tillkit/ledger/sql';

interface Found {
  readonly id: string;
  readonly totalUsd: string;
  readonly totalEur: string;
}
interface Placed {
  readonly id: string;
  readonly status: string;
  readonly totalUsd: string;
  readonly customerId: string;
}
interface Person {
  readonly email: string;
  readonly isStaff: boolean;
  readonly isTreasurer: boolean;
  readonly roles: readonly string[];
}
type Sql = (text: TemplateStringsArray, ...values: unknown[]) => Promise<readonly unknown[]>;

declare global {
  function orderOfSession(request: Request, order: string): Promise<Found | null>;
  function fulfilOnce(reference: string, claimId: string): Promise<void>;
  function findOrder(id: string): Promise<Placed | null>;
  function staffOfSession(request: Request): Promise<Person | null>;
  function userOfSession(cookie: string | null): Promise<Person | null>;
  const logger: { warn(fields: object, message: string): void };
  const db: { transaction(work: (sql: Sql) => Promise<void>): Promise<void> };
  const user: Person;
  const order: { readonly id: string };
  const orderHandle: string;
  const app: Express;
  const pool: PgPool;
  const adminPool: PgPool;
  namespace Express {
    interface Request {
      session: { user?: Person; customerId?: string };
    }
  }

  const options: handlers.CheckoutHandlerOptions;
  const handler: handlers.CheckoutHandler;
  const checkout: handlers.CheckoutHandler;
  const treasury: handlers.TreasuryHandler;
  const service: handlers.ServiceClient;
  const ledger: ReturnType<typeof sql.sqliteLedger>;
  const server: Server;
  const before: Date;
  const days: number;

  const http: typeof import('node:http');
  const createCheckoutHandler: typeof handlers.createCheckoutHandler;
  const postgresLedger: typeof sql.postgresLedger;
  const purgeLedger: typeof sql.purgeLedger;
  const toNodeHandler: typeof import('tillkit/server/node').toNodeHandler;
  const toExpressHandler: typeof import('tillkit/server/express').toExpressHandler;
  const toNextHandler: typeof import('tillkit/server/next').toNextHandler;
  const Checkout: typeof door.Checkout;
  const CheckoutProvider: typeof door.CheckoutProvider;

  // What Cloudflare's own types say in a Worker.
  interface Env {
    DB: import('tillkit/ledger/d1').D1Binding;
  }
  interface ExecutionContext {
    waitUntil(work: Promise<unknown>): void;
  }
}
`;

/** A package that is not installed here. */
export const NEXT = `
declare module 'next/server' {
  export function after(work: Promise<unknown> | (() => unknown)): void;
  export function connection(): Promise<void>;
}
declare module 'next/navigation' {
  export function notFound(): never;
}
`;
