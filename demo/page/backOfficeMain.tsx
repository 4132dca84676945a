/** Starts the demo store's back office. Its code and its styles are no part of the shop's pages. */
import '../../src/treasury/styles.css';
import './page.css';
import './backOffice.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BackOfficePage } from './BackOfficePage.js';
import { defineSimulator } from './simulatorElement.js';

defineSimulator();
const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <BackOfficePage />
    </StrictMode>,
  );
}
