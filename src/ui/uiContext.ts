/** What every piece of the interface needs to know: language, sentences and appearance. */
import { createContext, useContext } from 'react';
import type { Appearance } from './appearance.js';
import { en, type Messages } from './messages/en.js';

/** Language and looks of one widget. */
export interface Ui {
  /** BCP 47 tag. */
  readonly locale: string;
  /** BCP 47 tag of the sentences themselves, for `lang`. */
  readonly language: string;
  readonly messages: Messages;
  readonly appearance: Appearance;
}

/** English and the page's own colour scheme, so that a piece also works alone. */
export const UiContext = createContext<Ui>({
  locale: 'en',
  language: 'en',
  messages: en,
  appearance: {},
});

/** Language and looks around this component. */
export function useUi(): Ui {
  return useContext(UiContext);
}

/** The sentences around this component. */
export function useMessages(): Messages {
  return useUi().messages;
}
