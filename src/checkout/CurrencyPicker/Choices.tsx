/** The search box and the list, once both the listing and the prices are there. */
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import { useCheckoutContext } from '../checkoutContext.js';
import type { ChoicesProps } from '../parts.js';
import { ActionProblem } from '../ProblemNotice.js';
import { groupsOf, pickerOf, type PickerOrder } from '../selection.js';
import { useAutoRetry } from '../useAutoRetry.js';
import { useSelectCurrency } from '../useSelectCurrency.js';
import { CurrencyList } from './CurrencyList.js';
import { saveLastUsed, useLastUsed } from './lastUsed.js';
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

/** Choosing a currency, tried again through an outage. */
function useChoice() {
  const messages = useMessagesWith(enPicker);
  const select = useSelectCurrency();
  const isSlow = useSlow(select.isPending);
  const choose = (currencyId: string) =>
    // Not in a callback of the call: the picker may be gone before it is called.
    void select.mutateAsync(currencyId).then(
      () => saveLastUsed(currencyId),
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

/** What stands above the list of one group. */
function OpenedGroup({ by, onBack }: { readonly by: PickerOrder; readonly onBack: () => void }) {
  const messages = useMessagesWith(enPicker);
  return (
    <div className="till-step">
      {by === 'token' && <p className="till-muted">{messages.networkGuide}</p>}
      <button type="button" className="till-button" data-kind="link" onClick={onBack}>
        {messages.backToList}
      </button>
    </div>
  );
}

/** Draws the search box and the list. */
export function Choices({ listing, snapshot, onQuestion }: ChoicesProps) {
  const messages = useMessagesWith(enPicker);
  const { session, choosing, setChoosing } = useCheckoutContext('CurrencyPicker');
  const { choose, failed, retry, retriedId, pendingId, waiting } = useChoice();
  const [text, setText] = useState('');
  const steps = useSteps(session);
  const { by, opened, left } = steps;
  const list = useRef<HTMLDivElement>(null);
  const hint = useId();
  const lastUsed = useLastUsed();
  const picker = pickerOf(listing, snapshot.choices, { by, opened, text, lastUsed });
  const isSwitchable = groupsOf(listing, 'network').length > 1;
  useFocusAfterStep(list, steps);

  const whole = by === 'token' ? messages.currencies : messages.networks;
  const ask = by === 'token' ? messages.chooseNetwork : messages.chooseCurrencyOn;
  const question = picker.opened && ask(picker.opened.label);
  useEffect(() => {
    onQuestion(question);
    return () => onQuestion(null);
  }, [question, onQuestion]);
  return (
    <>
      {picker.opened && <OpenedGroup by={by} onBack={steps.back} />}
      {(!picker.opened || picker.more > 0) && (
        <PickerSearch
          text={text}
          hintId={hint}
          found={picker.total}
          onText={(next) => {
            steps.reset();
            setText(next);
          }}
          onEnterList={() => list.current?.focus()}
        />
      )}
      {isSwitchable && !picker.opened && <OrderSwitch by={by} onChange={steps.setBy} />}
      <ActionProblem error={failed} onRetry={retry} />
      <p className="till-visually-hidden" role="status">
        {waiting}
      </p>
      <SearchNote picker={picker} text={text} />
      {picker.total > 0 && (
        <CurrencyList
          // Another element for each step: a screen reader says the name of the element that gets the focus.
          key={`${by}/${picker.opened?.name ?? ''}`}
          ref={list}
          picker={picker}
          by={by}
          scope={[by, opened, text].join('\n')}
          label={question ?? whole}
          isSearch={text.trim() !== ''}
          left={left}
          selectedId={retriedId ?? snapshot.quote?.currencyId ?? null}
          pendingId={pendingId}
          waiting={waiting}
          onChoose={choose}
          onOpen={steps.open}
          onLeave={picker.opened ? steps.back : undefined}
        />
      )}
      <p id={hint} className="till-muted till-more-rows">
        {picker.more > 0 && messages.moreMatches(picker.more)}
      </p>
      {choosing && (
        <button
          type="button"
          className="till-button"
          data-kind="link"
          onClick={() => setChoosing(false)}
        >
          {messages.keepCurrency}
        </button>
      )}
    </>
  );
}

/** Names a step; empty for the whole list. */
function stepKey(opened: string | null, left: string | null): string {
  return opened === null && left === null ? '' : `${opened ?? ''}\n${left ?? ''}`;
}

const SLOW_MS = 1_000;

/** Whether it has been pending for a second. */
export function useSlow(pending: boolean): boolean {
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

const ORDERS: readonly PickerOrder[] = ['token', 'network'];

/** Draws two native radio buttons, so that arrow keys, Space and touch work as everywhere. */
export function OrderSwitch({
  by,
  onChange,
}: {
  readonly by: PickerOrder;
  readonly onChange: (by: PickerOrder) => void;
}) {
  const messages = useMessagesWith(enPicker);
  const name = useId();
  return (
    <fieldset className="till-switch">
      <legend className="till-visually-hidden">{messages.groupBy}</legend>
      {ORDERS.map((order) => (
        <label key={order} className="till-switch-choice">
          <input type="radio" name={name} checked={by === order} onChange={() => onChange(order)} />
          <span>{order === 'token' ? messages.byCurrency : messages.byNetwork}</span>
        </label>
      ))}
    </fieldset>
  );
}
