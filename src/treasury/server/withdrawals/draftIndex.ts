/** A short form of all drafts in the ledger, for the list, for refunds, and for payments to an address. */
import type * as z from 'zod';
import type { NamedOrder } from '../../contract/withdrawals.js';
import { createEventKindReader } from '../../../ledger/eventReaders.js';
import type { Ledger, LedgerEvent } from '../../../ledger/ledger.js';
import { partialDraftBody, withdrawalIdOf } from './withdrawalEvents.js';

/** One draft. Unreadable parts are null, but it stays in the list. */
export type IndexedDraft = z.infer<typeof partialDraftBody> & { readonly id: string };

/** Finds drafts. Every method first reads what is new. */
export type DraftIndex = ReturnType<typeof createDraftIndex>;

/** Adds to a list under a name. */
function put<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name);
  if (list) list.push(item);
  else lists.set(name, [item]);
}

const named = (...parts: readonly string[]): string => JSON.stringify(parts);

/** Makes the index. It keeps a few figures per draft in memory and reads each draft once. */
export function createDraftIndex(ledger: Pick<Ledger, 'list'>) {
  const byId = new Map<string, IndexedDraft>();
  const byOrder = new Map<string, string[]>();
  const byAddress = new Map<string, IndexedDraft[]>();

  function take({ stream, body }: LedgerEvent): void {
    const id = withdrawalIdOf(stream);
    if (id === null) return;
    const draft = { id, ...partialDraftBody.parse(body) };
    const { addressTo, refundOf } = draft;
    byId.set(id, draft);
    if (addressTo !== null) put(byAddress, addressTo, draft);
    if (refundOf) put(byOrder, named(refundOf.kind, refundOf.reference), id);
  }
  const catchUp = createEventKindReader(ledger, 'withdrawal_drafted', take);

  return {
    /** Undefined if there is none. */
    async get(id: string): Promise<IndexedDraft | undefined> {
      await catchUp();
      return byId.get(id);
    },
    /** Oldest first. */
    async ofOrder({ kind, reference }: NamedOrder): Promise<readonly string[]> {
      await catchUp();
      return [...(byOrder.get(named(kind, reference)) ?? [])];
    },
    /** Oldest first; the address in its canonical spelling. Includes drafts with an unreadable network. */
    async toAddress(blockchain: string, address: string): Promise<readonly IndexedDraft[]> {
      await catchUp();
      const to = byAddress.get(address) ?? [];
      return to.filter((draft) => draft.blockchain === null || draft.blockchain === blockchain);
    },
  };
}
