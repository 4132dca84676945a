/** Whether the list begins with currencies or with networks. */
import { useId } from 'react';
import { enPicker } from '../../ui/messages/enPicker.js';
import { useMessagesWith } from '../../ui/uiContext.js';
import type { PickerOrder } from '../selection.js';

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
