/** The search box and the list, once both the listing and the prices are there. */
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { DecimalString } from '../../money/decimalString.js';
import { formatCrypto } from '../../money/format.js';
import { Icon } from '../../ui/Icon.js';
import { backIcon } from '../../ui/icons.js';
import { enPicker } from '../../ui/messages/enPicker.js';
import { readStorage, writeStorage } from '../../ui/storage.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import { CurrencyIcon } from '../CurrencyIcon.js';
import { wordsOf } from '../currencySearch.js';
import type { ChoicesProps } from '../parts.js';
import { ActionProblem } from '../ProblemNotice.js';
import {
  groupsOf,
  type Picker,
  type PickerGroup,
  pickerOf,
  type PickerOrder,
  popularFirst,
} from '../selection.js';
import { useAutoRetry } from '../useAutoRetry.js';
import { useSelectCurrency } from '../useSelectCurrency.js';
import { CoinName } from './CoinName.js';
import { CurrencyList } from './CurrencyList.js';
import { PickerSearch, SearchNote } from './PickerSearch.js';

/** The order of the list lasts as long as the checkout: the picker comes and goes. */
const orders = new WeakMap<object, PickerOrder>();

/** Which list is shown: its order, and the group that is open or was open last. */
function useSteps(session: object) {
  const [by, setBy] = useState<PickerOrder>(() => orders.get(session) ?? 'token');
  const [step, setStep] = useState<{ opened: string | null; left: string | null }>(WHOLE);
  return {
    by,
    ...step,
    setBy(next: PickerOrder) {
      orders.set(session, next);
      setBy(next);
      setStep(WHOLE);
    },
    open: (group: string) => setStep({ opened: group, left: null }),
    back: () => setStep(({ opened }) => ({ opened: null, left: opened })),
    reset: () => setStep(WHOLE),
  };
}

const WHOLE = { opened: null, left: null };

/** The currency that was chosen last in this browser. Only its id is stored. */
const LAST_USED = 'till-last-currency';

/** @returns its id, or null; on a server and while a page takes over its HTML always null. */
function useLastUsed(): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => readStorage('localStorage', LAST_USED),
    () => null,
  );
}

const neverChanges = () => () => undefined;

/** Choosing a currency, tried again through an outage. */
function useChoice() {
  const messages = useMessagesWith(enPicker);
  const select = useSelectCurrency();
  const isSlow = useSlow(select.isPending);
  const choose = (currencyId: string) =>
    // Not in a callback of the call: the picker may be gone before it is called.
    void select.mutateAsync(currencyId).then(
      () => writeStorage('localStorage', LAST_USED, currencyId),
      () => undefined,
    );
  // One currency chosen twice is one price. Another row, or the way back, ends it.
  const chooseAgain = () => {
    if (select.variables !== undefined && !select.isPending) choose(select.variables);
  };
  const failed = useAutoRetry(select, chooseAgain);
  return {
    choose,
    failed,
    retry: failed?.retryable ? chooseAgain : undefined,
    /** The currency of a choice that is tried again. */
    retriedId: failed?.retryable ? select.variables : undefined,
    pendingId: select.isPending ? select.variables : null,
    waiting: isSlow ? messages.gettingAddress : null,
  };
}

/** Moves the focus to the list after a step, because the pressed row or button is gone then. */
function useFocusAfterStep(
  list: RefObject<HTMLElement | null>,
  { opened, left }: ReturnType<typeof useSteps>,
): void {
  const last = useRef(stepKey(opened, left));
  useEffect(() => {
    const before = last.current;
    last.current = stepKey(opened, left);
    if (before !== last.current && last.current !== '') list.current?.focus();
  }, [list, opened, left]);
}

/** Props of {@link OpenedGroup}. */
interface OpenedGroupProps {
  readonly group: PickerGroup;
  readonly by: PickerOrder;
  /** The same for all rows, or null. */
  readonly payable: DecimalString | null;
}

/** What was chosen from the whole list, above the list of its networks or coins. */
function OpenedGroup({ group, by, payable }: OpenedGroupProps) {
  const messages = useMessagesWith(enPicker);
  const { locale } = useUi();
  const [currency] = group.currencies;
  if (!currency) return null;
  const { id, code, icon, blockchain, networkIcon } = currency;
  return (
    <>
      <div className="till-picked">
        {by === 'token' ? (
          <CurrencyIcon kind="currency" of={id} name={code} has={icon} />
        ) : (
          <CurrencyIcon kind="network" of={blockchain} name={group.label} has={networkIcon} />
        )}
        <span className="till-option-first">
          {by === 'token' ? (
            <CoinName currency={currency} />
          ) : (
            <b className="till-option-code" translate="no">
              {group.label}
            </b>
          )}
        </span>
        {payable !== null && (
          <b className="till-amount" translate="no">
            {formatCrypto(payable, locale)}
          </b>
        )}
      </div>
      {by === 'token' && <p className="till-lead">{messages.networkGuide}</p>}
    </>
  );
}

/** The figure that all rows have that can be chosen; null where they differ, or have none. */
function commonPayable({ rows }: Picker): DecimalString | null {
  const figures = new Set(rows.filter((row) => row.unavailable === null).map((row) => row.payable));
  const [figure = null] = figures;
  return figures.size === 1 ? figure : null;
}

/** What a search found, above its results. */
function foundOf({ reading, total }: Picker, messages: typeof enPicker): string {
  return reading.kind === 'keys' ? messages.readAs(reading.text) : messages.matches(total);
}

/** What is marked in the results: the words that were looked for, not an address. */
function marksOf({ reading }: Picker, text: string): readonly string[] {
  if (reading.kind === 'address') return [];
  return wordsOf(reading.kind === 'keys' ? reading.text : text);
}

/** Draws the search box and the list. */
export function Choices({ listing, snapshot }: ChoicesProps) {
  const messages = useMessagesWith(enPicker);
  const { session } = useCheckoutContext('CurrencyPicker');
  const { choose, failed, retry, retriedId, pendingId, waiting } = useChoice();
  const [text, setText] = useState('');
  const steps = useSteps(session);
  const { by, opened, left } = steps;
  const list = useRef<HTMLDivElement>(null);
  const hint = useId();
  const lastUsed = useLastUsed();
  const ranked = useMemo(() => popularFirst(listing), [listing]);
  const view = { by, opened, text, lastUsed };
  const picker = pickerOf(ranked.listing, snapshot.choices, view);
  const isSwitchable = groupsOf(ranked.listing, 'network').length > 1;
  const found = text.trim() === '' ? null : foundOf(picker, messages);
  const payable = picker.opened && by === 'token' ? commonPayable(picker) : null;
  useFocusAfterStep(list, steps);

  const whole = by === 'token' ? messages.currencies : messages.networks;
  const question =
    picker.opened &&
    (by === 'token' ? messages.chooseNetwork : messages.chooseCurrencyOn(picker.opened.label));
  return (
    <>
      <Back by={by} isOpened={picker.opened !== null} onBack={steps.back} />
      {picker.opened && <OpenedGroup group={picker.opened} by={by} payable={payable} />}
      {(!picker.opened || picker.more > 0) && (
        <PickerSearch
          text={text}
          hintId={hint}
          found={[found, found && picker.reading.kind === 'keys' && messages.matches(picker.total)]
            .filter(Boolean)
            .join(' ')}
          onText={(next) => {
            steps.reset();
            setText(next);
          }}
          onEnterList={() => list.current?.focus()}
        />
      )}
      <ActionProblem error={failed} onRetry={retry} />
      <p className="till-visually-hidden" role="status">
        {waiting}
      </p>
      <SearchNote picker={picker} text={text} />
      <div className="till-picker-list">
        {isSwitchable && !picker.opened && found === null && (
          <OrderSwitch by={by} onChange={steps.setBy} />
        )}
        {picker.total > 0 && (
          <CurrencyList
            // Another element for each step: a screen reader says the name of the element that gets the focus.
            key={`${by}/${picker.opened?.name ?? ''}`}
            ref={list}
            picker={picker}
            by={by}
            popular={ranked.popular}
            found={found}
            words={marksOf(picker, text)}
            priced={payable === null}
            scope={[by, opened, text].join('\n')}
            label={question ?? whole}
            left={left}
            selectedId={retriedId ?? snapshot.quote?.currencyId ?? null}
            pendingId={pendingId}
            waiting={waiting}
            onChoose={choose}
            onOpen={steps.open}
            onLeave={picker.opened ? steps.back : undefined}
          />
        )}
      </div>
      <p id={hint} className="till-muted till-more-rows">
        {picker.more > 0 && messages.moreMatches(picker.more)}
      </p>
    </>
  );
}

/** Props of {@link Back}. */
interface BackProps {
  readonly by: PickerOrder;
  readonly isOpened: boolean;
  /** Closes what is opened. */
  readonly onBack: () => void;
}

/** Draws the way back, at the start of the screen's head: to the whole list, or to the currency chosen before. */
function Back({ by, isOpened, onBack }: BackProps) {
  const { everything, networks, keepCurrency } = useMessagesWith(enPicker);
  const { choosing, setChoosing } = useCheckoutContext('CurrencyPicker');
  if (!isOpened && !choosing) return null;
  const whole = by === 'token' ? everything : networks;
  return (
    <button
      type="button"
      className="till-icon-button till-back"
      aria-label={isOpened ? whole : keepCurrency}
      onClick={isOpened ? onBack : () => setChoosing(false)}
    >
      <Icon of={backIcon} ahead />
    </button>
  );
}

/** Names a step; empty for the whole list. */
function stepKey(opened: string | null, left: string | null): string {
  return opened === null && left === null ? '' : `${opened ?? ''}\n${left ?? ''}`;
}

const SLOW_MS = 1_000;

/** Whether it has been pending for a second. */
function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return slow;
}

/** Draws the switch to the list of networks, quiet beside the names that the parts of the list may have. */
function OrderSwitch({
  by,
  onChange,
}: {
  readonly by: PickerOrder;
  readonly onChange: (by: PickerOrder) => void;
}) {
  const messages = useMessagesWith(enPicker);
  const isOn = by === 'network';
  const { lastUsed, popular, everything, networks } = messages;
  return (
    <div
      className="till-by"
      data-names={[lastUsed, popular, isOn ? networks : everything].join('\n')}
    >
      <button
        type="button"
        className="till-toggle"
        aria-pressed={isOn}
        onClick={() => onChange(isOn ? 'token' : 'network')}
      >
        <span>{messages.byNetwork}</span>
      </button>
    </div>
  );
}
