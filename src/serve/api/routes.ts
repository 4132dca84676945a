/** The routes of `/v1`, with the schemas that requests are checked by and answers are described by. */
import * as z from 'zod';
import { notificationBody, unmatchedBody } from '../notifications/notification.js';
import { customerInput, decisionInput, orderInput, releaseInput } from '../orders/orderInput.js';
import { orderPage, orderStatus, orderView } from '../orders/orderView.js';
import { unmatchedPage, unmatchedView } from '../orders/unmatchedView.js';
import type { KeyKind } from './keys.js';

/** One route. */
export interface StoreRoute {
  readonly method: 'GET' | 'POST';
  /** With `:name` for a part that varies. */
  readonly path: string;
  readonly summary: string;
  readonly key: KeyKind;
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject;
  /** The answers by status; every other one is a problem. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
}

/** Most orders or notifications of one page. */
export const MOST = 100;

const after = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a cursor of the page before')
  .optional()
  .describe('Cursor of the page before: its next');

const limit = z
  .string()
  .regex(/^(?:[1-9]\d?|100)$/, 'must be a number from 1 to 100')
  .optional()
  .describe('How many at most, 1 to 100; 100 if absent');

/** `GET /v1/orders`. */
export const ordersQuery = z.strictObject({ status: orderStatus.optional(), after, limit });

/** `GET /v1/events`, `GET /v1/payments/unmatched`. */
export const pageQuery = z.strictObject({ after, limit });

/** Where a notification is listed. */
const place = {
  id: z.string().describe('The same where it is listed again, because it is true again'),
  current: z.boolean().describe('Whether it is true now: act only if it is'),
};

/** A page of notifications. */
export const eventPage = z.object({
  events: z.array(z.union([notificationBody.extend(place), unmatchedBody.extend(place)])),
  next: z.string().describe('Pass it as after the next time, also if there was nothing new'),
});

const order = { 200: orderView };

/** Every route of `/v1`, by name. */
export const STORE_ROUTES = {
  createOrder: {
    method: 'POST',
    path: '/v1/orders',
    summary: 'Create an order, or change its terms: another amount counts from now on',
    key: 'store',
    body: orderInput,
    answers: { 200: orderView, 201: orderView },
  },
  listOrders: {
    method: 'GET',
    path: '/v1/orders',
    summary: 'List orders, oldest first',
    key: 'store',
    query: ordersQuery,
    answers: { 200: orderPage },
  },
  getOrder: {
    method: 'GET',
    path: '/v1/orders/:order_id',
    summary: 'Read an order',
    key: 'store',
    answers: order,
  },
  markPaid: {
    method: 'POST',
    path: '/v1/orders/:order_id/mark-paid',
    summary: 'Mark an order as paid, because you know it by other means',
    key: 'decision',
    body: decisionInput,
    answers: order,
  },
  closeOrder: {
    method: 'POST',
    path: '/v1/orders/:order_id/close',
    summary: 'Close an order: it gets no new price and no address',
    key: 'decision',
    body: decisionInput,
    answers: order,
  },
  releaseHold: {
    method: 'POST',
    path: '/v1/orders/:order_id/release-hold',
    summary: 'Release what holds an order',
    key: 'decision',
    body: releaseInput,
    answers: order,
  },
  customerWallet: {
    method: 'POST',
    path: '/v1/customers/:customer_id/wallet',
    summary: "Create a customer's permanent wallet, or find it again",
    key: 'store',
    body: customerInput,
    answers: { 200: orderView, 201: orderView },
  },
  listEvents: {
    method: 'GET',
    path: '/v1/events',
    summary: 'Read notifications, oldest first, for stores that cannot be called',
    key: 'store',
    query: pageQuery,
    answers: { 200: eventPage },
  },
  listUnmatched: {
    method: 'GET',
    path: '/v1/payments/unmatched',
    summary: 'List payments that belong to no order and are not settled, newest first',
    key: 'store',
    query: pageQuery,
    answers: { 200: unmatchedPage },
  },
  settleUnmatched: {
    method: 'POST',
    path: '/v1/payments/unmatched/:payment_id/settle',
    summary: 'Settle a payment that belongs to no order: you refunded it or credited it yourself',
    key: 'decision',
    body: decisionInput,
    answers: { 200: unmatchedView },
  },
} as const satisfies Readonly<Record<string, StoreRoute>>;

/** Name of a route. */
export type StoreRouteName = keyof typeof STORE_ROUTES;
