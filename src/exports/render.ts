/** `tillkit/render`: the checkout as HTML, drawn on the store's server. Needs no React in the store's project. */
export { renderCheckout, type RenderOptions } from '../render/renderCheckout.js';
export type { FormTarget } from '../render/CurrencyForm.js';
