/** The checkout of the first page, with a sandbox in place of a server and a button that plays the payer. */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Checkout } from '../../../src/checkout/Checkout/Checkout.js';
import { CheckoutProvider } from '../../../src/checkout/CheckoutProvider.js';
import { openScene, type OpenedScene } from '../../../stories/scenes/openScene.js';
import '../../../src/ui/styles.unlayered.css';
import '../../../stories/playground/look.css';
import { PayerDock } from './PayerDock.js';

function LiveCheckout() {
  const [number, setNumber] = useState(0);
  const [opened, setOpened] = useState<{ readonly number: number; readonly scene: OpenedScene }>();
  useEffect(() => {
    let isWanted = true;
    void openScene('choose').then((scene) => isWanted && setOpened({ number, scene }));
    return () => {
      isWanted = false;
    };
  }, [number]);
  if (opened === undefined) return null;
  const { scene } = opened;
  return (
    <CheckoutProvider
      key={opened.number}
      client={scene.client}
      order={scene.order}
      storeName="Paper & Pine"
      documentTitle={false}
    >
      <div className="look live-payer">
        <p>It runs in this page, with a sandbox.</p>
        <PayerDock scene={scene} onStartOver={() => setNumber(number + 1)} />
      </div>
      <Checkout />
    </CheckoutProvider>
  );
}

/** Draws it. @returns a function that takes it away */
export function drawCheckout(place: HTMLElement): Promise<() => void> {
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <LiveCheckout />
    </StrictMode>,
  );
  return Promise.resolve(() => root.unmount());
}
