/** Starts the demo store's page. */
import '../../src/ui/styles.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StorePage } from './StorePage.js';

const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <StorePage />
    </StrictMode>,
  );
}
