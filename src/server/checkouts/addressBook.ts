/** Finds the owner of an address: the addresses that this store gave to shoppers, from the ledger. */
import { LRUCache } from 'lru-cache';
import { mostEntries } from '../../async/mostEntries.js';
import { createEventKindReader } from '../../ledger/eventReaders.js';
import type { JsonValue, Ledger, LedgerEvent } from '../../ledger/ledger.js';
import { withTimeout } from '../../async/withTimeout.js';

/** The addresses of the store's checkouts. */
export type AddressBook = ReturnType<typeof createAddressBook>;

/** Kinds of event with addresses: those that the service gave, and those of quotes. */
const KINDS = ['wallet', 'quoted'] as const;
/** A wallet has about six addresses, because currencies of one network share theirs. */
const MAX_ADDRESSES = 200_000;
/** How long a page waits for a long ledger; an owner that is not found by then is shown as unknown. */
const TIMEOUT_MS = 2_000;

/**
 * One spelling of an address. Not checked, which would cost a hash each: in a spelling that differs
 * otherwise the address is not found, and the transfer's direction is shown as unknown.
 */
function spelling(address: string): string {
  if (/^0x/i.test(address)) return address.toLowerCase();
  return address.replace(/^bitcoincash:/i, '');
}

const isText = (value: JsonValue | undefined): value is string => typeof value === 'string';

function addressesOf({ body }: LedgerEvent): string[] {
  const { address, addresses } = body;
  if (isText(address)) return [address];
  if (!Array.isArray(addresses)) return [];
  const rows = addresses as readonly { readonly address?: JsonValue }[];
  return [...new Set(rows.map((row) => row.address).filter(isText))];
}

/** Makes the book of one handler. If it is full, it forgets the oldest addresses. */
export function createAddressBook(ledger: Pick<Ledger, 'list'>) {
  const owners = new LRUCache<string, string>(mostEntries(MAX_ADDRESSES));
  const tails = KINDS.map((kind) =>
    createEventKindReader(ledger, kind, (event) => {
      for (const address of addressesOf(event)) owners.set(spelling(address), event.stream);
    }),
  );

  return {
    /** Reads new events, for as long as a page waits. @returns whether all of them were read */
    async catchUp(): Promise<boolean> {
      const reading = Promise.all(tails.map((readOn) => readOn()));
      return (await withTimeout(reading, TIMEOUT_MS)).done;
    },
    /** Stream of the checkout that an address was given to, as far as it is known now. */
    ownerOf: (address: string): string | undefined => owners.peek(spelling(address)),
  };
}
