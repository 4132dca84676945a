import { after } from 'next/server';
import { toNextHandler } from 'tillkit/server/next';
import { checkoutHandler } from '../../../../shop';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = toNextHandler(
  { fetch: (request, context) => checkoutHandler().fetch(request, context) },
  { waitUntil: after },
);
