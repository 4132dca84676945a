/** The zone in which moments are written. */
import { useSyncExternalStore } from 'react';
import { useUi } from './uiContext.js';

const noChange = () => () => undefined;
const ownZone = (): string | undefined => undefined;
const knownZone = (): string | undefined => 'UTC';

/** Zone for `formatMoment`: the shopper's own, but for HTML from a server, which does not know it. */
export function useTimeZone(): string | undefined {
  const { still } = useUi();
  // The first drawing of a page that a server has drawn must be what the server drew.
  const zone = useSyncExternalStore(noChange, ownZone, knownZone);
  return still?.timeZone ?? zone;
}
