/** Who may call `/v1`: keys in `Authorization: Bearer`, compared in constant time. */
import { isSameSecret } from '../../secrets/isSameSecret.js';
import { bearerToken } from '../../server/http/requestBody.js';
import { StoreProblem } from './problems.js';

/** Which key a route asks for. */
export type KeyKind = 'store' | 'decision';

/** The keys of one kind. Every key is compared, so that the time says nothing about which one was close. */
const matcher =
  (keys: readonly string[]) =>
  (given: string): boolean =>
    keys.filter((key) => isSameSecret(given, key)).length > 0;

/** What happened to a key, for the log and the counters. */
export type KeyEvent = 'store_key_refused' | 'store_key_in_browser';

/** Checks the keys of requests. */
export type Keys = ReturnType<typeof createKeys>;

/** A browser adds these to what a page's script sends; a store's server does not. */
const isFromBrowser = ({ headers }: Request): boolean =>
  headers.has('origin') || headers.has('sec-fetch-site');

/** Makes the check. */
export function createKeys(
  {
    storeKeys,
    decisionKeys,
  }: { readonly storeKeys: readonly string[]; readonly decisionKeys: readonly string[] },
  report: (event: KeyEvent) => void,
) {
  const match = { store: matcher(storeKeys), decision: matcher(decisionKeys) };

  return {
    /** @throws StoreProblem `unauthorized` or `forbidden`. */
    assertAllowed(request: Request, kind: KeyKind): void {
      const given = bearerToken(request) ?? '';
      const isKnown = given !== '' && (match.store(given) || match.decision(given));
      if (!isKnown) {
        report('store_key_refused');
        throw new StoreProblem(
          'unauthorized',
          'Send the key as "Authorization: Bearer …": TILL_STORE_KEY, or TILL_DECISION_KEY for decisions.',
          { headers: { 'www-authenticate': 'Bearer' } },
        );
      }
      if (isFromBrowser(request)) {
        report('store_key_in_browser');
        throw new StoreProblem(
          'forbidden',
          'A browser sent a key that only your server may have. Take it out of the page and change the key.',
        );
      }
      if (match[kind](given)) return;
      throw new StoreProblem(
        'forbidden',
        kind === 'decision'
          ? 'Decisions about an order need TILL_DECISION_KEY. The store key creates and reads orders only.'
          : 'This route needs TILL_STORE_KEY. The decision key is for decisions only.',
      );
    },
    /** Whether a request to the browsers' listener carries a key that must never be in a browser. */
    isMisplaced(request: Request): boolean {
      const given = bearerToken(request) ?? '';
      if (given === '' || !(match.store(given) || match.decision(given))) return false;
      report('store_key_in_browser');
      return true;
    },
  };
}
