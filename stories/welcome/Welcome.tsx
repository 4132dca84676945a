/** The first page: what it is, running; the three ways to have it; and where to go from here. */
import { useEffect, useState, type ReactNode } from 'react';
import { Checkout } from '../../src/checkout/Checkout/Checkout.js';
import { CheckoutProvider } from '../../src/checkout/CheckoutProvider.js';
import { StoryLink } from '../docs/StoryLink.js';
import { appearanceOf, FIRST, type Choice } from '../playground/choice.js';
import { Code } from '../playground/Code.js';
import { PRESETS } from '../playground/Controls.js';
import { Segments } from '../playground/Segments.js';
import { openScene, type OpenedScene } from '../scenes/openScene.js';
import { PayerDock } from './PayerDock.js';
import { reactStart, scriptStart, serverStart } from './startCode.js';
import '../playground/look.css';
import './welcome.css';

interface Numbered {
  readonly number: number;
  readonly scene: OpenedScene;
}

/** A pretend store of this page's own, with an order that waits to be paid; another for each number. */
function useScene(number: number): Numbered | undefined {
  const [opened, setOpened] = useState<Numbered>();
  useEffect(() => {
    let isWanted = true;
    void openScene('pay_usdt_tron').then((scene) => isWanted && setOpened({ number, scene }));
    return () => {
      isWanted = false;
    };
  }, [number]);
  return opened;
}

interface PageProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  /** Both come once the store is there. */
  readonly dock?: ReactNode;
  readonly widget?: ReactNode;
}

function Page({ choice, onChoose, dock, widget }: PageProps) {
  return (
    <main className="look welcome sb-unstyled">
      <div className="welcome-words">
        <header>
          <h1>Crypto checkout, on your page</h1>
          <p>
            One widget, 49 languages, exact amounts; your API key stays on the server. This one is
            live, with a sandbox for a payment service.
          </p>
        </header>
        <div className="welcome-tries">
          <Segments
            label="Try a look"
            names={PRESETS}
            chosen={choice.preset}
            onChoose={(preset) => onChoose({ ...choice, preset })}
          />
          {dock}
        </div>
        <div className="welcome-codes">
          <Code title="React component" text={reactStart(choice)} />
          <Code title="Script tag" text={scriptStart(choice)} />
          <Code title="HTML from your server" text={serverStart(choice)} />
        </div>
        <nav aria-label="Where to go from here">
          <StoryLink className="look-button" to="story/playground--look">
            Open the playground
          </StoryLink>
          <p>
            The guides are on the site: <code>npm run docs</code>
          </p>
        </nav>
      </div>
      <div className="welcome-shown">{widget}</div>
    </main>
  );
}

/** Draws the page. */
export function Welcome() {
  const [number, setNumber] = useState(0);
  const [choice, setChoice] = useState<Choice>(FIRST);
  const opened = useScene(number);
  const look = { choice, onChoose: setChoice };
  if (opened === undefined) return <Page {...look} />;
  const { scene } = opened;
  return (
    <CheckoutProvider
      key={opened.number}
      client={scene.client}
      order={scene.order}
      storeName="Paper & Pine"
      appearance={appearanceOf(choice)}
    >
      <Page
        {...look}
        dock={<PayerDock scene={scene} onStartOver={() => setNumber(number + 1)} />}
        widget={<Checkout />}
      />
    </CheckoutProvider>
  );
}
