/** One of a few, each in view: radio buttons that stand side by side. */
import { useId } from 'react';

/** Props of {@link Segments}. */
export interface SegmentsProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** Draws them. */
export function Segments<Name extends string>(props: SegmentsProps<Name>) {
  const { label, names, chosen, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="look-segments">
      <legend>{label}</legend>
      <div>
        {names.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={group}
              checked={name === chosen}
              onChange={() => onChoose(name)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
