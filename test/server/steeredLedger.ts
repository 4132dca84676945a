/** A ledger in which something happens right before an event of one kind is appended. */
import type { Ledger } from '../../src/ledger/ledger.js';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';

export function steeredLedger() {
  const inner = memoryLedger();
  const before = new Map<string, () => Promise<unknown>>();
  const ledger: Ledger = {
    ...inner,
    async append(event) {
      const act = before.get(event.kind);
      before.delete(event.kind);
      await act?.();
      return inner.append(event);
    },
  };
  return { ledger, before };
}
