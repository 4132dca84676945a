/** Tools that help with paying, below the QR code; closed until they are opened. */
import { enTools } from '../../ui/messages/enTools.js';
import { useMessagesWith, useUi } from '../../ui/uiContext.js';
import { networkNameOf } from '../payTexts.js';
import { ExchangeGuide } from './ExchangeGuide.js';
import { HandOff } from './HandOff.js';
import { LadderChoice } from './LadderChoice.js';
import { LargeCode } from './LargeCode.js';
import { PasteCheck } from './PasteCheck.js';
import type { PayToolsProps } from './payTool.js';
import { SaveCard } from './SaveCard.js';
import { ValueGuide } from './ValueGuide.js';

/**
 * Draws the tools that fit the payment, most of them in one group. The exchange guide stands alone, because
 * exchange fees cause most failed payments; so does the value of a top-up, which has no price.
 */
export function PayTools(props: PayToolsProps) {
  const { locale } = useUi();
  const messages = useMessagesWith(enTools);
  const network = networkNameOf(props.quote, messages);
  const tool = { ...props, locale, messages, network };
  return (
    <div className="till-pay-tools">
      {props.snapshot.kind === 'top_up' && <ValueGuide {...tool} />}
      <ExchangeGuide {...tool} />
      <details className="till-details till-pay-help">
        <summary>{messages.payHelp}</summary>
        <div className="till-tool-buttons">
          {props.rung && <LargeCode {...tool} rung={props.rung} />}
          {props.rung && <SaveCard {...tool} />}
          {props.snapshot.canHandOff && <HandOff {...tool} />}
        </div>
        {props.ladder.length > 1 && !props.fromExchange && <LadderChoice {...tool} />}
        <PasteCheck {...tool} />
      </details>
    </div>
  );
}
