/** Starts the demo store's back office. Its code and its styles are no part of the shop's pages. */
import '../../src/treasury/styles.css';
import './page.css';
import './office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OfficePage } from './OfficePage.js';
import { defineSimulator } from './simulatorElement.js';

defineSimulator();
const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <OfficePage />
    </StrictMode>,
  );
}
