/** The menu of actions: keyboard, reasons of what is impossible, and where the focus goes. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActionMenu } from '../../../src/treasury/panel/ActionMenu.js';
import type { ActionMenuItem } from '../../../src/treasury/panel/ActionMenuPopup.js';

afterEach(cleanup);

function show(items: readonly Partial<ActionMenuItem>[] = []) {
  const onSelect = vi.fn<(id: string) => void>();
  const all = items.map((item, index) => {
    const id = item.id ?? String(index);
    return { label: `Action ${id}`, ...item, id, onSelect: () => onSelect(id) };
  });
  render(<ActionMenu label="Actions" groups={[all.slice(0, 1), [], all.slice(1)]} />);
  return { onSelect, user: userEvent.setup(), button: screen.getByRole('button') };
}

const items = [
  { id: 'refund', note: 'The customer enters the address.' },
  { id: 'mark', disabled: true, note: 'Already paid.' },
  { id: 'copy' },
];
const menu = () => screen.queryByRole('menu');
const item = (name: RegExp) => screen.getByRole('menuitem', { name });

describe('the menu', () => {
  it('opens by the keyboard, and gives the focus back', async () => {
    const { user, button } = show(items);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button.getAttribute('aria-controls')).toBe(menu()?.id);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu()).toBeNull());
    expect(button).toHaveFocus();
  });

  it('does what is chosen, once', async () => {
    const { user, button, onSelect } = show(items);
    await user.click(button);
    await waitFor(() => expect(menu()).not.toBeNull());
    await user.click(item(/Action refund/));
    expect(onSelect.mock.calls).toEqual([['refund']]);
    await waitFor(() => expect(menu()).toBeNull());
  });

  it('draws lines only between groups that are there, and closes by its button', async () => {
    const { user, button } = show(items);
    await user.click(button);
    await waitFor(() => expect(menu()).not.toBeNull());
    expect(screen.getAllByRole('separator')).toHaveLength(1);
    await user.click(button);
    await waitFor(() => expect(menu()).toBeNull());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps what is impossible, with its reason, and within reach', async () => {
    const { user, button, onSelect } = show(items);
    await user.click(button);
    await waitFor(() => expect(menu()).not.toBeNull());
    const mark = item(/Action mark/);
    expect(mark).toHaveAttribute('aria-disabled', 'true');
    expect(mark).toHaveTextContent('Already paid.');
    await user.keyboard('{Home}{ArrowDown}');
    expect(mark).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(mark);
    expect(onSelect).not.toHaveBeenCalled();
  });
});
