/** Reads the form that a page without a script posts. */

/** Longest form: a currency and the sealed state of a payment link. */
const MAX_FORM = 16_000;

/** The fields of a form; null for a longer one, of which no more is read. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of request.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MAX_FORM) return null;
  }
  return new URLSearchParams(text);
}
