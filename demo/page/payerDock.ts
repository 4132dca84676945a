/**
 * The payer's dock: a small bar at the bottom of every page where something is paid. It has the buttons
 * that the order waits for, and all of them under "More".
 */
import { make } from './make.js';
import { fetchNextStep, simulate, type NextStep } from './shopClient.js';

/** Fired at the document by a page whose checkout has moved on. */
export const PROGRESS_EVENT = 'demo-progress';

/** The events of a checkout that came by script tag reach the document by themselves. */
const EVENTS = [PROGRESS_EVENT, 'till-ready', 'till-change', 'till-statuschange', 'till-complete'];

/** What is paid for. */
export interface Payable {
  /** Handle of the order or account. */
  readonly handle: string;
  readonly kind: 'order' | 'top-up';
}

/** Names of the actions at the server, and what their buttons say; in the order of "More". */
const ACTIONS: Readonly<Record<string, string>> = {
  'pay-exact': 'Pay',
  'pay-under': 'Pay part',
  confirm: 'Confirm',
  'pay-over': 'Pay too much',
  'pay-twice': 'Pay twice',
  'pay-late': 'Pay late',
  'pay-wrong': 'Wrong currency',
  block: 'Block',
  rotate: 'Rotate address',
  break: 'Break service',
  heal: 'Heal service',
  advance: 'Move clock 20 min',
};

/** A top-up has no amount, no end of its price and no wrong currency. */
const NOT_FOR_TOP_UP = ['pay-under', 'pay-over', 'pay-late', 'pay-wrong'];

/** What comes first while the order waits for something, and a word where there is nothing to press. */
const NOW: Readonly<Record<NextStep['awaits'], { first: readonly string[]; word: string }>> = {
  choice: { first: [], word: 'Choose a currency first' },
  payment: { first: ['pay-exact', 'pay-under'], word: '' },
  confirmation: { first: ['confirm'], word: '' },
  store: { first: [], word: 'Now it’s up to the store' },
  nothing: { first: [], word: 'Paid' },
};

/** How often and how soon the store is asked again while it has not heard of all that has happened. */
const RETRIES = 12;
const RETRY_MS = 300;
/** How long a sentence stays. */
const READING_MS = 7000;

/** The other way in which this shop shows the same checkout. */
function linkToOtherPage({ handle, kind }: Payable): HTMLAnchorElement {
  const isPlain = location.pathname === '/plain';
  const own = kind === 'order' ? `order=${handle}` : handle.replace('customer-', 'customer=');
  const link = make('a', isPlain ? 'View as a React component' : 'View as a script tag');
  link.href = isPlain ? `/?${own}` : `/plain?order=${encodeURIComponent(handle)}`;
  return link;
}

/** Builds the dock and keeps it true until `signal` ends it. */
export function createPayerDock(payable: Payable, signal: AbortSignal): HTMLElement {
  const dock = make('section', '', 'dock');
  dock.setAttribute('aria-labelledby', 'dock-title');
  const title = make('h2', 'Simulate the customer', 'dock-title');
  title.id = 'dock-title';
  const said = make('p', '', 'dock-said');
  said.setAttribute('role', 'status');
  const word = make('p', '', 'dock-word');
  const first = make('div', '', 'dock-first');
  const every = make('div', '', 'dock-every');
  const all = make('div', '', 'dock-all');
  all.id = 'dock-all';
  all.hidden = true;
  all.append(
    make('p', 'A sandbox: no real money moves.', 'dock-lead'),
    every,
    linkToOtherPage(payable),
  );
  const more = make('button', 'More', 'dock-more');
  more.type = 'button';
  more.setAttribute('aria-controls', all.id);
  const unfold = (isOpen: boolean): void => {
    all.hidden = !isOpen;
    more.setAttribute('aria-expanded', String(isOpen));
  };
  const fold = (): void => {
    if (all.hidden) return;
    unfold(false);
    more.focus();
  };
  unfold(false);
  more.addEventListener('click', () => unfold(all.hidden === true));
  dock.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') fold();
  });

  const bar = make('div', '', 'dock-bar');
  bar.append(title, word, first, more);
  dock.append(said, all, bar);

  let isBusy = false;
  let hush: number | undefined;
  const say = (text: string): void => {
    window.clearTimeout(hush);
    said.textContent = text;
    // Only out of sight: a screen reader says nothing of what was hidden from it.
    said.toggleAttribute('data-past', text === '');
    hush = window.setTimeout(() => said.toggleAttribute('data-past', true), READING_MS);
  };
  const press = async (action: string): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    say('');
    dock.setAttribute('aria-busy', 'true');
    say(
      await simulate(action, payable.handle).catch(
        () => 'The store isn’t answering. Is it running?',
      ),
    );
    dock.removeAttribute('aria-busy');
    isBusy = false;
    await look();
  };

  const createButton = (action: string): HTMLButtonElement => {
    const button = make('button', ACTIONS[action]);
    button.type = 'button';
    button.addEventListener('click', () => {
      // It would hide what the button has done.
      fold();
      void press(action);
    });
    return button;
  };
  // These stay where they are: a button that moves as it is pressed is not pressed.
  const actions = Object.keys(ACTIONS).filter(
    (action) => payable.kind === 'order' || !NOT_FOR_TOP_UP.includes(action),
  );
  every.append(...actions.map(createButton));

  const show = (awaits: NextStep['awaits']): void => {
    if (dock.dataset['awaits'] === awaits) return;
    const isInFirst = first.contains(document.activeElement);
    dock.dataset['awaits'] = awaits;
    word.textContent = NOW[awaits].word;
    first.replaceChildren(
      ...NOW[awaits].first.filter((action) => actions.includes(action)).map(createButton),
    );
    // Who works by keyboard goes on with what comes next.
    if (isInFirst) (first.querySelector('button') ?? more).focus();
  };

  let looks = 0;
  /** Shows what the order waits for; waits a little for a store that has not heard of it all yet. */
  const look = async (retries = RETRIES): Promise<void> => {
    looks += 1;
    const mine = looks;
    const step = await fetchNextStep(payable.handle).catch(() => undefined);
    // A later question has a later answer.
    if (signal.aborted || mine !== looks || !step) return;
    if (step.isHeard || retries === 0) show(step.awaits);
    else window.setTimeout(() => mine === looks && void look(retries - 1), RETRY_MS);
  };
  const lookAgain = (): void => void look();
  for (const event of EVENTS) document.addEventListener(event, lookAgain, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') lookAgain();
    },
    { signal },
  );
  show('choice');
  lookAgain();
  return dock;
}
