/** Which language a page speaks, by the browser's `Accept-Language` header. */
import { canonicalTag, languageOf } from '../../contract/languageTag.js';

/** Much longer than any browser sends. */
const MAX_HEADER = 500;

/** The tags of a header (RFC 9110 §12.5.4), the most wanted first. What is refused is left out. */
function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((one) => /^q=/iu.test(one))?.slice(2) ?? '1';
      // eslint-disable-next-line money/no-floats -- a weight, no amount
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/**
 * The tag that the browser wants most, of those that there are sentences in.
 *
 * @returns undefined if there is none, or any other will do: then the page speaks its own language.
 */
export function acceptedTag(request: Request, languages: readonly string[]): string | undefined {
  const tags = acceptedTags((request.headers.get('accept-language') ?? '').slice(0, MAX_HEADER));
  const wanted = tags.find(
    (tag) => tag === '*' || languageOf(canonicalTag(tag) ?? '', languages) !== undefined,
  );
  return wanted === '*' ? undefined : canonicalTag(wanted);
}
