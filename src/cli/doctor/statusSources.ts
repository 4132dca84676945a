/** Says in plain words which ways of learning of a payment are live. */
import type { StatusSource } from './report.js';

/** What is known of the sources. */
export interface SourceFacts {
  readonly hasWebhookSecret: boolean;
  /** Whether operation 6 answered; null where it was not asked. */
  readonly transfersAnswer: boolean | null;
  /** Whether the service has the public page of the lookup; null where it was not asked. */
  readonly lookupAnswers: boolean | null;
}

function signedEvents(hasWebhookSecret: boolean): StatusSource {
  const source = 'signed_events';
  return hasWebhookSecret
    ? {
        source,
        state: 'unproven',
        says:
          'The secret is set, so signed events are believed. Whether the service sends them to your ' +
          'store cannot be seen from here: send a test event from its dashboard (the handler then reports ' +
          '`webhook_test`). If they stop later, it reports `events_missing`. No event comes for ' +
          "a payment below the store's minimum, which no operation tells; state it as `minimumUsd` if it is " +
          'not 10 cents. ' +
          'Some services send only the confirmed event: then a payment goes from waiting straight to ' +
          'confirmed.',
      }
    : {
        source,
        state: 'off',
        says:
          "No secret is set, so no event is believed. Nothing but the store's own word confirms a " +
          'payment; the checkout says that the store will confirm.',
      };
}

function unconfirmedTransfers(answers: boolean | null): StatusSource {
  const source = 'unconfirmed_transfers';
  if (answers === null) {
    return { source, state: 'off', says: 'It could not be asked; see above.' };
  }
  return answers
    ? {
        source,
        state: 'unproven',
        says:
          'It answers. It can show that a payment was seen, never that it is confirmed; and a ' +
          "deployed service may list only its own sweeps there and no shopper's payment at all.",
      }
    : {
        source,
        state: 'off',
        says: 'It does not answer properly, so nothing is seen before events.',
      };
}

function serviceLookup(answers: boolean | null): StatusSource {
  const source = 'service_lookup';
  if (answers === null) {
    return { source, state: 'off', says: 'It could not be asked; see above.' };
  }
  return answers
    ? {
        source,
        state: 'unproven',
        says:
          'The service has the page, and a handler asks it unless its option `lookup` is false: payments ' +
          'are then seen before their event. Whether yours does cannot be seen from here. The page is ' +
          'not in the API document and hides deposits below one dollar.',
      }
    : {
        source,
        state: 'off',
        says: 'The service has no such page, so the look-up finds nothing: set `lookup: false`.',
      };
}

/** The sources in the order of what they prove. */
export function statusSources(facts: SourceFacts): readonly StatusSource[] {
  return [
    signedEvents(facts.hasWebhookSecret),
    unconfirmedTransfers(facts.transfersAnswer),
    serviceLookup(facts.lookupAnswers),
    {
      source: 'store',
      state: 'live',
      says: 'The store can always confirm a payment itself, with markPaid.',
    },
  ];
}
