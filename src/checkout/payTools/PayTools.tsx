/** What helps with paying, below the address: each folded away until somebody wants it. */
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
import { WorthGuide } from './WorthGuide.js';

/** Draws the helps that fit the payment. */
export function PayTools(props: PayToolsProps) {
  const { locale } = useUi();
  const messages = useMessagesWith(enTools);
  const network = networkNameOf(props.quote, messages);
  const tool = { ...props, locale, messages, network };
  return (
    <div className="till-pay-tools">
      <div className="till-tool-buttons">
        {props.rung && <LargeCode {...tool} rung={props.rung} />}
        {props.rung && <SaveCard {...tool} />}
        {props.snapshot.canHandOff && <HandOff {...tool} />}
      </div>
      {props.snapshot.kind === 'top_up' && <WorthGuide {...tool} />}
      <ExchangeGuide {...tool} />
      {props.ladder.length > 1 && !props.fromExchange && <LadderChoice {...tool} />}
      <PasteCheck {...tool} />
    </div>
  );
}
