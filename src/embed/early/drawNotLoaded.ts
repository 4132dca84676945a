/** Said where the widget's own file does not load: the shopper can ask for it again. */
import { themeOf } from '../../ui/theme/appearance.js';
import type { FirstMessages } from '../../ui/messages/enPay.js';
import type { Ui } from '../../ui/uiContext.js';
import { draw } from './drawElement.js';

/**
 * Draws the notice. It is gone as soon as something is drawn in its place.
 *
 * @param inVain it was asked for again: many browsers never do so, and only a reload helps.
 */
export function drawNotLoaded(
  { messages, appearance }: Ui<FirstMessages>,
  onRetry: () => void,
  inVain: boolean,
): HTMLElement {
  const word = inVain ? messages.reloadPage : messages.tryAgain;
  const button = draw('button.till-button', { type: 'button' }, word);
  button.addEventListener('click', inVain ? () => location.reload() : onRetry, { once: true });
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
