/** The shop as a Worker: made by the first request, because secrets come with it. */
import { d1Ledger } from 'tillkit/ledger/d1';
import { createShop } from './shop.js';

let shop;

export default {
  fetch(request, env, context) {
    shop ??= createShop(env, d1Ledger({ database: env.DB }));
    const ip = request.headers.get('cf-connecting-ip') ?? undefined;
    return shop.fetch(request, { ip, waitUntil: (work) => context.waitUntil(work) });
  },
};
