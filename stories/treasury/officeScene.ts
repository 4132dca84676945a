/** A scene of the back office: what is held and what has happened when a person opens the page. */
import type { SendRequest } from '../../src/api/transport.js';
import type { Grant } from '../../src/server/treasury/permissions.js';
import type { SandboxStoreOptions } from '../../src/sandbox/createSandboxStore.js';
import type { Dialect } from '../../src/sandbox/dialect.js';
import type { Connection } from '../scenes/connection.js';
import type { BackOffice } from './backOffice.js';

/** One scene. */
export interface OfficeScene {
  readonly store?: Omit<SandboxStoreOptions, 'seed' | 'now' | 'dialect' | 'ledger'>;
  /** Some scenes exist with one kind of service only. @default the toolbar's choice */
  readonly dialect?: Dialect;
  /** Who sits in front of the page; null: nobody. @default a person who may do everything */
  readonly person?: Grant | null;
  /** What happened before. */
  readonly before?: (office: BackOffice) => unknown;
  /** What stands between store and service. @default nothing */
  readonly service?: (send: SendRequest) => SendRequest;
  /** What stands between page and store. @default nothing */
  readonly page?: Connection;
  /** Whether the store connected its orders. @default true */
  readonly orders?: boolean;
}
