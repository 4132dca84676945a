/** A button that is pressed before the widget has taken over: the press is passed on, not lost. */

/**
 * Begins to hold presses in a container. The buttons themselves do not hear them.
 *
 * @param buttons selector of the buttons.
 */
export function holdPresses(container: Element, buttons: string) {
  const listening = new AbortController();
  let pressed: HTMLElement | null = null;
  const end = () => listening.abort();
  container.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      pressed = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
      if (!pressed) return;
      event.stopPropagation();
      // What is chosen stays, or the press could not be passed on.
      event.preventDefault();
    },
    { capture: true, signal: listening.signal },
  );
  return {
    /** Passes the last press on to the button, which now works; afterwards nothing is held. */
    pass(): void {
      end();
      // A button that the widget has replaced is another one by now.
      if (pressed?.isConnected) pressed.click();
      pressed = null;
    },
    /** Stops holding presses. */
    end,
  };
}
