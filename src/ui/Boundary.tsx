/** Keeps an error of a widget from the page around it: React would take down the page's whole tree. */
import { Component } from 'react';
import type { Elements } from './elements.js';

/** Props of {@link Boundary}. */
export interface BoundaryProps {
  readonly children: Elements;
  /**
   * What is drawn in place of the children.
   *
   * @param retry draws them again from the beginning.
   * @param thrown anything, `undefined` included.
   */
  readonly fallback: (retry: () => void, thrown: unknown) => Elements;
  /** Hears of each error. Must not throw. */
  readonly onCatch?: ((thrown: unknown) => void) | undefined;
}

interface BoundaryState {
  // Not the error itself decides: what was thrown may be undefined.
  readonly failed: boolean;
  readonly thrown?: unknown;
}

/** Draws the children until one of them throws, in an effect too. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { failed: true, thrown };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onCatch?.(thrown);
  }

  override render() {
    const { failed, thrown } = this.state;
    const retry = () => this.setState({ failed: false, thrown: undefined });
    return failed ? this.props.fallback(retry, thrown) : this.props.children;
  }
}
