/** The way back to a list, and where the focus goes between the list and a detail. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../../../ui/Icon.js';
import { backIcon } from '../../../ui/icons.js';
import { Button } from '../Button.js';

/** Props of {@link BackButton}. */
export interface BackButtonProps {
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Draws the button. It takes the focus when a row was opened. */
export function BackButton({ onBack, children }: BackButtonProps) {
  return (
    <Button className="till-start till-way-back" kind="link" data-back="" onClick={onBack}>
      <Icon of={backIcon} ahead /> <span>{children}</span>
    </Button>
  );
}

/**
 * Moves the focus to the back button when a row opens, to the heading when another takes its place, and to the
 * row when the list comes back.
 *
 * @param root contains both.
 * @param opened `data-row` of the open row; null while the list is shown.
 */
export function useFocusOnNavigation(root: RefObject<HTMLElement | null>, opened: string | null) {
  const before = useRef(opened);
  useEffect(() => {
    const previous = before.current;
    before.current = opened;
    if (previous === opened || !root.current) return;
    if (opened !== null) {
      // From one to its neighbour: what is new is read out, not the way back once more.
      const target = previous === null ? '[data-back]' : '[data-till-heading]';
      root.current.querySelector<HTMLElement>(target)?.focus();
      return;
    }
    const rows = [...root.current.querySelectorAll<HTMLElement>('[data-row]')];
    const heading = root.current.querySelector<HTMLElement>('[data-till-heading]');
    (rows.find(({ dataset }) => dataset['row'] === previous) ?? heading)?.focus();
  }, [root, opened]);
}
