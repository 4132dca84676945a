/** What the package loads of paying from an exchange and of the tools, together: a press on either finds it there. */
import { ExchangeView } from './ExchangeView.js';
import { SourceRow } from './SourceRow.js';
import { PayTools } from './PayTools.js';

/** What the code opens, the exchange's half of the pay screen, and its last row. */
export const packagePart = { PayTools, ExchangeView, SourceRow };
