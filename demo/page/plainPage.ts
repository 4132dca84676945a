/** What the plain page loads of its own: its look and the simulator. The checkout is a script tag. */
import './page.css';
import { defineSimulator } from './simulatorElement.js';

defineSimulator();
