/** Starts the demo's back office; the shop's pages do not load its code and styles. */
import '../../src/treasury/panel/styles.css';
import '@fontsource-variable/inter/wght.css';
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
