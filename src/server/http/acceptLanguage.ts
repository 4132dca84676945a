/** Which languages a browser wants, by its `Accept-Language` header. */

/** Much longer than any browser sends. */
const MAX_HEADER = 500;

/** The tags of the header (RFC 9110 §12.5.4), the most wanted first. */
export function acceptedTags(request: Request): string[] {
  return (request.headers.get('accept-language') ?? '')
    .slice(0, MAX_HEADER)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
      // eslint-disable-next-line money/no-floats -- a weight, no amount
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
