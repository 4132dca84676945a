/** Starts the demo store's React pages: the shop, or the checkout that the address names. */
import '../../src/ui/styles.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PayPage } from './PayPage.js';
import { handleOf } from './shop.js';
import { defineSimulator } from './simulatorElement.js';
import { ShopPage } from './ShopPage.js';

defineSimulator();
const handle = handleOf(window.location);
const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <StrictMode>{handle === null ? <ShopPage /> : <PayPage handle={handle} />}</StrictMode>,
  );
}
