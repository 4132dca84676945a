/** A scene of the back office: its data when a person opens the page. */
import type { SendRequest } from '../../src/api/transport.js';
import type { Grant } from '../../src/treasury/server/permissions.js';
import type { SandboxStoreOptions } from '../../src/sandbox/createSandboxStore.js';
import type { Dialect } from '../../src/sandbox/responses.js';
import type { Connection } from '../scenes/connection.js';
import type { BackOffice } from './backOffice.js';

/** One scene. */
export interface OfficeScene {
  readonly store?: Omit<SandboxStoreOptions, 'seed' | 'now' | 'dialect' | 'ledger'>;
  /** Some scenes exist with one kind of service only. @default the toolbar's choice */
  readonly dialect?: Dialect;
  /** Who is signed in; null for no one. @default a person with all permissions */
  readonly person?: Grant | null;
  /** What happened before. */
  readonly before?: (office: BackOffice) => unknown;
  /** Changes the requests from store to service. @default unchanged */
  readonly service?: (send: SendRequest) => SendRequest;
  /** The connection from page to store. @default a working one */
  readonly page?: Connection;
  /** Whether the store offers refunds by link. @default false */
  readonly refundLinks?: boolean;
  /** Whether the store connected its orders. @default true */
  readonly orders?: boolean;
}
