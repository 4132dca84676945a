/** Starts the demo's React pages: the shop, or the checkout in the address. */
import '../../src/ui/styles.css';
import '@fontsource-variable/inter/wght.css';
import './page.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createCheckoutClient, resumeCheckout } from '../../src/exports/client.js';
import { PayPage } from './PayPage.js';
import { ResumedPage } from './ResumedPage.js';
import { handleOf } from './shopClient.js';
import { defineSimulator } from './simulatorElement.js';
import { ShopPage } from './ShopPage.js';

defineSimulator();
// First of all, so that the link's handle is out of the address before anything else runs.
const resumed = resumeCheckout(createCheckoutClient({ endpoint: '/api/till' }));
const handle = handleOf(window.location);

function pageOfAddress(): ReactNode {
  if (resumed) return <ResumedPage resumed={resumed} />;
  return handle === null ? <ShopPage /> : <PayPage handle={handle} />;
}
const place = document.getElementById('page');
if (place) createRoot(place).render(<StrictMode>{pageOfAddress()}</StrictMode>);
