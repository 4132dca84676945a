/** Two tabs of one person before one store and one service, in which any answer may go astray. */
import { act, fireEvent, render, within, type RenderResult } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import type { SendRequest } from '../../../src/api/transport.js';
import type { FetchLike } from '../../../src/contract/request.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import type { Dialect } from '../../../src/sandbox/responses.js';
import { createTreasuryClient, type TreasuryClient } from '../../../src/treasury/panel/client.js';
import { TreasuryProvider } from '../../../src/treasury/panel/TreasuryProvider.js';
import {
  readSavedDraft,
  savedDraftKey,
} from '../../../src/treasury/panel/withdrawals/savedDraft.js';
import { WithdrawalForm } from '../../../src/treasury/panel/withdrawals/WithdrawalForm.js';
import { WithdrawalStatus } from '../../../src/treasury/panel/withdrawals/WithdrawalStatus.js';
import { createBackOffice, OWNER } from '../../../stories/treasury/backOffice.js';
import { RECEIVERS } from '../../../stories/treasury/withdrawalScenes.js';
import { pass, settle } from '../../support/renderTreasury.js';
import { untilAborted } from '../server/withdrawals/faultInjector.js';

/**
 * What may befall a request on its way. `lost`: it arrives, its answer does not; `late`: it arrives
 * after everybody gave up on it; `garbled`: it arrives, and something else answers.
 */
export const TROUBLES = ['never', 'lost', 'silent', 'late', 'garbled'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A trouble for the next request of a kind. */
interface Planned {
  readonly kind: Trouble;
  readonly on: RegExp;
}

/** A way that can be troubled: between a tab and the store, or between the store and the service. */
class Way {
  readonly #planned: Planned[] = [];
  /** Troubles that were met. */
  met = 0;

  constructor(private readonly inTransit: (() => Promise<unknown>)[]) {}

  plan(kind: Trouble, on: RegExp): void {
    this.#planned.push({ kind, on });
  }

  heal(): void {
    this.#planned.length = 0;
  }

  async travel(name: string, signal: AbortSignal | null, go: () => Promise<Response>) {
    const index = this.#planned.findIndex(({ on }) => on.test(name));
    const [trouble] = index < 0 ? [] : this.#planned.splice(index, 1);
    if (!trouble) return go();
    this.met += 1;
    switch (trouble.kind) {
      case 'never':
        throw new TypeError('Failed to fetch');
      case 'lost':
        await go();
        throw new TypeError('Failed to fetch');
      case 'silent':
        await go();
        return untilAborted(signal);
      case 'late':
        this.inTransit.push(go);
        return untilAborted(signal);
      case 'garbled':
        await go();
        return new Response('<h1>Bad Gateway</h1>', { status: 502 });
    }
  }
}

/** What a tab shows. `form`: the form that the person opened; `status`: the withdrawal by its id. */
export type Shown = 'form' | 'status';

/** A tab. Its `sessionStorage` is its own, because its store's address is part of the key there. */
export class Tab {
  readonly way: Way;
  readonly #client: TreasuryClient;
  #view: RenderResult | null = null;
  shown: Shown = 'form';

  constructor(
    readonly endpoint: string,
    fetch: FetchLike,
    inTransit: (() => Promise<unknown>)[],
  ) {
    const way = new Way(inTransit);
    this.way = way;
    this.#client = createTreasuryClient({
      endpoint,
      fetch: (url, init) => {
        const name = `${init.method ?? 'GET'} ${url.slice(endpoint.length)}`;
        // What is in transit does not hear of its sender's giving up.
        const go = () => fetch(url, { ...init, signal: null });
        return way.travel(name, init.signal ?? null, go);
      },
    });
  }

  get isOpen(): boolean {
    return this.#view !== null;
  }

  /** The person's form, by which a reload finds it again. */
  get identity() {
    return { endpoint: this.endpoint, who: OWNER.who, refundOf: undefined };
  }

  get keptId(): string | null {
    return readSavedDraft(this.identity)?.id ?? null;
  }

  /** Opens or reloads the tab: only `sessionStorage` is left of the previous page. */
  async open(shown: Shown, id: string): Promise<void> {
    this.close();
    this.shown = shown;
    const part: ReactNode =
      shown === 'form' ? (
        <WithdrawalForm currencyId="USDT.Tron" amount={parseDecimal('15.5')} />
      ) : (
        <WithdrawalStatus id={id} />
      );
    this.#view = render(
      <StrictMode>
        <TreasuryProvider client={this.#client}>{part}</TreasuryProvider>
      </StrictMode>,
    );
    await settle();
  }

  close(): void {
    this.#view?.unmount();
    this.#view = null;
  }

  get text(): string {
    return this.#view?.container.textContent ?? '';
  }

  /** The state that the page says the withdrawal is in; `details` and the like before it says one. */
  get state(): string | null {
    const { container } = this.#view ?? {};
    const head = container?.querySelector('.till-withdrawal-head')?.getAttribute('data-state');
    return head ?? container?.querySelector('.till')?.getAttribute('data-status') ?? null;
  }

  /** Addresses of its links. */
  get links(): string[] {
    const anchors = this.#view?.container.querySelectorAll('a') ?? [];
    return [...anchors].map(({ href }) => href);
  }

  offers(name: string | RegExp): boolean {
    return this.#button(name) !== null;
  }

  #button(name: string | RegExp): HTMLElement | null {
    if (!this.#view) return null;
    return within(this.#view.container).queryByRole('button', { name });
  }

  /** Presses so many times at once. What the page does not offer cannot be pressed. */
  press(name: string | RegExp, times = 1): void {
    const button = this.#button(name);
    if (!button) return;
    act(() => {
      for (let time = 0; time < times; time += 1) fireEvent.click(button);
    });
  }

  /** Ticks what must be ticked before money moves. */
  tick(): void {
    if (!this.#view) return;
    const box = within(this.#view.container).queryByRole('checkbox');
    if (box && !(box as HTMLInputElement).checked) act(() => void fireEvent.click(box));
  }

  write(field: string | RegExp, text: string): void {
    if (!this.#view) return;
    const box = within(this.#view.container).queryByRole('textbox', { name: field });
    if (box) act(() => void fireEvent.change(box, { target: { value: text } }));
  }

  choose(radio: string): void {
    if (!this.#view) return;
    const choice = within(this.#view.container).queryByRole('radio', { name: radio });
    if (choice) act(() => void fireEvent.click(choice));
  }
}

/** Opens the world: one tab with the form filled in, and another that is not open yet. */
export async function openTwoTabs(dialect: Dialect) {
  const inTransit: (() => Promise<unknown>)[] = [];
  const toService = new Way(inTransit);
  /** Creations that ever left the store, also those that never arrived. */
  const asked: string[] = [];
  const service = (send: SendRequest): SendRequest => {
    return async (request) => {
      const name = `${request.method} ${new URL(request.url).pathname}`;
      if (request.method === 'POST') {
        asked.push(((await request.clone().json()) as { request_id: string }).request_id);
      }
      const copy = new Request(request.clone(), { signal: null });
      return toService.travel(name, request.signal, () => send(copy));
    };
  };
  const office = createBackOffice({ store: { now: () => Date.now(), dialect }, service });
  const { sandbox } = office.store;
  const [first, second] = ['a', 'b'].map(
    (name) => new Tab(`https://${name}.invalid/api/treasury`, office.fetch, inTransit),
  ) as [Tab, Tab];
  const tabs = [first, second] as const;
  await first.open('form', '');
  first.write(/address/i, RECEIVERS.tron);
  await settle();
  return {
    office,
    sandbox,
    tabs,
    asked,
    toService,
    /** The one withdrawal that the person means. */
    id: () => first.keptId ?? '',
    /** The browser's "Duplicate tab": the second begins with a copy of what the first has kept. */
    async duplicate(): Promise<void> {
      const kept = sessionStorage.getItem(savedDraftKey(first.identity));
      if (kept !== null) sessionStorage.setItem(savedDraftKey(second.identity), kept);
      await second.open('form', '');
    },
    /** Lets what is in transit arrive. */
    async arrive(): Promise<void> {
      for (const go of inTransit.splice(0)) await go().catch(() => undefined);
      await settle();
    },
    heal(): void {
      for (const way of [toService, first.way, second.way]) way.heal();
      sandbox.heal();
      sandbox.holdWithdrawals(false);
      sandbox.setBalances({ 'USDT.Tron': '540' });
    },
    met: () => toService.met + first.way.met + second.way.met,
    close(): void {
      for (const tab of tabs) tab.close();
    },
    pass,
  };
}

export type TwoTabs = Awaited<ReturnType<typeof openTwoTabs>>;
