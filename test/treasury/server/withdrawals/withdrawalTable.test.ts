/** The table of states: the server refuses exactly what the panel is not offered, whoever asks. */
import { describe, expect, it } from 'vitest';
import { memoryLedger } from '../../../../src/ledger/memoryLedger.js';
import {
  WITHDRAWAL_STATES,
  type WithdrawalState,
} from '../../../../src/treasury/contract/withdrawals.js';
import {
  actsOffered,
  answerTo,
  approvalReader,
  WITHDRAWAL_ACTIONS,
  type ActAnswer,
  type WithdrawalAction,
} from '../../../../src/treasury/contract/withdrawalStatus.js';
import { en } from '../../../../src/treasury/panel/messages/en.js';
import { stateLead } from '../../../../src/treasury/panel/withdrawals/withdrawalLabels.js';
import type { Person } from '../../../../src/treasury/server/permissions.js';
import type { WithdrawalService } from '../../../../src/treasury/server/withdrawals/withdrawalService.js';
import { cyd, dot, idOf, openBackOffice, START } from './backOffice.js';
import { draftBody, STEP_BODIES } from './withdrawalBodies.js';

type Step = keyof typeof STEP_BODIES;

/** What leads to each state, in every way that decides what may be done. */
const HISTORIES: Readonly<Record<WithdrawalState, readonly (readonly Step[])[]>> = {
  awaiting_approval: [[]],
  draft: [['approved']],
  sending: [['approved', 'sending']],
  unknown: [
    ['approved', 'sending', 'lost'],
    ['approved', 'sending', 'sent', 'deleting', 'missing'],
  ],
  refused: [['approved', 'sending', 'refused']],
  queued: [
    ['approved', 'sending', 'sent'],
    ['approved', 'sending', 'lost', 'read_back'],
    ['approved', 'sending', 'lost', 'settled'],
  ],
  in_progress: [['approved', 'sending', 'sent', 'started']],
  completed: [['approved', 'sending', 'sent', 'completed']],
  failed: [['approved', 'sending', 'sent', 'failed']],
  deleted: [['approved', 'sending', 'sent', 'deleting', 'deleted']],
  discarded: [['discarded']],
};

const may = (who: string, approve: boolean, withdraw: boolean): Person => ({
  ...{ who, may: { read: true, approve, withdraw }, needsApproval: true },
});

const PEOPLE: Readonly<Record<string, Person>> = {
  drafter: may('ben', false, true),
  'approver who drafted it': may('BEN', true, true),
  'approver who may withdraw': may('eve', true, true),
  'approver alone': may('eve', true, false),
  'approver who has approved it': cyd,
  'other who may withdraw': may('fay', false, true),
  reader: dot,
};

const at = new Date(START).toISOString();

/** A store whose ledger has the withdrawal in that state. The service has not heard of it. */
async function standing(steps: readonly Step[]) {
  const ledger = memoryLedger();
  const office = openBackOffice({ ledger });
  const stream = `withdrawal:${idOf(1)}`;
  const events = [
    ['drafted', draftBody({ draftedBy: 'ben', needsApproval: true })] as const,
  ].concat(
    steps.map((step) =>
      step === 'missing'
        ? (['presence', { present: false }] as never)
        : ([step, STEP_BODIES[step] ?? {}] as never),
    ),
  );
  for (const [key, body] of events) {
    await ledger.append({ stream, key, kind: `withdrawal_${key}`, at, body });
  }
  office.reading.fail({ kind: 'unreachable' });
  return { ...office, acts: async () => (await ledger.list({ stream })).length };
}

const ACTS: Readonly<
  Record<
    WithdrawalAction,
    (
      desk: WithdrawalService,
      person: Person,
      outcome: 'created' | 'not_created',
    ) => Promise<unknown>
  >
> = {
  approve: (desk, person) => desk.approve(person, idOf(1)),
  send: (desk, person) => desk.send(person, idOf(1)),
  delete: (desk, person) => desk.remove(person, idOf(1)),
  settle: (desk, person, outcome) =>
    desk.resolveUnknown(person, idOf(1), { outcome, reason: 'seen' }),
};

const CASES = WITHDRAWAL_STATES.flatMap((state) =>
  HISTORIES[state].flatMap((steps) =>
    Object.entries(PEOPLE).map(([name, person]) => ({ state, steps, name, person })),
  ),
);

/** What became of an act: whether anything was written or sent, and the problem. */
async function attempt(act: WithdrawalAction, steps: readonly Step[], person: Person) {
  const office = await standing(steps);
  const before = await office.acts();
  // The same word again would be no mistake.
  const outcome = steps.includes('settled') ? 'not_created' : 'created';
  const code = await ACTS[act](office.desk, person, outcome).then(
    () => null,
    (error: unknown) => (error as { code?: string }).code ?? 'unforeseen',
  );
  const isActed =
    (await office.acts()) > before ||
    office.calls('createWithdrawal') + office.calls('deleteWithdrawal') > 0;
  return { code, isActed };
}

describe('each state and person', () => {
  it.each(CASES)('$state after $steps, $name', async ({ state, steps, person }) => {
    const { desk } = await standing(steps);
    const view = await desk.get(person, idOf(1));
    expect(view?.state).toBe(state);
    const subject = {
      ...{ state, draftedBy: 'ben', approvedBy: view?.approvedBy ?? null },
      hasServiceId: steps.includes('sent'),
      isMissing: steps.includes('missing'),
    };
    expect(view?.actions).toEqual(actsOffered(subject, person));
    for (const act of WITHDRAWAL_ACTIONS) {
      const answer: ActAnswer = answerTo(act, subject, person);
      const { code, isActed } = await attempt(act, steps, person);
      if (answer === 'offered') expect(isActed, act).toBe(true);
      else expect([act, code, isActed]).toEqual([act, answer === 'nothing' ? null : answer, false]);
    }
  });
});

describe('what each person reads', () => {
  it.each(CASES)('$state after $steps, $name', ({ state, steps, person }) => {
    const history = steps.map((kind) => ({ kind, at, who: 'ada', reason: null, webhook: null }));
    const lead = stateLead({ state, history, draftedBy: 'ben' }, person, en);
    expect(lead).not.toBe('');
    if (state !== 'awaiting_approval') return;
    const offered = actsOffered(
      { state, draftedBy: 'ben', approvedBy: null, hasServiceId: false, isMissing: false },
      person,
    );
    // Whoever can bring it on is asked to, and told of no other act than they have.
    expect(/Check it and approve/.test(lead)).toBe(offered.includes('approve'));
    expect(/or cancel/.test(lead)).toBe(offered.includes('approve') && offered.includes('delete'));
    expect(/Waiting for somebody/.test(lead)).toBe(!offered.includes('approve'));
    expect(approvalReader('ben', person) === 'approver').toBe(offered.includes('approve'));
  });
});
