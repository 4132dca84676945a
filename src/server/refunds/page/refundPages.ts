/** The pages that a customer sees behind a refund link, as markup. They need no script. */
import { addressParts } from '../../../chains/addressGroups.js';
import { networkAliases, tokenStandard } from '../../../chains/networks.js';
import { formatCrypto } from '../../../money/format.js';
import type { RefundAddressError } from '../refundAddress.js';
import type { RefundProgress } from '../refundClaims.js';
import type { RefundLink } from '../refundLink.js';
import { html, type Markup } from './markup.js';
import type { RefundMessages } from './messages.js';

/** A page before it has a frame. */
export interface RefundPage {
  readonly status: number;
  readonly title: string;
  readonly body: Markup;
}

/** What all pages need. */
export interface PageContext {
  readonly messages: RefundMessages;
  /** Null if the store gave none. */
  readonly storeName: string | null;
}

const isolated = (text: string): Markup => html`<bdi>${text}</bdi>`;

/** `Tron (TRC-20)` for a token, `Bitcoin` for a network's own coin. */
function networkOf({ made }: RefundLink): string {
  const standard = made.isNative ? null : tokenStandard(made.blockchain);
  return standard === null ? made.networkName : `${made.networkName} (${standard})`;
}

/** Other names under which a wallet may list the network, such as `TRC20`. */
function otherNamesOf({ made }: RefundLink): string {
  const standard = made.isNative ? null : tokenStandard(made.blockchain);
  const names = [
    ...(standard === null ? [] : [standard.replace('-', '')]),
    ...networkAliases(made.blockchain),
  ];
  return names
    .filter((name) => name !== made.networkName)
    .slice(0, 2)
    .join(', ');
}

const amountOf = ({ made }: RefundLink, { lang }: RefundMessages): string =>
  formatCrypto(made.amount, lang);

const coinsOf = (link: RefundLink, messages: RefundMessages): Markup =>
  html`<bdi dir="ltr">${amountOf(link, messages)} ${link.made.code}</bdi>`;

const storeOf = ({ messages, storeName }: PageContext): string => storeName ?? messages.theStore;

function summary(link: RefundLink, messages: RefundMessages): Markup {
  return html`<div class="card">
    <p class="figure">
      <bdi dir="ltr">${amountOf(link, messages)} <small>${link.made.code}</small></bdi>
    </p>
    <p class="muted">${isolated(networkOf(link))}</p>
  </div>`;
}

function groupsOf(address: string): Markup {
  const parts = addressParts(address).map(({ groups, isEnd }) => {
    const spans = groups.map((group) => html`<span>${group}</span>`);
    return isEnd ? html`<b>${spans}</b>` : html`${spans}`;
  });
  return html`<p class="address" dir="ltr">${parts}</p>`;
}

function timeOf(at: string, { lang }: RefundMessages): Markup {
  const format = new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return html`<time datetime="${at}">${format.format(new Date(at))} UTC</time>`;
}

/** Lines of 16 by 16, drawn beside a text that says the same. */
const ICONS = {
  warning: 'M8 2.3 14.3 13.2H1.7z M8 6.5v3 M8 11.3v.1',
  wallet: 'M2 5.5h12v7.5H2z M10.5 9H14 M3 5.5l7-2.5v2.5',
  tag: 'M2.5 2.5h5L14 9l-5 5-6.5-6.500z M5.2 5.200v.1',
  lock: 'M3.5 7h9v6.500h-9z M5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  check: 'm3.5 8.5 3 3 6-7',
  link: 'M6.7 9.300a2.6 2.6 0 0 0 3.7 0l2-2a2.6 2.6 0 0 0-3.7-3.700l-.8.8M9.3 6.700a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.700l.8-.8',
} as const;

const iconOf = (name: keyof typeof ICONS): Markup =>
  html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${ICONS[name]}" /></svg>`;

/** Where the address is entered. @param fault what is wrong with the last one. */
export function formPage(
  { messages }: PageContext,
  link: RefundLink,
  given = '',
  fault: RefundAddressError | null = null,
): RefundPage {
  const { made } = link;
  const heading = messages.formTitle(isolated(made.order.reference));
  const error =
    fault === null
      ? null
      : html`<p class="error" id="address-error">
          ${messages.addressErrors[fault](made.networkName)}
        </p>`;
  const describedBy = fault === null ? 'address-hint' : 'address-error address-hint';
  const state = fault === null ? html`` : html` aria-invalid="true" autofocus`;
  const cautions = (
    [
      ['warning', messages.onNetwork(made.code, made.networkName, otherNamesOf(link))],
      ['wallet', messages.copyNow],
      ['tag', messages.noMemo],
      ['lock', messages.freeOfCharge],
    ] as const
  ).map(([name, text]) => html`<li>${iconOf(name)}<span>${text}</span></li>`);
  return {
    status: fault === null ? 200 : 422,
    title: fault === null ? messages.title : messages.errorTitle,
    body: html`<div>
        <h1>${heading}</h1>
        <p class="muted">${messages.why[made.kind](coinsOf(link, messages))}</p>
      </div>
      ${summary(link, messages)}
      <form method="post">
        <input type="hidden" name="step" value="check" />
        <div class="field">
          <label for="address">${messages.addressLabel(made.code, made.networkName)}</label>
          <textarea
            id="address"
            name="address"
            dir="ltr"
            rows="3"
            maxlength="300"
            required
            autocomplete="off"
            autocapitalize="none"
            spellcheck="false"
            aria-describedby="${describedBy}"
            ${state}
          >
${given}</textarea>
          ${error}
          <p class="muted small" id="address-hint">${messages.addressHint}</p>
        </div>
        <ul class="cautions">
          ${cautions}
        </ul>
        <button class="main">${messages.next}</button>
      </form>
      <p class="muted small">${messages.worksUntil(timeOf(made.expiresAt, messages))}</p>`,
  };
}

/** Where the address is seen once more. @param isMissed whether the box was not ticked. */
export function confirmPage(
  { messages }: PageContext,
  link: RefundLink,
  address: string,
  isMissed = false,
): RefundPage {
  const { made } = link;
  const error = isMissed
    ? html`<p class="error" id="mine-error">${messages.mineMissing}</p>`
    : null;
  const state = isMissed
    ? html` aria-invalid="true" aria-describedby="mine-error" autofocus`
    : html``;
  return {
    status: isMissed ? 422 : 200,
    title: messages.confirmTitle,
    body: html`<div>
        <h1>${messages.confirmTitle}</h1>
        <p class="muted">${messages.confirmLead}</p>
      </div>
      <div class="card" role="group" aria-label="${messages.confirmAddress}">
        ${groupsOf(address)}
        <p class="row">${messages.goesTo(coinsOf(link, messages), networkOf(link))}</p>
      </div>
      <form method="post">
        <input type="hidden" name="step" value="confirm" /><input
          type="hidden"
          name="address"
          value="${address}"
        />
        <div class="field">
          <label class="tick"
            ><input type="checkbox" name="mine" value="yes" required${state} />
            <span>${messages.mine(made.code, made.networkName)}</span></label
          >${error}
        </div>
        <button class="main">${messages.confirm}</button>
      </form>
      <form method="post">
        <input type="hidden" name="step" value="edit" /><input
          type="hidden"
          name="address"
          value="${address}"
        />
        <button class="plain">${messages.edit}</button>
      </form>`,
  };
}

function step(text: string, note: Markup | string | null, isDone: boolean): Markup {
  const mark = isDone
    ? html`<span class="dot done" aria-hidden="true">✓</span>`
    : html`<span class="dot" aria-hidden="true">·</span>`;
  const line = note === null ? null : html`<div class="muted small">${note}</div>`;
  return html`<li>
    ${mark}
    <div><strong>${text}</strong>${line}</div>
  </li>`;
}

/** What happens next. Only whoever confirmed the address sees it. */
export function receivedPage(
  context: PageContext,
  link: RefundLink,
  address: string,
  progress: RefundProgress,
): RefundPage {
  const { messages } = context;
  const store = storeOf(context);
  const isOver = progress !== 'review';
  const [title, lead] = {
    review: [messages.receivedTitle, messages.receivedLead(store)],
    sent: [messages.sentTitle, messages.sentLead],
    stopped: [messages.stoppedTitle, messages.stoppedLead(store)],
  }[progress];
  const steps = [
    step(messages.stepReceived, groupsOf(address), true),
    step(messages.stepReview(store), isOver ? null : messages.stepReviewNote, isOver),
    ...(progress === 'stopped' ? [] : [step(messages.stepSent, null, progress === 'sent')]),
  ];
  return {
    status: 200,
    title: title ?? '',
    body: html`<div>
        ${progress === 'stopped' ? null : html`<span class="mark done">${iconOf('check')}</span>`}
        <h1>${title ?? ''}</h1>
        <p class="muted">${lead ?? ''}</p>
      </div>
      ${summary(link, messages)}
      <ol class="steps">
        ${steps}
      </ol>
      ${progress === 'sent' ? null : html`<p class="muted small">${messages.wrongAddress(store, isolated(link.made.order.reference))}</p>`}`,
  };
}

/** The one page for every link that cannot be used, whatever the reason. */
export function endedPage(context: PageContext): RefundPage {
  const { messages } = context;
  const store = storeOf(context);
  return {
    status: 410,
    title: messages.endedTitle,
    body: html`<div>
        <span class="mark">${iconOf('link')}</span>
        <h1>${messages.endedTitle}</h1>
        <p class="muted">${messages.endedLead(store)}</p>
      </div>
      <p class="note"><b>${messages.endedNote}</b> ${messages.endedNoteMore(store)}</p>`,
  };
}

/** A page that says one thing. */
export const noticePage = (status: number, title: string, lead: string): RefundPage => ({
  status,
  title,
  body: html`<div>
    <h1>${title}</h1>
    <p class="muted">${lead}</p>
  </div>`,
});
