/**
 * What happens without being asked for: by a press that is taken back, by a single key, by a value that is entered.
 * WCAG 2.2: 2.1.4, 2.5.2, 3.2.2.
 */
import { allBelow, dropFocus, focusedElement } from './composedTree.js';
import { isSeen, named } from './geometry.js';

const PRESSED =
  'a[href], button, summary, label, [role=option], [role=tab], [role=row], [tabindex]';
const ENTERED = 'input:not([type=hidden], [type=file]), select, textarea';
const ON_TOP = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], :popover-open';
/** What a person who dictates may say by accident: each of them is a key. */
const KEYS = [..."abcdefghijklmnopqrstuvwxyz0123456789/?.,;'-=[]"];

/** What is on the page, in so far as something that happens would change it. */
function place(): string {
  const boxes = allBelow<HTMLInputElement>(document, 'input:is([type=checkbox], [type=radio])');
  const tops = allBelow(document, ON_TOP).length;
  const checked = boxes.map((box) => Number(box.checked)).join('');
  const open = allBelow(document, 'details[open], [aria-expanded=true]').length;
  const chosen = allBelow(document, '[aria-selected=true]').map(named);
  return [location.href, document.title, tops, checked, open, chosen.join()].join('\n');
}

const isOn = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled, [aria-disabled=true]') &&
  !element.closest('[inert], [aria-hidden=true]') &&
  isSeen(element);

/** React has drawn what follows from an event once the microtasks are through; no timer runs before. */
async function drawn(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
}

/** Goes down on the one, and up somewhere else: the way to take a press back. */
async function pressAndLeave(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const how = { bubbles: true, cancelable: true, composed: true, button: 0, ...at };
  const pointer = { pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...how, ...pointer, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 }));
  await drawn();
  document.body.dispatchEvent(new PointerEvent('pointerup', { ...how, ...pointer }));
  document.body.dispatchEvent(new MouseEvent('mouseup', how));
  await drawn();
}

/** What a press does although it was taken back. */
export async function pressFaults(within: Element): Promise<string[]> {
  const faults: string[] = [];
  for (const element of allBelow(within, PRESSED)) {
    // A press beside what lies on top closes that.
    const isBeside = allBelow(document, ON_TOP).length > 0 && !element.closest(ON_TOP);
    if (isBeside || !isOn(element)) continue;
    const before = place();
    const name = named(element);
    await pressAndLeave(element);
    if (place() !== before) faults.push(`acts before it is let go of: ${name}`);
  }
  return faults;
}

/** What a single key does while nothing of ours has the focus. */
export async function keyFaults(): Promise<string[]> {
  dropFocus();
  const faults: string[] = [];
  const before = place();
  for (const key of KEYS) {
    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const isTaken = !document.body.dispatchEvent(press);
    await drawn();
    if (isTaken || place() !== before || focusedElement() !== document.body) {
      return [`a key is taken away from the page: ${key}`];
    }
  }
  return faults;
}

function setValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

function enter(element: Element): void {
  if (element instanceof HTMLSelectElement) {
    element.selectedIndex = (element.selectedIndex + 1) % element.length;
    element.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  } else if (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)) {
    element.click();
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    setValue(element, `${element.value}1`);
  }
}

/** The page, without what is entered into it. */
const context = (): string =>
  [location.href.split('#')[0], document.title, allBelow(document, ON_TOP).length].join('\n');

/** Where a value that is entered leads somewhere else, or takes the focus away. */
export async function inputFaults(within: Element): Promise<string[]> {
  const faults: string[] = [];
  for (const element of allBelow(within, ENTERED)) {
    if (
      !element.isConnected ||
      element.matches(':disabled, :read-only:not(select, [type=checkbox], [type=radio])')
    )
      continue;
    if (element.closest('[inert], [aria-hidden=true]')) continue;
    element.focus();
    if (focusedElement() !== element) continue;
    const before = context();
    enter(element);
    await drawn();
    if (context() !== before)
      faults.push(`leads elsewhere as a value is entered: ${named(element)}`);
    if (focusedElement() !== element) {
      const to = focusedElement();
      faults.push(`loses the focus to ${named(to)} as a value is entered: ${named(element)}`);
    }
  }
  dropFocus();
  return faults;
}
