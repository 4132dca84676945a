/** A table of routes with zod schemas becomes a valid document that is strict one way and open the other. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { storeDocument } from '../../scripts/openapi/storeDocument.js';
import type { StoreRoute } from '../../src/serve/api/routes.js';
import { createCompiler, type DocumentObject, type SchemaOf } from './answerFaults.js';

const order = z.object({ order_id: z.string(), amount_usd: z.string() }).meta({ id: 'Order' });

const ROUTES: StoreRoute[] = [
  {
    method: 'POST',
    path: '/v1/orders',
    summary: 'Make an order',
    key: 'store',
    body: z.strictObject({ order_id: z.string().max(64), email: z.email().optional() }),
    answers: { 200: z.object({ order, made: z.boolean() }) },
  },
  {
    method: 'GET',
    path: '/v1/orders',
    summary: 'List orders',
    key: 'store',
    query: z.strictObject({ after: z.string().optional(), status: z.enum(['paid', 'open']) }),
    answers: { 200: z.object({ orders: z.array(order) }) },
  },
  {
    method: 'POST',
    path: '/v1/orders/:order_id/close',
    summary: 'Close an order',
    key: 'decision',
    answers: { 200: order },
  },
];

const made = storeDocument(ROUTES) as unknown as DocumentObject & { paths: Record<string, never> };
const compile = createCompiler(made);
const operation = (path: string, method: string) =>
  (made.paths as DocumentObject['paths'])[path]?.[method] as unknown as {
    operationId: string;
    security: unknown;
    parameters: { name: string; in: string; required: boolean; schema: SchemaOf }[];
    requestBody: { content: { 'application/json': { schema: SchemaOf } } };
    responses: Record<string, { content?: Record<string, { schema: SchemaOf }> }>;
  };

describe('a document of routes with zod schemas', () => {
  it('is valid', async () => {
    const copy = JSON.parse(JSON.stringify(made)) as Record<string, unknown>;
    expect(await new Validator().validate(copy)).toEqual({ valid: true });
  });

  it('refuses unknown keys of a request and allows them in an answer', () => {
    const { requestBody, responses } = operation('/v1/orders', 'post');
    const accepts = compile(requestBody.content['application/json'].schema);
    expect([accepts({ order_id: '1' }), accepts({ order_id: '1', amount: 1 })]).toEqual([true, false]);
    const fits = compile(responses['200']?.content?.['application/json']?.schema as SchemaOf);
    const full = { order: { order_id: '1', amount_usd: '2', new: 1 }, made: true, newer: 1 };
    expect([fits(full), fits({ ...full, order: { order_id: 1 } })]).toEqual([true, false]);
  });

  it('shares the schemas that have an id, and sends problems as such', () => {
    expect(Object.keys(made.components.schemas).sort()).toEqual(['Order', 'Problem']);
    const { responses } = operation('/v1/orders/{order_id}/close', 'post');
    expect(Object.keys(responses['default']?.content ?? {})).toEqual(['application/problem+json']);
    const { schema } = responses['default']?.content?.['application/problem+json'] ?? {};
    const fits = compile(schema as SchemaOf);
    const known = {
      ...{ type: 'urn:x', title: 'x', status: 404, code: 'not_found' },
      ...{ retryable: false, requestId: '1' },
    };
    expect([fits(known), fits({ ...known, code: 'other' })]).toEqual([true, false]);
  });

  it('names parameters, operations and keys', () => {
    const close = operation('/v1/orders/{order_id}/close', 'post');
    expect(close.operationId).toBe('postV1OrdersOrderIdClose');
    expect(close.security).toEqual([{ decisionKey: [] }]);
    expect(close.parameters).toEqual([
      { name: 'order_id', in: 'path', required: true, schema: { type: 'string', minLength: 1 } },
    ]);
    const { parameters } = operation('/v1/orders', 'get');
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([
      ['after', false],
      ['status', true],
    ]);
  });
});
