/** The pages that a customer sees behind a refund link, as markup. They need no script. */
import { raw } from 'hono/html';
import { addressGroups, addressParts } from '../../../chains/addressGroups.js';
import { transactionUrl } from '../../../chains/explorer.js';
import { tokenStandard } from '../../../chains/networks.js';
import { formatCrypto, WALLET_DIGITS } from '../../../money/format.js';
import type { RefundAddressError } from '../refundAddress.js';
import type { RefundLink } from '../refundLink.js';
import type { RefundProgress } from '../refundProgress.js';
import { iconOf, initialOf, type IconName } from './icons.js';
import { fillIn, html, type Content, type Markup } from '../../../server/http/markup.js';
import { CURRENCY_MARKS, NETWORK_MARKS, pictureOf } from '../../../server/service/icons/marks.js';
import type { RefundMessages } from './messages.js';

/** A page before it has a frame. */
export interface RefundPage {
  readonly status: number;
  readonly title: string;
  readonly body: Markup;
  /** Whether only the store can help: its contact is then a button. */
  readonly isEnd?: boolean;
}

/** What all pages need. */
export interface PageContext {
  readonly messages: RefundMessages;
  /** Null if the store gave none. */
  readonly storeName: string | null;
  /** Where the customer reaches the store. */
  readonly supportUrl?: string | undefined;
}

/** `Tron (TRC-20)` for a token, `Bitcoin` for a network's own coin. */
function networkOf({ made }: RefundLink): string {
  const standard = made.isNative ? null : tokenStandard(made.blockchain);
  return standard === null ? made.networkName : `${made.networkName} (${standard})`;
}

const amountOf = ({ made }: RefundLink, { language }: RefundMessages): string =>
  formatCrypto(made.amount, language);

/** The amount with its code, in this order whatever the language. */
const coinsOf = (link: RefundLink, messages: RefundMessages): Markup =>
  html`<bdi dir="ltr">${amountOf(link, messages)} ${link.made.code}</bdi>`;

/** A sentence with the store's name. */
export const withStore = ({ storeName }: PageContext, sentence: RefundMessages['receivedLead']) =>
  storeName === null
    ? html`${sentence.unnamed}`
    : fillIn(sentence.named, { store: html`<bdi>${storeName}</bdi>` });

/** A coin on its network, drawn into the page, which loads nothing; by its letters where there is no drawing. */
function coinOf({ made }: RefundLink): Markup {
  const [coin, network] = [CURRENCY_MARKS.get(made.code), NETWORK_MARKS.get(made.blockchain)];
  const badge = network ? raw(pictureOf(network)) : initialOf(made.networkName);
  const letters = (mark: unknown) => (mark ? '' : ' letters');
  return html`<span class="coin${letters(coin)}" aria-hidden="true"
    >${coin ? raw(pictureOf(coin)) : made.code.slice(0, 4)}${
      made.isNative ? null : html`<i class="${letters(network)}">${badge}</i>`
    }</span
  >`;
}

function summary(link: RefundLink, messages: RefundMessages): Markup {
  return html`<div class="sum">
    ${coinOf(link)}
    <div>
      <p class="figure">
        <bdi dir="ltr">${amountOf(link, messages)} <small>${link.made.code}</small></bdi>
      </p>
      <p class="muted small"><bdi>${networkOf(link)}</bdi></p>
    </div>
  </div>`;
}

function groupsOf(address: string): Markup {
  const parts = addressParts(address).map(({ groups, isEnd }) => {
    const spans = groups.map((group) => html`<span>${group}</span>`);
    return isEnd ? html`<b>${spans}</b>` : html`${spans}`;
  });
  return html`<p class="address" dir="ltr">${parts}</p>`;
}

/** Beginning and end: whoever sees the page of a stranger's refund learns no more. */
function endsOf(address: string): Markup {
  const { groups } = addressGroups(address);
  const [first, second] = [groups.slice(0, 2), groups.slice(-2)];
  return html`<bdi dir="ltr" class="ends">${first.join(' ')} … ${second.join(' ')}</bdi>`;
}

/** The month by name, the zone named: the page cannot know the customer's. */
const MOMENT = {
  ...WALLET_DIGITS,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const;

function timeOf(at: string, { language }: RefundMessages): Markup {
  const text = new Intl.DateTimeFormat(language, MOMENT).format(new Date(at));
  return html`<time datetime="${at}">${text}</time>`;
}

const heading = (title: Content, lead: Content, icon: Markup | null = null): Markup =>
  html`<div>
    ${icon}
    <h1>${title}</h1>
    <p class="muted">${lead}</p>
  </div>`;

/** Between two sentences. */
const gapIn = ({ language }: RefundMessages): string => (/^(?:ja|zh)/u.test(language) ? '' : ' ');

const mark = (icon: IconName, tone: string): Markup =>
  html`<span class="mark ${tone}">${iconOf(icon)}</span>`;

/** Where the address is entered. @param fault what is wrong with the last one. */
export function formPage(
  { messages }: PageContext,
  link: RefundLink,
  given = '',
  fault: RefundAddressError | null = null,
): RefundPage {
  const { made } = link;
  const names = { code: made.code, network: made.networkName };
  const title = fillIn(messages.formTitle, { order: made.order.reference });
  const isNone = fault === 'encoding' || fault === 'unchecked';
  const error =
    fault === null
      ? null
      : html`<p class="error" id="address-error">
          ${iconOf('warning')}<span
            >${fillIn(messages.addressErrors[isNone ? 'none' : fault], names)}</span
          >
        </p>`;
  const describedBy = fault === null ? 'address-hint' : 'address-error address-hint';
  const state = fault === null ? html`` : html` aria-invalid="true" autofocus`;
  const gap = gapIn(messages);
  return {
    status: fault === null ? 200 : 422,
    title: fault === null ? messages.title : messages.errorTitle,
    // The browser's own sentence for an empty field would be in another language and style.
    body: html`<h1>${title}</h1>
      ${summary(link, messages)}
      <p class="muted">
        ${fillIn(messages.why[made.isPart ? 'all' : made.kind], { amount: coinsOf(link, messages) })}
      </p>
      <form method="post" novalidate>
        <input type="hidden" name="step" value="check" />
        <div class="field">
          <label for="address">${fillIn(messages.addressLabel, names)}</label>
          <textarea
            id="address"
            name="address"
            dir="ltr"
            rows="2"
            maxlength="300"
            required
            autocomplete="off"
            autocapitalize="none"
            autocorrect="off"
            spellcheck="false"
            translate="no"
            aria-describedby="${describedBy}"
            ${state}
          >
${given}</textarea>
          ${error}
          <p class="muted" id="address-hint">
            ${messages.copyNow}${gap}${fillIn(messages.freeOfCharge, {})}
          </p>
        </div>
        <button>${messages.next}</button>
      </form>
      <p class="muted small center">
        ${messages.addressHint}${gap}${fillIn(messages.worksUntil, {
          time: timeOf(made.expiresAt, messages),
        })}
      </p>`,
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
    ? html`<p class="error" id="mine-error">
        ${iconOf('warning')}<span>${messages.mineMissing}</span>
      </p>`
    : null;
  const state = isMissed
    ? html` aria-invalid="true" aria-describedby="mine-error" autofocus`
    : html``;
  const sentence = fillIn(messages.goesTo, {
    amount: coinsOf(link, messages),
    network: networkOf(link),
  });
  return {
    status: isMissed ? 422 : 200,
    title: messages.confirmTitle,
    body: html`<form method="post">
        <input type="hidden" name="step" value="edit" /><input
          type="hidden"
          name="address"
          value="${address}"
        />
        <button class="plain">${iconOf('back')}${messages.edit}</button>
      </form>
      ${heading(messages.confirmTitle, [
        messages.confirmLead,
        gapIn(messages),
        messages.lostElsewhere,
      ])}
      <div class="card" role="group" aria-label="${messages.confirmAddress}" translate="no">
        ${groupsOf(address)}
        <p class="row">${coinOf(link)}<span>${sentence}</span></p>
      </div>
      <form method="post" novalidate>
        <input type="hidden" name="step" value="confirm" /><input
          type="hidden"
          name="address"
          value="${address}"
        />
        <div class="field">
          <label class="tick"
            ><input type="checkbox" name="mine" value="yes" required autocomplete="off" ${state} />
            <span
              >${fillIn(messages.mine, { code: made.code, network: made.networkName })}</span
            ></label
          >${error}
        </div>
        <button>${messages.confirm}</button>
      </form>`,
  };
}

interface Step {
  readonly text: string;
  readonly note?: Content;
  readonly icon: IconName;
  readonly tone: 'done' | 'now' | 'later' | 'bad';
}

const stepOf = ({ text, note = null, icon, tone }: Step): Markup =>
  html`<li ${tone === 'now' ? html`aria-current="step"` : null}>
    <span class="dot ${tone}">${iconOf(icon)}</span>
    <div>
      <strong>${text}</strong>${note === null ? null : html`<p class="muted small">${note}</p>`}
    </div>
  </li>`;

function stepsOf(messages: RefundMessages, link: RefundLink, progress: RefundProgress): Step[] {
  const reviewed: Step = { text: messages.stepReviewed, icon: 'check', tone: 'done' };
  switch (progress.state) {
    case 'review':
      return [
        { text: messages.stepReview, icon: 'eye', tone: 'now' },
        { text: messages.stepNotSent, icon: 'send', tone: 'later' },
      ];
    case 'sending':
      return [reviewed, { text: messages.stepSending, icon: 'clock', tone: 'now' }];
    case 'sent': {
      const { txHash } = progress;
      const url = txHash === null ? null : transactionUrl(link.made.blockchain, txHash);
      const note =
        url === null
          ? null
          : html`<a href="${url}" rel="noopener noreferrer nofollow" target="_blank"
              >${messages.viewTransaction}${iconOf('external')}</a
            >`;
      return [reviewed, { text: messages.stepSent, note, icon: 'check', tone: 'done' }];
    }
    case 'stopped':
      return [{ text: messages.stepStopped, icon: 'cross', tone: 'bad' }];
  }
}

/** What happens next. Only whoever confirmed the address sees it. */
export function receivedPage(
  context: PageContext,
  link: RefundLink,
  address: string,
  progress: RefundProgress,
): RefundPage {
  const { messages } = context;
  const { state } = progress;
  const [title, lead, icon] = {
    review: [
      messages.receivedTitle,
      withStore(context, messages.receivedLead),
      mark('check', 'done'),
    ],
    sending: [messages.sendingTitle, messages.sendingLead, mark('clock', 'now')],
    sent: [messages.sentTitle, messages.sentLead, mark('check', 'done')],
    stopped: [
      messages.stoppedTitle,
      withStore(context, messages.stoppedLead),
      mark('cross', 'bad'),
    ],
  }[state] as [string, Content, Markup];
  const steps = [
    stepOf({ text: messages.stepReceived, note: endsOf(address), icon: 'check', tone: 'done' }),
    ...stepsOf(messages, link, progress).map(stepOf),
  ];
  const wrong =
    state === 'review'
      ? html`<p class="muted small">
          ${fillIn(messages.wrongAddress, { order: link.made.order.reference })}
        </p>`
      : null;
  return {
    status: 200,
    title,
    isEnd: state === 'stopped',
    body: html`${heading(title, lead, icon)} ${summary(link, messages)}
      <ol class="steps">
        ${steps}
      </ol>
      ${wrong}`,
  };
}

/** The one page for every link that cannot be used, whatever the reason. */
export function endedPage(context: PageContext): RefundPage {
  const { messages } = context;
  return {
    status: 410,
    title: messages.endedTitle,
    isEnd: true,
    body: html`${heading(messages.endedTitle, withStore(context, messages.endedLead), mark('link', 'later'))}
      <p class="note">
        ${iconOf('warning')}<span><b>${messages.endedNote}</b> ${messages.endedNoteMore}</span>
      </p>`,
  };
}

/** A page that says one thing, and offers the page of the link once more. */
export function noticePage({ messages }: PageContext, status: number, title: string, lead: string) {
  return {
    status,
    title,
    body: html`${heading(title, lead, mark('warning', 'later'))}
      <a class="button" href="">${messages.tryAgain}</a>`,
  };
}
