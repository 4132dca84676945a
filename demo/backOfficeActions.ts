/** The simulator's buttons in the back office. */
import { ActionUnavailableError } from './simulatedPayments.js';
import type { SandboxControls, SandboxState } from './sandboxControls.js';

/** What the buttons act on. */
export interface ActionContext {
  readonly controls: SandboxControls;
}

/** Does one thing and says it in a line. */
type Action = (scene: ActionContext) => Promise<string>;

/** Coins by currency id: decimal strings. */
const FULL: Readonly<Record<string, string>> = {
  'TRX.Tron': '860',
  'USDT.Tron': '5400',
  'ETH.Ethereum': '1.5',
  'USDT.Ethereum': '12107.5',
  'BNB.BNBSmartChain': '3.2',
  'BTC.Bitcoin': '0.14215',
  'LTC.Litecoin': '35',
};

const EMPTY = Object.fromEntries(Object.keys(FULL).map((id) => [id, '0']));

const EXCHANGE: Readonly<Record<string, string>> = {
  'USDT.Tron': '1250.33',
  'BTC.Bitcoin': '0.01204',
  'ETH.Ethereum': '0.83',
};

/** One call of a control, and what to say of it. */
const callControl =
  (control: string, args: Readonly<Record<string, unknown>>, said: string): Action =>
  async ({ controls }) => {
    await controls.run(control, args);
    return said;
  };

/** @throws {@link NotNow} before one was sent. */
function newest({ withdrawals }: SandboxState): SandboxState['withdrawals'][number] {
  const last = withdrawals.at(-1);
  if (!last) throw new ActionUnavailableError('The service has no withdrawal yet. Send one first.');
  return last;
}

const failNewest: Action = async ({ controls }) => {
  const { id, transfer } = newest(await controls.state());
  if (transfer?.status === 'completed' || transfer?.status === 'failed') {
    throw new ActionUnavailableError(
      'The newest withdrawal is over. Send another, and press while it is under way.',
    );
  }
  await controls.run('withdrawals/fail', { id });
  return 'The newest withdrawal has failed; what its transfer took is back in the wallet.';
};

const freezeNewest: Action = async ({ controls }) => {
  const { id, transfer } = newest(await controls.state());
  if (!transfer)
    throw new ActionUnavailableError(
      'The newest withdrawal has no transfer yet that could be frozen.',
    );
  if (['completed', 'failed', 'frozen'].includes(transfer.status)) {
    throw new ActionUnavailableError(
      'The newest transfer moves no more. Send another, and press while it does.',
    );
  }
  await controls.run('withdrawals/freeze', { id });
  return 'The newest transfer is frozen: the service has stopped it and says no more.';
};

/** The buttons by name. Those that the shop has too are not among them. */
export const BACK_OFFICE_ACTIONS: Readonly<Record<string, Action>> = {
  fill: callControl(
    'balances',
    { amounts: FULL },
    'The processing wallets are full. Refresh the page in a moment.',
  ),
  empty: callControl(
    'balances',
    { amounts: EMPTY },
    'The processing wallets are empty, fees included. Refresh the page in a moment.',
  ),
  'exchange-connect': callControl(
    'exchange',
    { amounts: EXCHANGE },
    'An exchange is connected. Refresh the page in a moment.',
  ),
  'exchange-disconnect': callControl(
    'exchange',
    { amounts: null },
    'No exchange is connected any more. Refresh the page in a moment.',
  ),
  hold: callControl(
    'withdrawals/hold',
    { held: true },
    'The withdrawal worker is held: what is sent stays in the queue.',
  ),
  release: callControl('withdrawals/hold', { held: false }, 'The withdrawal worker goes on.'),
  'fail-newest': failNewest,
  'freeze-newest': freezeNewest,
  // Carried out, and then cut off: the store cannot know whether it was.
  'lose-answer': callControl(
    'fail',
    { kind: 'truncated_json', operation: 'createWithdrawal', times: 1 },
    'The service will carry out the next withdrawal, and its answer will be lost.',
  ),
};
