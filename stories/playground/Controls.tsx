/** The playground's controls: a preset to begin with, and what is changed in it. */
import { useId, type ReactNode } from 'react';
import { appearancePreset, type AppearancePreset } from '../../src/ui/theme/presets.js';
import { FIRST, type Choice } from './choice.js';
import { Segments } from './Segments.js';

/** The ready-made looks. */
const PRESETS: readonly AppearancePreset[] = ['plain', 'soft', 'sharp', 'midnight'];
/** The themes. */
export const THEMES = ['auto', 'light', 'dark'] as const;
const FONTS = {
  'The preset’s own': '',
  Georgia: "Georgia, 'Times New Roman', serif",
  Verdana: 'Verdana, sans-serif',
  Monospace: 'ui-monospace, monospace',
} as const;
/** The widget's own values, which a preset may leave as they are. */
const PLAIN = {
  colorAccent: 'light-dark(#1c4fd1,#8fb3ff)',
  colorBackground: 'light-dark(#ffffff,#14171c)',
  borderRadius: '14px',
};

/** A colour as the picker of the browser wants it: one of the two of `light-dark()`, in six digits. */
function sixDigits(color: string, dark: boolean): string {
  const [light = '#000000', night = light] = color.match(/#[\da-f]{3,6}/g) ?? [];
  const hex = dark ? night : light;
  return hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex;
}

interface FieldProps {
  readonly label: string;
  /** What is set, where the control does not say it itself. */
  readonly value?: string;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, value, children }: FieldProps) {
  const id = useId();
  return (
    <div className="look-field">
      <label htmlFor={id}>
        {label}
        {value !== undefined && (
          <>
            <span className="look-unseen">,</span> <span>{value}</span>
          </>
        )}
      </label>
      {children(id)}
    </div>
  );
}

/** Props of {@link Controls}. */
export interface ControlsProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Draws them. */
export function Controls({ choice, onChoose }: ControlsProps) {
  const { own, preset, theme } = choice;
  const now = { ...PLAIN, ...appearancePreset(preset).variables, ...own };
  const change = (changed: Choice['own']) => onChoose({ ...choice, own: { ...own, ...changed } });
  const color = (label: string, name: 'colorAccent' | 'colorBackground') => (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          type="color"
          value={sixDigits(now[name], theme === 'dark')}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  );
  function chooseFont(fontFamily: string): void {
    const { fontFamily: _, ...others } = own;
    onChoose({ ...choice, own: fontFamily === '' ? others : { ...others, fontFamily } });
  }
  return (
    <form className="look-controls" aria-label="Look" onSubmit={(e) => e.preventDefault()}>
      <Segments
        label="Preset"
        names={PRESETS}
        chosen={preset}
        // A preset is where one begins: what was changed in another would hide it.
        onChoose={(name) =>
          onChoose({ theme: appearancePreset(name).theme ?? theme, preset: name, own: {} })
        }
      />
      <button type="button" className="look-button" onClick={() => onChoose(FIRST)}>
        Begin again
      </button>
      <Segments
        label="Theme"
        names={THEMES}
        chosen={theme}
        onChoose={(name) => onChoose({ ...choice, theme: name })}
      />
      {color('Accent', 'colorAccent')}
      {color('Background', 'colorBackground')}
      <Field label="Corners" value={now.borderRadius}>
        {(id) => (
          <input
            id={id}
            type="range"
            min="0"
            max="28"
            value={parseInt(now.borderRadius)}
            onChange={({ target }) => change({ borderRadius: `${target.value}px` })}
          />
        )}
      </Field>
      <Field label="Spacing" value={`× ${now.spacing ?? '1'}`}>
        {(id) => (
          <input
            id={id}
            type="range"
            min="0.75"
            max="1.3"
            step="0.05"
            value={now.spacing ?? '1'}
            onChange={({ target }) => change({ spacing: target.value })}
          />
        )}
      </Field>
      <Field label="Font">
        {(id) => (
          <select
            id={id}
            value={own.fontFamily ?? ''}
            onChange={({ target }) => chooseFont(target.value)}
          >
            {Object.entries(FONTS).map(([name, value]) => (
              <option key={name} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </form>
  );
}
