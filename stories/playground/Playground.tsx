/** A look to play with: controls, a running checkout beside them, and the code of what is shown. */
import { useEffect, useRef, useState } from 'react';
import { Checkout } from '../../src/checkout/Checkout/Checkout.js';
import { CheckoutProvider } from '../../src/checkout/CheckoutProvider.js';
import type { AppearanceDiagnostic } from '../../src/ui/theme/diagnostics.js';
import type { OpenedScene } from '../scenes/openScene.js';
import { appearanceOf, FIRST, type Choice } from './choice.js';
import { Code } from './Code.js';
import { Controls } from './Controls.js';
import { reactCode, scriptCode } from './embedCode.js';
import './playground.css';

function diagnosticText(diagnostic: AppearanceDiagnostic): string {
  return diagnostic.code === 'color_repaired'
    ? `${diagnostic.subject}: ${diagnostic.given} could not be read there, so it became ${diagnostic.used}.`
    : `${diagnostic.subject} was left out.`;
}

/** Keeps the choice. */
export function Playground({ scene }: { readonly scene: OpenedScene }) {
  const [choice, setChoice] = useState<Choice>(FIRST);
  const [mended, setMended] = useState<readonly string[]>([]);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hear = (event: Event) => {
      const line = diagnosticText((event as CustomEvent<AppearanceDiagnostic>).detail);
      setMended((before) => (before.includes(line) ? before : [...before, line]));
    };
    const element = shown.current;
    element?.addEventListener('till-diagnostic', hear);
    return () => element?.removeEventListener('till-diagnostic', hear);
  }, []);
  function choose(chosen: Choice): void {
    // What was mended in the last look says nothing of this one.
    setMended([]);
    setChoice(chosen);
  }
  return (
    <div className="playground">
      <Controls choice={choice} onChoose={choose} />
      <div ref={shown} className="playground-shown">
        <CheckoutProvider
          client={scene.client}
          order={scene.order}
          appearance={appearanceOf(choice)}
        >
          <Checkout />
        </CheckoutProvider>
      </div>
      <div className="playground-taken">
        <section role="status" aria-label="Mended colours">
          {mended.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <Code title="React" text={reactCode(choice)} />
        <Code title="script tag" text={scriptCode(choice)} />
      </div>
    </div>
  );
}
