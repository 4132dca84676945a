/** One row of the picker: currency, network, and the price or why it cannot be chosen. */
import { formatCrypto, formatMoney } from '../../money/format.js';
import { formatMinutes } from '../../ui/formatTime.js';
import { Amount } from '../../ui/Amount.js';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { CurrencyIcon } from '../CurrencyIcon.js';
import { standardOf, type PickerOrder, type PickerRow } from '../selection.js';

/** Props of {@link CurrencyOption}. */
export interface CurrencyOptionProps {
  readonly id: string;
  readonly row: PickerRow;
  /** What the list is ordered by. */
  readonly by: PickerOrder;
  /** Whether the rows differ by network, which is then drawn first. */
  readonly networks: boolean;
  /** @selector [data-active] */
  readonly active: boolean;
  /** @selector [aria-selected="true"] */
  readonly selected: boolean;
  /** Its price is being fixed. @selector [data-busy] */
  readonly busy: boolean;
  /** The price of another row is being fixed, so this one cannot be pressed. @selector [data-off] */
  readonly off: boolean;
  /** Replaces the price of a busy row once it takes a while; null until then. */
  readonly waiting: string | null;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
}

/** Draws the row. */
export function CurrencyOption(props: CurrencyOptionProps) {
  const { id, row, networks, active, selected, busy, off, waiting, onChoose, onPoint } = props;
  const { currency, group, unavailable } = row;
  const never = unavailable !== null && !group;
  return (
    // The listbox handles keys: it has the focus and names this row by aria-activedescendant.
    <div
      id={id}
      role="option"
      className="till-option"
      aria-selected={selected}
      aria-disabled={off || never || undefined}
      aria-busy={busy || undefined}
      data-active={active || undefined}
      data-busy={busy || undefined}
      data-off={(off && !never) || undefined}
      data-opens={group !== null || undefined}
      data-lead={(networks && !group) || undefined}
      onClick={onChoose}
      // Safari reports a move when the list scrolls under a pointer that does not move.
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && onPoint()}
      // A finger does not move before it presses.
      onPointerDown={onPoint}
    >
      <CurrencyIcon
        kind={networks ? 'network' : 'currency'}
        of={networks ? currency.blockchain : currency.id}
        name={networks ? currency.networkName : currency.code}
        has={networks ? currency.networkIcon : currency.icon}
      />
      <Names {...props} />{' '}
      <span className="till-option-price">
        {busy && waiting !== null ? (
          // The list's status announces it.
          <span className="till-option-reason" aria-hidden="true">
            {waiting}
          </span>
        ) : (
          <Price row={row} />
        )}
      </span>
    </div>
  );
}

/** The code and the network; for a group its name and size. */
function Names({ row: { currency, group }, by }: CurrencyOptionProps) {
  const messages = useMessagesWith(enPicker);
  const count = by === 'token' ? messages.countNetworks : messages.countCurrencies;
  return (
    <span className="till-option-name">
      <span className="till-option-code">{group ? group.label : currency.code}</span>{' '}
      <span className="till-option-network">
        {group
          ? count(group.currencies.length)
          : messages.networkWithAlias(currency.networkName, standardOf(currency))}
      </span>
      {group ? null : <Known currency={currency} />}
    </span>
  );
}

/** The minimum and the usual time, if the store states them. */
function Known({ currency: { minimumUsd, typicalMinutes } }: Pick<PickerRow, 'currency'>) {
  const messages = useMessagesWith(enPicker);
  const { locale } = useUi();
  const known = [
    typicalMinutes && messages.usuallyTakes(formatMinutes(typicalMinutes, locale, 'short')),
    minimumUsd && messages.minimumOf(formatMoney(minimumUsd, 'USD', locale)),
  ].filter(Boolean);
  return known.length > 0 ? (
    <>
      {' '}
      <span className="till-option-known">{known.join(' · ')}</span>
    </>
  ) : null;
}

function Price({ row }: { readonly row: PickerRow }) {
  const messages = useMessagesWith(enPicker);
  const { locale } = useUi();
  const { currency, group, payable, unavailable } = row;
  if (unavailable !== null) {
    return (
      <span className="till-option-reason">
        {messages.unavailable[unavailable] ?? messages.notAvailable}
      </span>
    );
  }
  if (!payable) return null;
  if (!group?.currencies || !row.differs) return <Amount amount={payable} code={currency.code} />;
  return (
    <bdi className="till-amount">
      {messages.fromAmount(`${formatCrypto(payable, locale)} ${currency.code}`)}
    </bdi>
  );
}
