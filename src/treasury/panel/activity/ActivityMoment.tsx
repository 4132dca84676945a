/** The moment of an entry: today and yesterday by their names, any other day by its date. */
import { WALLET_DIGITS } from '../../../money/format.js';
import { formatMoment } from '../../../ui/formatTime.js';
import { useWords } from '../treasuryContext.js';
import { beginningOf, useToday } from '../PeriodField.js';

/** Props of {@link ActivityMoment}. */
export interface ActivityMomentProps {
  /** RFC 3339. */
  readonly at: string;
  /** @default false */
  readonly seconds?: boolean;
}

/** Draws the moment in the time of this device. */
export function ActivityMoment({ at, seconds = false }: ActivityMomentProps) {
  const { messages, locale } = useWords();
  const today = useToday();
  const moment = new Date(at);
  const time = new Intl.DateTimeFormat(locale, {
    ...WALLET_DIGITS,
    timeStyle: seconds ? 'medium' : 'short',
  }).format(moment);
  const instant = moment.toISOString();
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  const date = new Intl.DateTimeFormat(locale, {
    ...WALLET_DIGITS,
    ...(isThisYear ? {} : { year: 'numeric' }),
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  });
  const [yesterday, begins, ends] = [-1, 0, 1].map((days) => beginningOf(today, days) ?? '');
  const isOf = (from = '', to = ''): boolean => instant >= from && instant < to;
  return (
    <time dateTime={at} title={formatMoment(at, locale)}>
      {isOf(begins, ends)
        ? messages.logToday(time)
        : isOf(yesterday, begins)
          ? messages.logYesterday(time)
          : date.format(moment)}
    </time>
  );
}
