/** Real answers of the handler fit openapi/browser.json, and a spoilt one does not. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../../src/contract/checkoutError.js';
import { ROUTES } from '../../src/contract/routes.js';
import type { Answer } from '../server/openStore.js';
import { createAnswerCheck, operationsOf, readDocument, type SchemaOf } from './answerFaults.js';
import { recordVisit, type Recorded } from './visit.js';

const document = readDocument('browser.json');
const faultsOf = createAnswerCheck(document);

let recorded: Recorded[] = [];
beforeAll(async () => {
  recorded = await recordVisit();
});

const named = ({ route, answer }: Recorded) => `${route} ${String(answer.status)}`;

describe('openapi/browser.json', () => {
  it('has every route of the handler and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`,
      ),
    );
    const routes = Object.entries(ROUTES).map(
      ([name, { method, path }]) => `${name}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described).toEqual(routes);
  });

  it('has a route for every code that a browser can receive', () => {
    const text = JSON.stringify(document.components.responses);
    expect(PROBLEM_CODES.filter((code) => !text.includes(`"${code}"`))).toEqual([]);
  });

  it('describes every answer of a visit', () => {
    const faults = recorded.map((one) => [named(one), faultsOf(one.route, one.answer)] as const);
    expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
  });

  it('was held to a good answer of each route, and to most kinds of failure', () => {
    const seen = new Set(recorded.map(named));
    const good = operationsOf(document).map(({ operationId }) => `${operationId} 200`);
    expect(good.filter((one) => !seen.has(one))).toEqual([]);
    const statuses = new Set(recorded.map(({ answer }) => answer.status));
    expect([...statuses].sort()).toEqual([
      200, 304, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 502, 503,
    ]);
  });

  it.each([
    ['another status', { status: 418 }, 'status 418 of getCheckout'],
    ['no request id', { headers: { 'till-request-id': null } }, 'no header till-request-id'],
    ['no ETag', { headers: { etag: null } }, 'no header etag'],
    ['a number for an amount', { body: { due: 20 } }, '/due must be string'],
    ['a field missing', { body: { paid: undefined } }, " must have required property 'paid'"],
  ] as const)('does not describe an answer with %s', (_, spoilt, fault) => {
    const good = recorded.find((one) => named(one) === 'getCheckout 200')?.answer as Answer;
    const { status, headers: newHeaders, body } = { headers: {}, body: {}, status: 200, ...spoilt };
    const headers = new Headers(good.headers);
    for (const [name, value] of Object.entries(newHeaders as Record<string, string | null>)) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const json: unknown = JSON.parse(JSON.stringify({ ...(good.json as object), ...body }));
    expect(faultsOf('getCheckout', good)).toEqual([]);
    const faults = faultsOf('getCheckout', { ...good, status, headers, json });
    expect(faults.some((found) => found.startsWith(fault)), String(faults)).toBe(true);
  });

  it('names the schema of what is in each event of the stream', () => {
    const { CheckoutEvent } = document.components.schemas;
    const { oneOf } = CheckoutEvent as { oneOf: { properties: Record<string, SchemaOf> }[] };
    const events = oneOf.map(({ properties: { event, data } }) => [event?.['const'], data?.['contentSchema']]);
    const $ref = '#/components/schemas/';
    expect(events).toEqual([
      ['checkout', { $ref: `${$ref}CheckoutSnapshot` }],
      ['checked', { $ref: `${$ref}Checked` }],
      ['bye', undefined],
    ]);
    const answer = recorded.find((one) => named(one) === 'checkoutEvents 200')?.answer as Answer;
    const text = answer.text.replace('event: checkout', 'event: delta');
    expect(faultsOf('checkoutEvents', { ...answer, text }).length).toBeGreaterThan(0);
  });

  it('does not describe a problem with a code of another status', () => {
    const answer = recorded.find((one) => named(one) === 'openCheckout 403')?.answer as Answer;
    expect(faultsOf('openCheckout', answer)).toEqual([]);
    const json = { ...(answer.json as object), code: 'unauthorized' };
    expect(faultsOf('openCheckout', { ...answer, json })).toEqual([
      '/code must be equal to one of the allowed values',
    ]);
  });
});
