/** Says that no real money moves. */
import { useMessages } from './uiContext.js';

/** The sandbox's ribbon. */
export function Ribbon() {
  return <p className="till-ribbon">{useMessages().sandbox}</p>;
}
