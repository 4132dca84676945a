/** A file for spreadsheets (RFC 4180): its records, its headers, and how it is streamed. */
import { toTreasuryProblem } from './treasuryProblem.js';

export { csvRecord, type Cell } from '../../contract/csvRecord.js';

/** Headers of a file. @param now milliseconds since the epoch; its day is part of the name. */
export function csvHeaders(subject: string, now: number): Readonly<Record<string, string>> {
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${subject}-${day}.csv"`,
  };
}

/**
 * Writes the file in UTF-8. The next records are made only when the reader has room for them, so a long
 * file needs little memory. If they cannot be made, the answer breaks off: a failed download is better
 * than a file that looks complete.
 *
 * @param records chunks of whole records, none of them empty: an empty one would leave the reader waiting.
 * @param ended called once with the outcome: `done`, `cancelled`, or the code of a problem.
 */
export function csvFile(
  records: AsyncGenerator<string>,
  ended: (outcome: string) => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOver = false;

  /** Only the first outcome counts: a failure after the reader has left is not one. */
  async function end(outcome: string): Promise<void> {
    if (isOver) return;
    isOver = true;
    await ended(outcome);
  }

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const next = await records.next();
    if (isOver) return;
    if (next.done === true) {
      await end('done');
      controller.close();
    } else controller.enqueue(encoder.encode(next.value));
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          await pull(controller);
        } catch (error) {
          await end(toTreasuryProblem(error).code);
          throw error;
        }
      },
      async cancel() {
        await end('cancelled');
        await records.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
