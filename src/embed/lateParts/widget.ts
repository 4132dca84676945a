/** The widget of `tillkit.mjs`: a late part that takes over what the first screen has begun. */
import answerCss from '../../checkout/Answer.css?inline';
import sheetCss from '../../checkout/Sheet.css?inline';
import transfersCss from '../../checkout/TransferList.css?inline';
import progressCss from '../../checkout/WalletView/PartialProgress.css?inline';
import detailsCss from '../../ui/details.css?inline';
import skeletonCss from '../../ui/Skeleton.css?inline';
import { addLateStyles } from '../lateStyles.js';
import { startWidget, type Begun, type Widget, type WidgetInput } from '../widget.js';
import { moduleParts } from './moduleParts.js';

// The first screen draws a payment that is awaited, and nothing of what may come of it.
addLateStyles(detailsCss + skeletonCss + answerCss + progressCss + transfersCss + sheetCss);

/** Takes over. Loads the pay screen before, so that the widget draws in one go what is there already. */
export async function takeOver(): Promise<(input: WidgetInput & { begun: Begun }) => Widget> {
  await moduleParts.payPiece.preloadForServer();
  // The place is prepared: it has its first rules.
  return (input) => startWidget({ ...input, css: '', parts: moduleParts });
}
