/** Several sources of unsigned evidence as one: each keeps its own pace and its own failures. */
import type { EvidenceSource } from './evidenceSource.js';

/** Makes one source of many. "Last checked" is the latest answer of any of them. */
export function combineSources(sources: readonly EvidenceSource[]): EvidenceSource {
  return {
    watch(record) {
      for (const source of sources) source.watch(record);
    },
    isDue: () => sources.some((source) => source.isDue()),
    async look() {
      await Promise.all(sources.filter((source) => source.isDue()).map((source) => source.look()));
    },
    lastCheckedAt() {
      const times = sources.flatMap((source) => source.lastCheckedAt() ?? []);
      return times.length === 0 ? null : Math.max(...times);
    },
  };
}
