/** One row of the picker: coin, network, and what to pay or why it cannot be chosen. */
import { Fragment, type ReactNode } from 'react';
import { networkAliases } from '../../chains/networks.js';
import type { CurrencyView } from '../../contract/currencies.js';
import { formatCrypto, formatMoney } from '../../money/format.js';
import { formatMinutes } from '../../ui/formatTime.js';
import { Icon } from '../../ui/Icon.js';
import { aheadIcon, checkIcon } from '../../ui/payIcons.js';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { CurrencyIcon } from '../CurrencyIcon.js';
import { standardOf, type PickerRow } from '../selection.js';
import { CoinName, Marked, markOf, nameOf } from './CoinName.js';

/**
 * What a row shows: `coins` and `networks` in the two whole lists, a step further the networks of a coin or
 * the coins of a network, and `flat` a coin with its network.
 */
export type RowShape = 'coins' | 'flat' | 'networks' | 'networksOfCoin' | 'coinsOfNetwork';

/** Props of {@link CurrencyOption}. */
export interface CurrencyOptionProps {
  readonly id: string;
  readonly row: PickerRow;
  readonly shape: RowShape;
  /** What was searched: it is marked. */
  readonly words: readonly string[];
  /** Whether it says what to pay; not where the same figure stands above all rows. */
  readonly priced: boolean;
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
  const { id, row, active, selected, busy, off, waiting, onChoose, onPoint } = props;
  const { group, unavailable } = row;
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
      onClick={onChoose}
      // Safari reports a move when the list scrolls under a pointer that does not move.
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && onPoint()}
      // A finger does not move before it presses.
      onPointerDown={onPoint}
    >
      <RowIcon {...props} />
      <Names {...props} />{' '}
      <span className="till-option-price">
        {busy && waiting !== null ? (
          // The list's status announces it.
          <span className="till-option-reason" aria-hidden="true">
            {waiting}
          </span>
        ) : (
          <Price {...props} />
        )}
      </span>
      {selected && <Icon of={checkIcon} />}
      {!selected && !never && <Icon of={aheadIcon} ahead />}
    </div>
  );
}

const isOfNetworks = (shape: RowShape): boolean =>
  shape === 'networks' || shape === 'networksOfCoin';

/** The coin, with its network in the corner where no list of networks follows; or the network. */
function RowIcon({ row: { currency }, shape }: CurrencyOptionProps) {
  const { id, code, icon, aliases, networkIcon } = currency;
  if (isOfNetworks(shape)) return <NetworkIcon currency={currency} />;
  // A network's own coin has the same picture.
  const hasMark = shape === 'flat' && networkIcon && !aliases.includes(code);
  return (
    <span className="till-mark">
      <CurrencyIcon kind="currency" of={id} name={code} has={icon} />
      {hasMark && <NetworkIcon currency={currency} />}
    </span>
  );
}

function NetworkIcon({ currency }: Pick<PickerRow, 'currency'>) {
  const { blockchain, networkName, networkIcon } = currency;
  return <CurrencyIcon kind="network" of={blockchain} name={networkName} has={networkIcon} />;
}

/** Pictures of networks that fit beside how many there are. */
const MOST_BADGES = 3;

function Badges({ row: { currency, group } }: CurrencyOptionProps) {
  const known = (group?.currencies ?? [currency]).filter(({ networkIcon }) => networkIcon);
  return (
    <span className="till-badges">
      {known.slice(0, MOST_BADGES).map((one) => (
        <NetworkIcon key={one.id} currency={one} />
      ))}
    </span>
  );
}

/** Two lines: what is chosen from, and what tells it from others. */
function Names(props: CurrencyOptionProps) {
  const { row, shape, words } = props;
  const { currency, group } = row;
  const messages = useMessagesWith(enPicker);
  const network = messages.networkWithAlias(currency.networkName, standardOf(currency));
  const mark = markOf(words, [currency.code, nameOf(currency), network]);
  const coin = <CoinName currency={currency} mark={mark} />;
  // A coin on its own network: the name says it.
  const isNamed = nameOf(currency) === currency.networkName;
  return (
    <span className="till-option-name">
      <span className="till-option-first">
        {shape === 'networksOfCoin' && (
          <>
            {/* It stands above them all, and is still said with each. */}
            <span className="till-visually-hidden" translate="no">
              {currency.code}
            </span>{' '}
          </>
        )}
        {isOfNetworks(shape) ? (
          <>
            <b className="till-option-code" translate="no">
              {group?.label ?? currency.networkName}
            </b>{' '}
            {shape === 'networksOfCoin' && <bdi translate="no">{exchangeName(currency)}</bdi>}
          </>
        ) : (
          coin
        )}
      </span>{' '}
      <span className="till-option-second">
        {shape === 'coins' && (group || !isNamed) && <Badges {...props} />}
        <span>
          <Facts
            {...props}
            coin={coin}
            network={!isNamed && <Marked text={network} mark={mark} />}
          />
        </span>
      </span>
    </span>
  );
}

/** What exchanges call the network: by the standard of its tokens, or by its own coin. */
const exchangeName = (currency: CurrencyView): string | undefined =>
  standardOf(currency) ??
  networkAliases(currency.blockchain).find((name) => name !== currency.code);

/** Keeps its point on the line of what it follows. */
const BETWEEN = '\u00a0· ';

interface FactsProps extends CurrencyOptionProps {
  readonly coin: ReactNode;
  readonly network: ReactNode;
}

/** How many a group holds; of a coin its network, the usual time and the minimum, where they are known. */
function Facts({ coin, network, ...props }: FactsProps) {
  const messages = useMessagesWith(enPicker);
  const { locale } = useUi();
  const { currency, group } = props.row;
  if (group) {
    const count = props.shape === 'networks' ? messages.countCurrencies : messages.countNetworks;
    return <span>{count(group.currencies.length)}</span>;
  }
  const { minimumUsd, typicalMinutes } = currency;
  const first: Readonly<Record<RowShape, ReactNode>> = {
    coins: network,
    flat: network,
    networks: coin,
    networksOfCoin: null,
    coinsOfNetwork: standardOf(currency),
  };
  const facts = [
    first[props.shape],
    typicalMinutes && messages.usuallyTakes(formatMinutes(typicalMinutes, locale, 'short')),
    minimumUsd && messages.minimumOf(formatMoney(minimumUsd, 'USD', locale, 'auto')),
  ].filter(Boolean);
  return facts.map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && <span>{BETWEEN}</span>}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}

function Price(props: CurrencyOptionProps) {
  const messages = useMessagesWith(enPicker);
  const { locale } = useUi();
  const { row, priced } = props;
  const { group, payable, unavailable } = row;
  if (unavailable !== null) {
    return (
      <span className="till-option-reason">
        {messages.unavailable[unavailable] ?? messages.notAvailable}
      </span>
    );
  }
  if (!payable || !priced) return null;
  const figures = formatCrypto(payable, locale);
  return (
    <bdi className="till-amount" translate="no">
      {group && row.differs ? messages.fromAmount(figures) : figures}
    </bdi>
  );
}
