/** Said where the widget's own file does not load: the shopper can ask for it again. */
import { themeOf } from '../../ui/appearance.js';
import type { FirstMessages } from '../../ui/messages/enPay.js';
import type { Ui } from '../../ui/uiContext.js';
import { draw } from './drawElement.js';

/** Draws the notice. It is gone as soon as something is drawn in its place. */
export function drawNotLoaded(
  { messages, appearance }: Ui<FirstMessages>,
  onRetry: () => void,
): HTMLElement {
  const button = draw('button.till-button', { type: 'button' }, messages.tryAgain);
  button.addEventListener('click', onRetry, { once: true });
  return draw(
    'section.till',
    { 'aria-label': messages.errorTitle, 'data-theme': themeOf(appearance) },
    draw(
      'div.till-notice',
      { 'data-tone': 'danger', role: 'alert' },
      draw('div.till-notice-text', {}, messages.notLoaded),
      button,
    ),
  );
}
