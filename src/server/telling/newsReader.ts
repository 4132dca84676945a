/** Reads news again at any later moment: what is true of it then, with the state of that moment. */
import { createKeyedQueue } from '../../async/keyedQueue.js';
import { createStoredTimes } from '../../async/storedTimes.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { CheckoutRecord, Records } from '../checkouts/checkoutRecords.js';
import { type Draw, eventOf } from './dueCallbacks.js';
import { isTrue } from './news.js';
import type { CallbackEvent } from './storeCallbacks.js';
import { newsNamed, type NewsName } from './toldNews.js';
import { createTurns } from './turns.js';

/** News as it is now. */
export interface PresentNews {
  readonly event: CallbackEvent;
  /** Whether it may be told. */
  readonly isTrue: boolean;
}

/** The news of one handler. */
export type NewsReader = ReturnType<typeof createNewsReader>;

/** Makes the reader. */
export function createNewsReader({
  ledger,
  records,
  now,
  newId,
  draw,
}: {
  readonly ledger: Pick<Ledger, 'append' | 'claim'>;
  readonly records: Pick<Records, 'readAndRecordPaid'>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly draw: Draw;
}) {
  const times = createStoredTimes(now);
  const lanes = createKeyedQueue();
  const read = (stream: string): Promise<CheckoutRecord> => records.readAndRecordPaid(stream);
  return {
    /** Reads news by its name. @returns null if the ledger holds no such checkout, or no such news */
    async read(stream: string, name: NewsName): Promise<PresentNews | null> {
      const record = await read(stream);
      const news = record.state.opened && (await newsNamed(record, name));
      if (!news) return null;
      return {
        event: await eventOf(news, name.claimId, record, draw),
        isTrue: isTrue(news, record),
      };
    },
    /**
     * Has a checkout to itself among all processes while it tells of it.
     *
     * @returns what `tell` returned, or until when another process tells: milliseconds since the epoch
     */
    alone: <T>(
      stream: string,
      lengthMs: number,
      tell: () => Promise<T>,
    ): Promise<{ readonly told: T } | { readonly takenUntil: number }> =>
      lanes.run(stream, async () => {
        const turns = createTurns({ ledger, now, newId, times }, lengthMs);
        const turn = await turns.take(await read(stream));
        if ('takenUntil' in turn) return turn;
        try {
          return { told: await tell() };
        } finally {
          await turns.end(stream, turn);
        }
      }),
  };
}
