/**
 * `<demo-simulator>`: the pretend payer and the pretend service's switches, on both pages. It is no
 * part of the checkout, so it shares nothing with it: it asks the store's server, and that is all.
 */
import { simulate } from './shop.js';

/** A button: its name at the server, and what it is called. */
type Button = readonly [action: string, text: string];

const ORDER: readonly Button[] = [
  ['pay-exact', 'Pay exact'],
  ['pay-under', 'Pay under'],
  ['pay-over', 'Pay over'],
  ['pay-twice', 'Pay twice'],
  ['pay-late', 'Pay late'],
  ['pay-wrong', 'Wrong currency'],
];

const TOP_UP: readonly Button[] = [
  ['pay-exact', 'Send a deposit'],
  ['pay-twice', 'Send two'],
];

const NETWORK: readonly Button[] = [
  ['confirm', 'Confirm'],
  ['block', 'Block'],
];

const SERVICE: readonly Button[] = [
  ['rotate', 'Rotate address'],
  ['break', 'Break service'],
  ['heal', 'Heal service'],
  ['advance', 'Move clock 20 min'],
];

/** Makes an element with text in it. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

class DemoSimulator extends HTMLElement {
  #busy = false;
  readonly #said = make('p', 'Choose a currency in the checkout, then play the payer here.');

  connectedCallback(): void {
    if (this.firstChild) return;
    const section = make('section', '', 'simulator');
    section.setAttribute('aria-labelledby', 'simulator-title');
    const title = make('h2', 'Simulator');
    title.id = 'simulator-title';
    this.#said.setAttribute('role', 'status');
    section.append(
      title,
      make('p', 'Not part of the checkout. No real money moves.', 'simulator-lead'),
      this.#group('Payer', this.getAttribute('kind') === 'top-up' ? TOP_UP : ORDER),
      this.#group('Network', NETWORK),
      this.#group('Service', SERVICE),
      this.#said,
    );
    this.append(section);
  }

  #group(name: string, buttons: readonly Button[]): HTMLElement {
    const group = make('fieldset');
    const row = make('div', '', 'simulator-row');
    row.append(...buttons.map((button) => this.#button(button)));
    group.append(make('legend', name), row);
    return group;
  }

  #button([action, text]: Button): HTMLElement {
    const button = make('button', text);
    button.type = 'button';
    button.addEventListener('click', () => void this.#press(action));
    return button;
  }

  async #press(action: string): Promise<void> {
    if (this.#busy) return;
    this.#mark(true);
    this.#said.textContent = await simulate(action, this.getAttribute('order') ?? '').catch(
      () => 'The store did not answer. Is it running?',
    );
    this.#mark(false);
  }

  /** Not `disabled`: that would take the focus away from who presses by keyboard. */
  #mark(busy: boolean): void {
    this.#busy = busy;
    for (const button of this.querySelectorAll('button')) {
      button.toggleAttribute('data-busy', busy);
      button.setAttribute('aria-disabled', String(busy));
    }
  }
}

/** Makes the element known to the page. */
export function defineSimulator(): void {
  customElements.define('demo-simulator', DemoSimulator);
}
