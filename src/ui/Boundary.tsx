/** Keeps an error of a widget from the page around it: React would take down the page's whole tree. */
import { Component, useState } from 'react';
import type { Elements } from './elements.js';

interface CatcherProps {
  readonly children: Elements;
  readonly onCatch: (thrown: unknown) => void;
}

/** Draws nothing once it has caught something. */
class Catcher extends Component<CatcherProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(thrown: unknown): void {
    this.props.onCatch(thrown);
  }

  override render() {
    return !this.state.failed && this.props.children;
  }
}

/** Props of {@link Boundary}. */
export interface BoundaryProps {
  readonly children: Elements;
  /**
   * What is drawn in place of the children, and if that throws too, the next; after the last one nothing.
   *
   * `retry` draws the children again from the beginning. `thrown` is anything, `undefined` included.
   */
  readonly fallbacks: readonly ((retry: () => void, thrown: unknown) => Elements)[];
  /** Hears of each error. Must not throw. */
  readonly onCatch?: ((thrown: unknown) => void) | undefined;
}

/** Draws the children until one of them throws, in an effect too. */
export function Boundary({ children, fallbacks, onCatch }: BoundaryProps) {
  const [thrown, setThrown] = useState<readonly unknown[]>([]);
  const { length: level } = thrown;
  return (
    // A new one for each fallback: React would let one whose own fallback has a failing effect try it without end.
    <Catcher
      key={level}
      onCatch={(one) => {
        setThrown([one, ...thrown]);
        onCatch?.(one);
      }}
    >
      {level ? fallbacks[level - 1]?.(() => setThrown([]), thrown[0]) : children}
    </Catcher>
  );
}
