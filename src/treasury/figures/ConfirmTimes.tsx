/** How long payments take, by network. */
import { WALLET_DIGITS } from '../../money/format.js';
import { Heading, type RootProps } from '../../ui/Frame.js';
import { useUi } from '../../ui/uiContext.js';
import { useFigures } from '../storeReads.js';
import { Table } from '../Table.js';
import { useTreasuryMessages } from '../treasuryContext.js';
import { duration, viewerTimeZone } from './dates.js';
import { FiguresFrame } from './FiguresFrame.js';
import { guarded } from '../Guarded.js';

/** Props of {@link ConfirmTimes}. */
export interface ConfirmTimesProps extends RootProps {
  /** How many days, with today: 1 to 90. @default 14 */
  readonly days?: number | undefined;
}

/**
 * How long it took from the moment that the store first saw a payment to its confirmation. Payments that were
 * not seen before are in no figure. Needs a `TreasuryProvider` around it, and a store with orders.
 *
 * @selector [data-status] `loading`, `error`, `ready` or `stale`
 */
export const ConfirmTimes = guarded<ConfirmTimesProps>(function ConfirmTimes({
  days = 14,
  ...root
}) {
  const messages = useTreasuryMessages();
  const { locale } = useUi();
  const query = useFigures({ days, timeZone: viewerTimeZone() });
  const count = new Intl.NumberFormat(locale, WALLET_DIGITS);
  return (
    <FiguresFrame {...root} part="till-confirm-times" title={messages.confirmTitle} query={query}>
      {({ confirmTimes }) => (
        <>
          <div className="till-figure-head">
            <Heading>{messages.confirmTitle}</Heading>
            <span className="till-muted">{messages.confirmLead(messages.rangeOfDays(days))}</span>
          </div>
          {confirmTimes.length === 0 ? (
            <p className="till-muted">{messages.confirmNone}</p>
          ) : (
            <Table
              caption={messages.confirmTitle}
              columns={[
                messages.columnNetwork,
                messages.columnHalf,
                messages.columnNineOfTen,
                messages.columnPayments,
              ]}
            >
              {confirmTimes.map((one) => (
                <tr key={one.blockchain}>
                  <th scope="row">{one.networkName}</th>
                  <td>
                    <bdi>{duration(one.halfSeconds, locale)}</bdi>
                  </td>
                  <td>
                    <bdi>{duration(one.nineOfTenSeconds, locale)}</bdi>
                  </td>
                  <td>{count.format(one.payments)}</td>
                </tr>
              ))}
            </Table>
          )}
        </>
      )}
    </FiguresFrame>
  );
});
