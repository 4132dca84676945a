/** The parts that `tillkit.js` does not carry: a file beside it, asked for when one is first needed. */
import { reportPageError } from '../../ui/reportPageError.js';
import { besideScript } from '../besideScript.js';
import type * as all from './parts.js';
import { shared } from './shared.js';

type Parts = typeof all;

/** Draws nothing: no button that would need a file which is not there. */
const nothing = () => null;

/** Stands in where the file is missing: a page pays as well without it. */
const without = {
  // Polling goes on.
  LiveConnection: nothing,
  PayTools: nothing,
  Receipt: nothing,
  NotificationToggle: nothing,
  Timeline: nothing,
  applyTheme: () => ({ refresh: nothing, stop: nothing }),
};

async function load(): Promise<Pick<Parts, keyof typeof without>> {
  try {
    const file = (await besideScript('tillkit.parts.mjs')) as {
      readonly bring: (from: typeof shared) => Parts;
    };
    return file.bring(shared);
  } catch {
    reportPageError(
      'tillkit.parts.mjs did not load, or is not the one of this version, so the checkout does without ' +
        'what is in it.',
    );
    return without as unknown as Parts;
  }
}

let loading: ReturnType<typeof load> | undefined;

/** Asks for the file once; where it is not there, each part is one that does nothing. */
export function partsBeside(): ReturnType<typeof load> {
  return (loading ??= load());
}
