/** Garbage collection that a test waits for, also while its clock is stopped. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const { setImmediate: turn } = globalThis;

/** Collects until the object is gone. @throws Error if it is held on to, however often is collected */
export async function untilCollected(held: WeakRef<object>): Promise<void> {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  // A reference that was just made, or read, lives to the end of its turn.
  for (let collections = 0; held.deref(); collections += 1) {
    if (collections === 100) throw new Error('Something holds on to it.');
    await new Promise((next) => turn(next));
    collect();
  }
}
