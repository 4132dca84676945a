/** Which sentence a shopper reads of an error: several codes need the same step. */
import type { CheckoutError } from '../contract/checkoutError.js';
import type { enProblems } from '../ui/messages/enProblems.js';

type Problems = (typeof enProblems)['problems'];

/** Codes that read as another one does. The compiler names one that has no sentence. */
const READS_AS: Readonly<Record<Exclude<CheckoutError['code'], keyof Problems>, keyof Problems>> = {
  timeout: 'store_unavailable',
  unreadable: 'store_unavailable',
  internal: 'store_unavailable',
  unauthorized: 'checkout_expired',
  forbidden_origin: 'forbidden',
  method_not_allowed: 'bad_request',
  unsupported_media_type: 'bad_request',
  payload_too_large: 'bad_request',
  service_invalid: 'service_unavailable',
};

/** The sentence of an error. */
export function problemText({ code }: CheckoutError, problems: Problems): string {
  const known = code in READS_AS ? READS_AS[code as keyof typeof READS_AS] : code;
  return known in problems ? problems[known as keyof Problems] : problems.bad_request;
}
