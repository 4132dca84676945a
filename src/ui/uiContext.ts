/** What every piece of the interface needs to know: language, sentences and appearance. */
import { createContext, useContext, useMemo } from 'react';
import type { Appearance } from './theme/appearance.js';
import type { LoadTheme } from './theme/useTheme.js';
import type { Messages } from './messages/en.js';
import { enPay, type PayMessages } from './messages/enPay.js';
import type { Elements } from './elements.js';
import { mergeMessages } from './messages/mergeMessages.js';

/** What HTML says in place of what only a script can do. */
export interface StillPage {
  /** IANA name of the zone that moments are written in. */
  readonly timeZone: string;
  /** Until when a price holds, as a sentence. @param moment RFC 3339 */
  readonly priceLocked: (moment: string) => string;
  /** Draws a form that is posted with a currency; null where the store takes none. */
  readonly currencyForm: ((currencyId: string, button: string) => Elements) | null;
  /** A link that shows the present state; null where it stays as it is. */
  readonly refresh: Elements | null;
}

/** Language and theme of one widget. */
export interface Ui {
  /** BCP 47 tag. */
  readonly locale: string;
  /** BCP 47 tag of the sentences themselves, for `lang`. */
  readonly language: string;
  /** Direction of the sentences; undefined where the page's own is kept. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Nothing can be read yet: the sentences are on their way. */
  readonly waiting?: boolean;
  /** Complete for the pay screen; of the parts that may load later, only what a store replaces. */
  readonly messages: PayMessages & Partial<Messages>;
  readonly appearance: Appearance;
  /** Set where a server draws HTML that no script may ever take over: nothing in it may claim to be live. */
  readonly still?: StillPage | undefined;
  /** Absent where no appearance is ever given. */
  readonly loadTheme?: LoadTheme | undefined;
}

/** English and the page's own colour scheme, so that a piece also works alone. */
export const UiContext = createContext<Ui>({
  locale: 'en',
  language: 'en',
  messages: enPay,
  appearance: {},
});

/** Language and theme around this component. */
export function useUi(): Ui {
  return useContext(UiContext);
}

/** The sentences around this component that are there from the start. */
export function useMessages(): PayMessages {
  return useUi().messages;
}

/** The same with the sentences that a part brings itself; what a store replaces wins over both. */
export function useMessagesWith<Own extends Partial<Messages>>(own: Own): PayMessages & Own {
  const { messages } = useUi();
  return useMemo(() => mergeMessages(own as PayMessages & Own, messages), [own, messages]);
}
