/** A button that is pressed before the widget has taken over: the press is kept, not lost. */

/** Presses of one place. */
export interface HeldPresses {
  /** Passes the last press on to the button, which now listens; afterwards nothing is held. */
  pass(): void;
  /** Holds nothing any more. */
  end(): void;
}

/** Begins to hold what is pressed in a container. */
export function holdPresses(container: Element): HeldPresses {
  const listening = new AbortController();
  let pressed: HTMLButtonElement | null = null;
  const end = () => listening.abort();
  container.addEventListener(
    'click',
    ({ target }) => (pressed = target instanceof Element ? target.closest('button') : null),
    { signal: listening.signal },
  );
  return {
    pass() {
      end();
      // One that the widget has replaced says something else by now.
      if (pressed?.isConnected) pressed.click();
      pressed = null;
    },
    end,
  };
}
