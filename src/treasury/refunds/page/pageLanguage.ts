/** Which language a customer reads, and its sentences. Each language but English is loaded when it is first read. */
import { canonicalTag, languageOf } from '../../../contract/languageTag.js';
import { REFUND_LANGUAGES, type RefundLanguage } from '../../contract/refundLanguages.js';
import { acceptedTag } from '../../../server/http/acceptLanguage.js';
import { languageFiles } from './languageFiles.js';
import { en, type RefundMessages } from './messages.js';

/** The sentences of a language; English for one that there is none of. */
export async function messagesIn(language: string): Promise<RefundMessages> {
  const load = Object.hasOwn(languageFiles, language)
    ? languageFiles[language as keyof typeof languageFiles]
    : undefined;
  // A file that a bundler has left out costs the customer the language, not the refund.
  const loaded = await load?.().catch(() => undefined);
  return loaded?.messages ?? en;
}

/** The language of a tag that somebody wrote; undefined if there are no sentences of it. */
export function knownLanguage(tag: string | null | undefined): RefundLanguage | undefined {
  const canonical = canonicalTag(tag);
  const found = canonical && languageOf(canonical, REFUND_LANGUAGES);
  return REFUND_LANGUAGES.find((one) => one === found);
}

/** What a request says about its language. */
export interface AskedLanguage {
  /** `?lang` of the address, if there are sentences of it. The customer has chosen it. */
  readonly chosen: string | null;
  /** The browser's language, English if none of its languages is there. */
  readonly accepted: string;
}

/** Reads it. */
export function askedLanguage(request: Request): AskedLanguage {
  return {
    chosen: knownLanguage(new URL(request.url).searchParams.get('lang')) ?? null,
    accepted: knownLanguage(acceptedTag(request, REFUND_LANGUAGES)) ?? 'en',
  };
}

/** @param made in which the link was made; null for a link that names none, or that cannot be used. */
export const languageFor = ({ chosen, accepted }: AskedLanguage, made: string | null): string =>
  chosen ?? knownLanguage(made) ?? accepted;
