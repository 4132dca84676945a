/**
 * `<demo-simulator>`: simulated payments and faults of the service, on every page. It is no
 * part of the checkout or the back office, so it shares nothing with them: it asks the store's server,
 * and that is all.
 */
import { createOfficeBoard } from './officeBoard.js';
import { createPayerDock } from './payerDock.js';

class DemoSimulator extends HTMLElement {
  #ended = new AbortController();

  connectedCallback(): void {
    const kind = this.getAttribute('kind');
    this.#ended = new AbortController();
    const handle = this.getAttribute('order') ?? '';
    this.replaceChildren(
      kind === 'office'
        ? createOfficeBoard()
        : createPayerDock(
            { handle, kind: kind === 'top-up' ? 'top-up' : 'order' },
            this.#ended.signal,
          ),
    );
  }

  disconnectedCallback(): void {
    this.#ended.abort();
  }
}

/** Makes the element known to the page. */
export function defineSimulator(): void {
  customElements.define('demo-simulator', DemoSimulator);
}
