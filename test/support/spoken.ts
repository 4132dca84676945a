/** What a screen reader is given to say of an element: its role and its accessible name. */
import { queryAllByRole } from '@testing-library/react';

/** The name that Testing Library computes; it hands it to whoever asks by name. */
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
  INPUT: 'searchbox',
  BUTTON: 'button',
  H2: 'heading',
};

function roleOf(element: Element): string {
  if (element instanceof HTMLInputElement && element.type === 'radio') return 'radio';
  return element.getAttribute('role') ?? ROLES[element.tagName] ?? element.tagName;
}

/** States that are said with an option, in the order in which they are written here. */
function statesOf(element: Element): string {
  const says = (name: string, word: string) =>
    element.getAttribute(name) === 'true' ? `, ${word}` : '';
  const checked = element instanceof HTMLInputElement && element.checked ? ', checked' : '';
  return says('aria-selected', 'selected') + says('aria-disabled', 'unavailable') + checked;
}

function said(element: Element): string {
  const role = roleOf(element);
  return `${role}: ${nameOf(element, role)}${statesOf(element)}`;
}

/**
 * What is said of whatever has the focus; of a listbox also its active option and that one's group.
 */
export function spoken(): string {
  const focused = document.activeElement ?? document.body;
  const id = focused.getAttribute('aria-activedescendant');
  const active = id === null ? null : document.getElementById(id);
  const group = active?.closest('[role="group"]') ?? null;
  return [focused, group, active].flatMap((one) => (one ? said(one) : [])).join(' | ');
}
