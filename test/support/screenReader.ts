/** What a screen reader is given to say of an element: its role and its accessible name. */
import { queryAllByRole } from '@testing-library/react';

/** The name that Testing Library computes; it hands it to queries by name. */
function nameOf(element: Element, role: string): string {
  let found = '';
  queryAllByRole(element.ownerDocument.body, role, {
    name: (name, one) => {
      if (one === element) found = name;
      return false;
    },
  });
  return found;
}

const ROLES: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  H2: 'heading',
};

/** Roles of text fields by their type; a choice has its own. */
const INPUTS: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  search: 'searchbox',
  text: 'textbox',
};

function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role !== null) return role;
  if (element instanceof HTMLInputElement) return INPUTS[element.type] ?? element.type;
  return ROLES[element.tagName] ?? element.tagName;
}

/** States that are said with an option, in the order in which they are written here. */
function statesOf(element: Element): string {
  const says = (name: string, word: string) =>
    element.getAttribute(name) === 'true' ? `, ${word}` : '';
  const checked = element instanceof HTMLInputElement && element.checked ? ', checked' : '';
  return says('aria-selected', 'selected') + says('aria-disabled', 'unavailable') + checked;
}

/** No role names a summary: readers say its text but for what is hidden from them, and whether it is open. */
function spokenSummary(summary: Element): string {
  const open = summary.closest('details')?.open ? 'open' : 'closed';
  const said = summary.cloneNode(true) as Element;
  said.querySelectorAll('[aria-hidden="true"]').forEach((one) => one.remove());
  return `disclosure: ${said.textContent}, ${open}`;
}

function spokenElement(element: Element): string {
  if (element.tagName === 'SUMMARY') return spokenSummary(element);
  const role = roleOf(element);
  return `${role}: ${nameOf(element, role)}${statesOf(element)}`;
}

/**
 * What is said of whatever has the focus; of a listbox also its active option and that one's group.
 */
export function spokenFocus(): string {
  const focused = document.activeElement ?? document.body;
  const id = focused.getAttribute('aria-activedescendant');
  const active = id === null ? null : document.getElementById(id);
  const group = active?.closest('[role="group"]') ?? null;
  return [focused, group, active].flatMap((one) => (one ? spokenElement(one) : [])).join(' | ');
}

/** Texts that are read out by themselves when they change. */
const LIVE = '[aria-live], [role="status"], [role="alert"]';

/** Writes down what is read out by itself from now on; a text that stays is said once. */
export function recordAnnouncements(): {
  readonly heard: readonly string[];
  readonly stop: () => void;
} {
  const heard: string[] = [];
  const texts = (): ReadonlyMap<Element, string> =>
    new Map([...document.querySelectorAll(LIVE)].map((one) => [one, one.textContent.trim()]));
  let before = texts();
  const hear = () => {
    const now = texts();
    for (const [region, text] of now) {
      // What comes together with its text is an alert, or is not read out at all.
      const silent = !before.has(region) && region.getAttribute('role') !== 'alert';
      if (text !== '' && text !== before.get(region) && !silent) heard.push(text);
    }
    before = now;
  };
  const watch = new MutationObserver(hear);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { heard, stop: () => watch.disconnect() };
}
