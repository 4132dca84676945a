/** A choice between a few words in one row: radio buttons that look like one control. */
import { useId } from 'react';

/** Props of {@link Choice}. */
export interface ChoiceProps<Value extends string> {
  /** What is chosen: the group's accessible name. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** Draws the choice. Arrow keys move through it, as in every group of radio buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className="till-choice">
      <legend className="till-visually-hidden">{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className="till-choice-option">
          <input
            type="radio"
            className="till-visually-hidden"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
