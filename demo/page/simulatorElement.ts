/**
 * `<demo-simulator>`: simulated payments and faults of the service, on every page. It is no
 * part of the checkout or the back office, so it shares nothing with them: it asks the store's server,
 * and that is all.
 */
import { simulate, simulateInBackOffice } from './shopClient.js';

/** A button: its name at the server, and what it is called. */
type Button = readonly [action: string, text: string];

/** Buttons under one name. */
type Group = readonly [name: string, buttons: readonly Button[]];

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

const NETWORK: Group = [
  'Network',
  [
    ['confirm', 'Confirm'],
    ['block', 'Block'],
  ],
];

const FAULTS: readonly Button[] = [
  ['break', 'Break service'],
  ['heal', 'Heal service'],
  ['advance', 'Move clock 20 min'],
];

const SERVICE: Group = ['Service', [['rotate', 'Rotate address'], ...FAULTS]];

const OFFICE: readonly Group[] = [
  [
    'Processing wallets',
    [
      ['fill', 'Fill'],
      ['empty', 'Empty'],
    ],
  ],
  [
    'Exchange',
    [
      ['exchange-connect', 'Connect'],
      ['exchange-disconnect', 'Disconnect'],
    ],
  ],
  [
    'Withdrawals',
    [
      ['hold', 'Hold the queue'],
      ['release', 'Let it go'],
      ['fail-newest', 'Fail the newest'],
      ['freeze-newest', 'Freeze the newest'],
      ['lose-answer', 'Lose the next answer'],
    ],
  ],
  ['Service', FAULTS],
];

/** What one kind of page has: its buttons, what they are not part of, and what is said at first. */
interface Board {
  readonly groups: readonly Group[];
  readonly notPartOf: string;
  readonly hint: string;
}

const CHECKOUT = {
  notPartOf: 'the checkout',
  hint: 'Choose a currency in the checkout, then play the payer here.',
};

const BOARDS = {
  order: { ...CHECKOUT, groups: [['Payer', ORDER], NETWORK, SERVICE] },
  'top-up': { ...CHECKOUT, groups: [['Payer', TOP_UP], NETWORK, SERVICE] },
  office: {
    groups: OFFICE,
    notPartOf: 'the back office',
    hint: 'Play the payment service here: fill its wallets, hold its queue, lose its answers.',
  },
} as const satisfies Record<string, Board>;

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
  readonly #said = make('p');

  connectedCallback(): void {
    if (this.firstChild) return;
    const { groups, notPartOf, hint } = this.#board();
    const section = make('section', '', 'simulator');
    section.setAttribute('aria-labelledby', 'simulator-title');
    const title = make('h2', 'Simulator');
    title.id = 'simulator-title';
    this.#said.setAttribute('role', 'status');
    this.#said.textContent = hint;
    section.append(
      title,
      make('p', `Not part of ${notPartOf}. No real money moves.`, 'simulator-lead'),
      ...groups.map(([name, buttons]) => this.#group(name, buttons)),
      this.#said,
    );
    this.append(section);
  }

  #board(): Board {
    const kind = this.getAttribute('kind');
    return BOARDS[kind === 'office' || kind === 'top-up' ? kind : 'order'];
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
    const asked =
      this.getAttribute('kind') === 'office'
        ? simulateInBackOffice(action)
        : simulate(action, this.getAttribute('order') ?? '');
    this.#said.textContent = await asked.catch(() => 'The store did not answer. Is it running?');
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
