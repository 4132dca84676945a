/** Puts together what the interface knows of its language. Pure, so that it can be drawn without React. */
import type { Messages, OwnMessages } from '../messages/en.js';
import type { PayMessages } from '../messages/enPay.js';
import type { Appearance } from '../theme/appearance.js';
import type { Ui } from '../uiContext.js';
import type { LanguageChoice } from './chooseLanguage.js';
import { mergeMessages } from '../messages/mergeMessages.js';
import { directionOf } from '../../contract/languageTag.js';

/** What a widget is drawn with. */
export interface UiInput {
  /** What is there of English. */
  readonly english: PayMessages;
  readonly choice: LanguageChoice;
  /** Sentences of the choice's language; undefined for English and for what is not there yet. */
  readonly catalogue?: Messages | undefined;
  /** The store's own sentences. */
  readonly messages?: OwnMessages | undefined;
  readonly appearance?: Appearance | undefined;
  /** Set by the store; otherwise the sentences' own. */
  readonly dir?: Ui['dir'];
}

/** What the interface is drawn with while these are the sentences. */
export function resolveUi(input: UiInput): Ui {
  const { choice, catalogue, dir, appearance } = input;
  const messages = mergeMessages({ ...input.english, ...catalogue }, input.messages, true);
  const { language } = messages;
  return {
    // German figures in English sentences read as other amounts: 1.234 is not 1,234.
    locale: !catalogue && language === 'en' && choice.language !== 'en' ? 'en' : choice.locale,
    language,
    dir: dir ?? directionOf(language),
    messages,
    // A store's settings may have none, which React passes on as it is.
    appearance: appearance ?? {},
  };
}
