/** The back office's simulator: the payment service's side, as a panel beside the treasury. */
import { make } from './make.js';
import { simulateInBackOffice } from './shopClient.js';

/** A button: its name at the server, and what it is called. */
type Button = readonly [action: string, text: string];

const GROUPS: readonly (readonly [name: string, buttons: readonly Button[]])[] = [
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
  [
    'Service',
    [
      ['break', 'Break service'],
      ['heal', 'Heal service'],
      ['advance', 'Move clock 20 min'],
    ],
  ],
];

const HINT = 'Play the payment service here: fill its wallets, hold its queue, lose its answers.';

/** Builds the panel. */
export function createOfficeBoard(): HTMLElement {
  const board = make('section', '', 'simulator');
  board.setAttribute('aria-labelledby', 'simulator-title');
  const title = make('h2', 'Simulator');
  title.id = 'simulator-title';
  const said = make('p', HINT);
  said.setAttribute('role', 'status');

  let isBusy = false;
  /** Not `disabled`: that would take the focus away from who presses by keyboard. */
  const mark = (busy: boolean): void => {
    isBusy = busy;
    for (const button of board.querySelectorAll('button')) {
      button.toggleAttribute('data-busy', busy);
      button.setAttribute('aria-disabled', String(busy));
    }
  };
  const press = async (action: string): Promise<void> => {
    if (isBusy) return;
    mark(true);
    said.textContent = '';
    said.textContent = await simulateInBackOffice(action).catch(
      () => 'The store isn’t answering. Is it running?',
    );
    mark(false);
  };
  const makeButton = ([action, text]: Button): HTMLElement => {
    const button = make('button', text);
    button.type = 'button';
    button.addEventListener('click', () => void press(action));
    return button;
  };
  const groups = GROUPS.map(([name, buttons]) => {
    const group = make('fieldset');
    const row = make('div', '', 'simulator-row');
    row.append(...buttons.map(makeButton));
    group.append(make('legend', name), row);
    return group;
  });
  board.append(
    title,
    make('p', 'Not part of the back office. No real money moves.', 'simulator-lead'),
    ...groups,
    said,
  );
  return board;
}
