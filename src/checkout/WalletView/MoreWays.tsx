/** The helps with paying below the address, or a button to ask for them again. */
import { useMessages } from '../../ui/uiContext.js';
import type { PayToolsProps } from '../payTools/payTool.js';
import { useParts } from '../parts.js';

/** Draws nothing until the late part has loaded: the pay screen is complete without it. */
export function MoreWays(props: PayToolsProps) {
  const { payHelp } = useMessages();
  const { payTools } = useParts();
  return (
    <payTools.Part
      {...props}
      waiting={null}
      failed={(retry) => (
        <button type="button" className="till-button" data-kind="link" onClick={retry}>
          {payHelp}
        </button>
      )}
    />
  );
}
