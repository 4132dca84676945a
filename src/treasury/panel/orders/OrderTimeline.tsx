/** What happened to an order, newest first, and which event caused which effect. */
import { Fragment, useState, type ReactNode } from 'react';
import type { OrderDetail } from '../../contract/orders.js';
import type { OrderTimelineEntry } from '../../contract/orderTimeline.js';
import { readableRate } from '../../../money/readableRate.js';
import { Icon } from '../../../ui/Icon.js';
import { clockIcon, eyeIcon, shieldIcon } from '../../../ui/icons.js';
import { closedIcon } from '../../../ui/troubleIcons.js';
import { checkIcon, warningIcon } from '../../../ui/payIcons.js';
import { rateSourceName } from '../../../ui/rateSourceName.js';
import type { TreasuryMessages } from '../messages/en.js';
import { Button } from '../Button.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { coinText, moneyText } from '../coinText.js';
import { linkShape, pageShape, refundShape } from '../shapes.js';
import { OrderCard, ShortMoment } from './OrderCard.js';
import type { WhyContext } from './orderWhy.js';
import { useWhyContext } from './useWhyContext.js';

/** Shape and colour by kind; for refunds and links also by what they begin with. */
const MARKS: Readonly<Record<string, readonly [tone: string, shape: string]>> = {
  opened: ['neutral', pageShape],
  amended: ['neutral', pageShape],
  quoted: ['neutral', clockIcon],
  seen: ['progress', eyeIcon],
  confirmed: ['success', checkIcon],
  paid: ['success', checkIcon],
  marked_paid: ['success', shieldIcon],
  released: ['success', shieldIcon],
  held: ['danger', warningIcon],
  closed: ['neutral', closedIcon],
  refund_completed: ['success', checkIcon],
  refund_confirmed: ['success', checkIcon],
  refund_failed: ['danger', warningIcon],
  refund_refused: ['danger', warningIcon],
  refund_lost: ['danger', warningIcon],
  link_: ['progress', linkShape],
  refund_: ['progress', refundShape],
};

const markOf = (kind: string): readonly [string, string] =>
  MARKS[kind] ?? MARKS[/^[a-z]+_/.exec(kind)?.[0] ?? ''] ?? ['neutral', clockIcon];

/** Draws the timeline. */
export function OrderTimeline({ detail }: { readonly detail: OrderDetail }) {
  const messages = useTreasuryMessages();
  const { timeline } = detail;
  const [isLong, setLong] = useState(false);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <OrderCard
      title={messages.timelineTitle}
      aside={<span className="till-muted">{messages.timelineZone(zone)}</span>}
    >
      <ol className="till-plain-list till-order-timeline">
        {(isLong ? timeline : timeline.filter(({ again }) => !again)).map((entry) => (
          <Entry key={entry.id} entry={entry} detail={detail} isLong={isLong} />
        ))}
      </ol>
      <Button
        kind="link"
        className="till-start"
        aria-expanded={isLong}
        onClick={() => setLong(!isLong)}
      >
        {isLong ? messages.timelineLess : messages.timelineMore}
      </Button>
    </OrderCard>
  );
}

interface EntryProps {
  readonly entry: OrderTimelineEntry;
  readonly detail: OrderDetail;
  /** Whether who said so, and why, stands below. */
  readonly isLong: boolean;
}

/** @selector [data-kind] what happened */
function Entry({ entry, detail, isLong }: EntryProps) {
  const context = useWhyContext(detail);
  const [tone, shape] = markOf(entry.kind);
  const notes = notesOf(entry, detail.timeline, context);
  return (
    <li className="till-timeline-entry" data-kind={entry.kind}>
      <span className="till-timeline-mark" data-tone={tone}>
        <Icon of={shape} />
      </span>
      <span className="till-timeline-title">
        <span>{titleOf(entry, context)}</span>
        {!isLong && entry.who !== null && (
          <span className="till-muted">
            {' · '}
            <bdi>{entry.who}</bdi>
          </span>
        )}
      </span>
      <span className="till-timeline-time till-muted">
        <ShortMoment at={entry.at} now={detail.order.checkout.serverTime} />
      </span>
      {isLong && notes.length > 0 && (
        <span className="till-timeline-note till-muted">
          {notes.map((note, index) => (
            <Fragment key={index}>
              {index > 0 && <span>{' · '}</span>}
              <span>{note}</span>
            </Fragment>
          ))}
        </span>
      )}
    </li>
  );
}

function titleOf(entry: OrderTimelineEntry, { messages, locale }: WhyContext): string {
  const { kind, networkName, toldAt } = entry;
  if (kind === 'paid' && toldAt !== null) return messages.timelinePaidTold;
  const say = messages.timelineTitles[kind];
  if (!say) return messages.otherTimeline(kind);
  return say(moneyOf(entry, locale), networkName ?? '');
}

function moneyOf({ kind, amount, code, display }: OrderTimelineEntry, locale: string): string {
  if (amount === null) return code ?? '';
  if (kind !== 'amended') return coinText(amount, code ?? '', locale);
  const dollars = moneyText(amount, 'USD', locale);
  if (!display) return dollars;
  return `${moneyText(display.amount, display.currency, locale)} (${dollars})`;
}

/** Who said so, in which words, and what it rests on. */
function notesOf(
  entry: OrderTimelineEntry,
  all: readonly OrderTimelineEntry[],
  context: WhyContext,
): ReactNode[] {
  const { messages, locale, momentText: when } = context;
  const { kind, who, reason, rate, rateSource, code, until, webhook, counts, toldAt } = entry;
  const causes = all.filter(({ id, kind: of }) => entry.because.includes(id) && SETTLES.has(of));
  const notes: ReactNode[] = [
    who === null ? sourceOf(entry, messages) : <bdi>{who}</bdi>,
    webhook === null ? null : messages.timelineWebhook(String(webhook)),
    reason === null || reason === '' ? null : <bdi>{messages.timelineQuote(reason)}</bdi>,
    rate === null
      ? null
      : messages.timelineRate(code ?? '', moneyText(readableRate(rate), 'USD', locale)),
    rateSource === null ? null : rateSourceName(rateSource),
    until === null ? null : messages.timelineUntil(when(until)),
    counts === null ? null : (messages.paymentCounts[counts] ?? null),
    kind !== 'paid'
      ? null
      : toldAt === null
        ? messages.timelineUntold
        : messages.timelineTold(when(toldAt)),
    causes.length === 0 || !NAMES_ITS_CAUSES.has(kind)
      ? null
      : messages.timelineBecause(
          [...new Set(causes.map((cause) => titleOf(cause, context)))].join(', '),
        ),
  ];
  return notes.filter((note) => note !== null);
}

/** Effects whose causes are not simply the entry before. */
const NAMES_ITS_CAUSES: ReadonlySet<string> = new Set(['paid', 'released']);
/** What a payment or a release rests on; that it was seen before is no cause. */
const SETTLES: ReadonlySet<string> = new Set(['confirmed', 'held', 'marked_paid']);

/** Null where the entry says it by itself: a price and an opening are always the shop's. */
function sourceOf({ kind, source }: OrderTimelineEntry, messages: TreasuryMessages): string | null {
  if (source === 'service_event') return null;
  const isOwn = source === 'store' && !['marked_paid', 'released', 'closed'].includes(kind);
  if (isOwn) return null;
  return messages.timelineSources[source] ?? messages.otherTimelineSource(source);
}
