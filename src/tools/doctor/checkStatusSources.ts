/** Describes the sources of payment status that the store has. */
import { parseBaseUrl } from '../../api/endpoint.js';
import { findDeposits, PublicPageError } from '../../api/publicPages.js';
import type { Reader } from './reader.js';
import type { StatusSource } from './report.js';

/** Input of {@link describeStatusSources}. */
export interface StatusSourceFacts {
  readonly hasWebhookSecret: boolean;
  /** Whether operation 6 answered; null if it was not called. */
  readonly transfersAnswer: boolean | null;
  /** Whether the service has the public lookup; null if it was not called. */
  readonly lookupAnswers: boolean | null;
}

const NOT_CALLED = 'It could not be called; see above.';

const inState =
  (state: StatusSource['state']) =>
  (source: StatusSource['source'], says: string): StatusSource => ({ source, state, says });
const off = inState('off');
const unproven = inState('unproven');

function describeSignedEvents(
  hasWebhookSecret: boolean,
  { reports, minimum }: Reader,
): StatusSource {
  const source = 'signed_events';
  return hasWebhookSecret
    ? unproven(
        source,
        'The secret is set, so signed events are accepted. This check cannot see whether the service ' +
          `sends them to your store: send a test event from its dashboard, and ${reports} ` +
          `\`webhook_test\`. If events stop later, ${reports} \`events_missing\`. There is no event for ` +
          `a payment below the store's minimum, which no operation returns; set it as ${minimum} if it is ` +
          'not 10 cents. ' +
          'Some services send only the confirmed event: a payment then goes directly from waiting to ' +
          'confirmed.',
      )
    : off(
        source,
        'No secret is set, so no event is accepted. Only the store can confirm a payment; the checkout ' +
          'says that the store will confirm.',
      );
}

function describeUnconfirmedTransfers(answers: boolean | null): StatusSource {
  const source = 'unconfirmed_transfers';
  if (answers === null) return off(source, NOT_CALLED);
  return answers
    ? unproven(
        source,
        'It answers. It can show that a payment was seen, never that it is confirmed. A deployed service ' +
          "may list only its own sweeps there and no shopper's payment.",
      )
    : off(source, 'It does not answer correctly, so no payment is seen before its event.');
}

function describeServiceLookup(
  answers: boolean | null,
  { lookup: { used, useless } }: Reader,
): StatusSource {
  const source = 'service_lookup';
  if (answers === null) return off(source, NOT_CALLED);
  return answers
    ? unproven(
        source,
        `The service has the page. ${used} The page is not in the API document and hides deposits below ` +
          'one dollar.',
      )
    : off(source, `The service has no such page, so the lookup finds nothing: ${useless}.`);
}

/** The sources, strongest evidence first. */
export function describeStatusSources(
  facts: StatusSourceFacts,
  reader: Reader,
): readonly StatusSource[] {
  return [
    describeSignedEvents(facts.hasWebhookSecret, reader),
    describeUnconfirmedTransfers(facts.transfersAnswer),
    describeServiceLookup(facts.lookupAnswers, reader),
    {
      source: 'store',
      state: 'live',
      says: `The store can always confirm a payment itself, with ${reader.markPaid}.`,
    },
  ];
}

/**
 * Whether the service has the public lookup. Reads a wallet that does not exist: no key is sent, and
 * nothing is created.
 */
export async function hasPublicLookup(
  serviceUrl: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<boolean> {
  const endpoint = { base: parseBaseUrl(serviceUrl, false), send: fetch };
  try {
    await findDeposits(endpoint, crypto.randomUUID());
    return true;
  } catch (error) {
    // Assumption: an unknown wallet is a 404 with a JSON body; a missing page has another body.
    return error instanceof PublicPageError && error.isUnknownWallet;
  }
}
