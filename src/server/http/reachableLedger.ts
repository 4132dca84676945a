/** A ledger whose failures are told as what they are: the store cannot reach where payments are kept. */
import { ProblemError } from './problemDetails.js';
import type { Ledger } from '../../ledger/ledger.js';

/** A name or number that no ledger takes is a mistake in the program, which no waiting mends. */
const isMistake = (error: unknown): boolean => error instanceof RangeError;

async function telling<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof ProblemError || isMistake(cause)) throw cause;
    throw new ProblemError(
      'store_unavailable',
      'The ledger does not answer, so nothing can be said about a checkout and nothing be kept. Pages ' +
        'and the service try again by themselves. Check the database and the connection to it.',
      { cause },
    );
  }
}

/** Lets every failure of a ledger be a 503 that says to try again, instead of an unforeseen 500. */
export function reachableLedger(ledger: Ledger): Ledger {
  return {
    durability: ledger.durability,
    append: (event) => telling(ledger.append(event)),
    list: (query) => telling(ledger.list(query)),
    claim: (request) => telling(ledger.claim(request)),
  };
}
