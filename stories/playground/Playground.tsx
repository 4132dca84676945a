/** A look to play with: controls, the code of what is shown, and a running checkout beside them. */
import { useEffect, useRef, useState } from 'react';
import { Checkout } from '../../src/checkout/Checkout/Checkout.js';
import { CheckoutProvider } from '../../src/checkout/CheckoutProvider.js';
import type { AppearanceDiagnostic } from '../../src/ui/theme/diagnostics.js';
import type { OpenedScene } from '../scenes/openScene.js';
import { appearanceOf, FIRST, type Choice } from './choice.js';
import { Code } from './Code.js';
import { Controls } from './Controls.js';
import { reactCode, scriptCode, serverCode } from './embedCode.js';
import { Segments } from './Segments.js';
import './look.css';
import './playground.css';

function diagnosticText(diagnostic: AppearanceDiagnostic): string {
  return diagnostic.code === 'color_repaired'
    ? `${diagnostic.subject}: ${diagnostic.given} could not be read there, so it became ${diagnostic.used}.`
    : `${diagnostic.subject} was left out.`;
}

const CODES = { React: reactCode, 'Script tag': scriptCode, Server: serverCode } as const;
type CodeName = keyof typeof CODES;
const CODE_NAMES = Object.keys(CODES) as CodeName[];

/** Props of {@link Playground}. */
export interface PlaygroundProps {
  readonly scene: OpenedScene;
  /** @default the page's language */
  readonly locale?: string | undefined;
}

/** Keeps the choice. */
export function Playground({ scene, locale }: PlaygroundProps) {
  const [choice, setChoice] = useState<Choice>(FIRST);
  const [mended, setMended] = useState<readonly string[]>([]);
  const [code, setCode] = useState<CodeName>('React');
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
    <div className="look playground">
      <div className="playground-taken">
        <Controls choice={choice} onChoose={choose} />
        <section role="status" aria-label="Mended colours" className="playground-mended">
          {mended.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <Segments label="Code for" names={CODE_NAMES} chosen={code} onChoose={setCode} />
        <Code title={code} text={CODES[code](choice, locale)} />
      </div>
      <div ref={shown} className="playground-shown">
        <CheckoutProvider
          client={scene.client}
          order={scene.order}
          storeName="Paper & Pine"
          locale={locale}
          appearance={appearanceOf(choice)}
        >
          <Checkout />
        </CheckoutProvider>
      </div>
    </div>
  );
}
