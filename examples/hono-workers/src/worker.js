/** The shop as a Worker: made by the first request, because secrets come with it. */
import { createShop } from './shop.js';

let shop;

export default {
  fetch(request, env, context) {
    shop ??= createShop(env);
    return shop.fetch(request, { waitUntil: (work) => context.waitUntil(work) });
  },
};
