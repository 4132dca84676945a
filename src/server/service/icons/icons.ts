/** The store's icons: fetched once from a named host, kept, and served as pictures and nothing else. */
import { LRUCache } from 'lru-cache';
import type { IconKind } from '../../../contract/routes.js';
import type { DiagnosticListener } from '../../configuration/diagnostic.js';
import { ProblemError } from '../../http/problemDetails.js';
import { fetchIcon, type Icon, type IconRefusal } from './fetchIcon.js';
import type { IconSources } from './iconOptions.js';

/** Answers requests for icons. */
export interface Icons {
  /**
   * The picture of a currency or a network.
   *
   * @throws ProblemError `not_found` where there is none.
   */
  get(kind: IconKind, key: string): Promise<Icon>;
}

const DAY_MS = 24 * 60 * 60_000;
/** A file that is not there is asked for again after this time, however many shoppers want it. */
const MISSING_MS = 10 * 60_000;
const MAX_KEPT_BYTES = 8_000_000;
/** What an entry without a picture takes. */
const ENTRY_BYTES = 500;
/** Files fetched at the same time; a first shopper's picker asks for fifty at once. */
const MAX_UNDER_WAY = 6;

/** Lets in so many at a time; the others wait in line. */
function createGate(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}

/** Tells the owner of a refused file, at most once while none is asked for again. */
function createTeller(report: DiagnosticListener, now: () => number) {
  let toldAt = -Infinity;
  return (url: string, refusal: IconRefusal): void => {
    if (now() - toldAt < MISSING_MS) return;
    toldAt = now();
    report({
      code: 'icon_refused',
      message:
        `No icon could be had from ${new URL(url).hostname} (${refusal}), so a letter is shown. ` +
        'Payments are not affected. Further icons without an answer are not reported for ten minutes.',
    });
  };
}

/** What makes the icons of one handler. */
export interface IconsOptions {
  readonly sources: IconSources;
  /** Addresses of a picture as the listing has them; none for what is not offered. */
  readonly addressesOf: (kind: IconKind, key: string) => Promise<readonly string[]>;
  readonly now: () => number;
  readonly report: DiagnosticListener;
}

/** Makes them. */
export function createIcons({ sources, addressesOf, now, report }: IconsOptions): Icons {
  const gate = createGate(MAX_UNDER_WAY);
  const tell = createTeller(report, now);
  const kept = new LRUCache<string, { readonly icon: Icon | null }>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ icon }) => ENTRY_BYTES + (icon?.bytes.byteLength ?? 0),
    ttl: DAY_MS,
    perf: { now },
    ttlResolution: 0,
    async fetchMethod(url, _stale, { options }) {
      const answer = await gate(() => fetchIcon(url, sources.send));
      if (typeof answer !== 'string') return { icon: answer };
      tell(url, answer);
      options.ttl = MISSING_MS;
      return { icon: null };
    },
  });
  return {
    async get(kind, key) {
      for (const url of await addressesOf(kind, key)) {
        const found = await kept.fetch(url);
        if (found?.icon) return found.icon;
      }
      throw new ProblemError('not_found', 'There is no icon of that name.', {
        headers: { 'cache-control': `public, max-age=${String(MISSING_MS / 1_000)}` },
      });
    },
  };
}
