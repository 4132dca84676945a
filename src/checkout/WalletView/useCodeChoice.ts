/** Which form of the code is shown: the safest first, and for an exchange the bare address. */
import { useState } from 'react';
import type { PayloadRung } from '../../chains/paymentPayload.js';
import type { PayTarget } from '../payTarget.js';
import type { CodeChoice } from '../payTools/payTool.js';

const NO_LADDER: readonly PayloadRung[] = [];

/** @param target where to pay; on a network that we do not know there is no code. */
export function useCodeChoice(target: Extract<PayTarget, { address: string }>): CodeChoice {
  const [step, onStep] = useState(0);
  const [fromExchange, onFromExchange] = useState(false);
  const ladder = target.status === 'ready' ? target.payload.ladder : NO_LADDER;
  const bare = ladder.find(({ form }) => form === 'address');
  const rung = (fromExchange ? bare : ladder[step]) ?? ladder[0] ?? null;
  return { rung, ladder, step, onStep, fromExchange, onFromExchange };
}
