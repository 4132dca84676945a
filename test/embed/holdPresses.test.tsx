/** Presses before the widget listens are passed on once, and only to a button that is still there. */
import { describe, expect, it, vi } from 'vitest';
import { holdPresses } from '../../src/embed/firstScreen/holdPresses.js';

function place() {
  const container = document.createElement('div');
  const button = document.createElement('button');
  container.append(button);
  document.body.append(container);
  const heard = vi.fn();
  return { container, button, heard };
}

describe('a press that comes too early', () => {
  it('is passed on once to those who listen by then', () => {
    const { container, button, heard } = place();
    const presses = holdPresses(container, 'button');
    button.click();
    button.addEventListener('click', heard);
    presses.pass();
    expect(heard).toHaveBeenCalledTimes(1);
    presses.pass();
    button.click();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is dropped with the button that the widget has replaced', () => {
    const { container, button, heard } = place();
    const presses = holdPresses(container, 'button');
    button.click();
    button.addEventListener('click', heard);
    container.replaceChildren();
    presses.pass();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is none where the page beside a button was touched, or where all has ended', () => {
    const { container, button, heard } = place();
    const presses = holdPresses(container, 'button');
    container.click();
    presses.end();
    button.click();
    button.addEventListener('click', heard);
    presses.pass();
    expect(heard).not.toHaveBeenCalled();
  });
});
