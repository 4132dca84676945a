/** The controls over HTTP, under `/sandbox/…`, apart from every path of the service. */
import type { Sandbox } from '../createSandbox.js';
import { runScenario, type ScenarioName } from '../scenarios.js';

type Arguments = Readonly<Record<string, unknown>>;
type Control = (sandbox: Sandbox, args: never) => unknown;

/** Controls by path under `/sandbox/`; the JSON body holds the arguments by name. */
const CONTROLS: Readonly<Record<string, Control>> = {
  pay: (sandbox, args) => sandbox.pay(args),
  confirm: (sandbox, { txHash }: { txHash: string }) => sandbox.confirm(txHash),
  block: (sandbox, { txHash }: { txHash: string }) => sandbox.block(txHash),
  drop: (sandbox, { txHash }: { txHash: string }) => sandbox.drop(txHash),
  sweep: (sandbox, args) => sandbox.sweep(args),
  rotate: (sandbox, { address }: { address: string }) => sandbox.rotate(address),
  advance: (sandbox, { ms }: { ms: number }) => sandbox.advance(ms),
  settle: (sandbox) => sandbox.settle(),
  fail: (sandbox, args) => sandbox.fail(args),
  heal: (sandbox) => sandbox.heal(),
  configure: (sandbox, args) => sandbox.configure(args),
  rate: (sandbox, { code, rate }: { code: string; rate?: string | null }) =>
    sandbox.setRate(code, rate),
  balances: (sandbox, { amounts }: { amounts: Record<string, string> }) =>
    sandbox.setBalances(amounts),
  exchange: (sandbox, { amounts }: { amounts: Record<string, string> | null }) =>
    sandbox.setExchange(amounts),
  'withdrawals/hold': (sandbox, { held }: { held: boolean }) => sandbox.holdWithdrawals(held),
  'withdrawals/fail': (sandbox, { id, message }: { id: string; message?: string }) =>
    sandbox.failWithdrawal(id, message),
  'withdrawals/freeze': (sandbox, { id }: { id: string }) => sandbox.freezeWithdrawal(id),
  'webhooks/connect': (sandbox, args) => sandbox.connectWebhook(args),
  'webhooks/disconnect': (sandbox) => sandbox.disconnectWebhooks(),
  'webhooks/delivery': (sandbox, args) => sandbox.setDelivery(args),
  'webhooks/resend': (sandbox, { eventId }: { eventId: string }) => sandbox.resend(eventId),
  'webhooks/test': (sandbox, { kind }: { kind: Parameters<Sandbox['sendTest']>[0] }) =>
    sandbox.sendTest(kind),
  scenario: (sandbox, { name, ...input }: { name: ScenarioName } & ScenarioArguments) =>
    runScenario(sandbox, name, input),
};

type ScenarioArguments = Parameters<typeof runScenario>[2];

/** Names of the control routes, for help texts. */
export const CONTROL_ROUTES: readonly string[] = Object.keys(CONTROLS);

/** GET routes. */
const VIEWS: Readonly<Record<string, (sandbox: Sandbox) => unknown>> = {
  state: (sandbox) => sandbox.state(),
  deliveries: (sandbox) => sandbox.deliveries(),
  transfers: (sandbox) => sandbox.transfers(),
  calls: (sandbox) => sandbox.recordedCalls(),
};

/** Whether a path belongs to the controls. */
export function isControlPath(pathname: string): boolean {
  return pathname.startsWith('/sandbox/');
}

const problem = (status: number, message: string): Response =>
  Response.json({ error: message }, { status });

async function readArguments(request: Request): Promise<Arguments | null> {
  const text = await request.text();
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Arguments) : null;
  } catch {
    return null;
  }
}

/**
 * Answers a control request: `POST /sandbox/<control>` with the arguments as a JSON object, or
 * `GET /sandbox/state`.
 */
export async function answerControl(sandbox: Sandbox, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice('/sandbox/'.length);
  if (request.method === 'GET') {
    const view = Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined;
    return view ? Response.json(view(sandbox)) : problem(404, 'No such view of the sandbox.');
  }
  const control = Object.hasOwn(CONTROLS, name) ? CONTROLS[name] : undefined;
  if (!control) {
    return problem(404, `No such control. Controls: ${CONTROL_ROUTES.join(', ')}.`);
  }
  // Without a preflight, a page of another origin can post text to this machine, but not JSON.
  if (!/^application\/json\b/.test(request.headers.get('content-type') ?? '')) {
    return problem(415, 'Send the arguments as a JSON object, with Content-Type application/json.');
  }
  const args = await readArguments(request);
  if (args === null) return problem(400, 'The arguments must be a JSON object.');
  try {
    return Response.json({ result: (await control(sandbox, args as never)) ?? null });
  } catch (error) {
    return error instanceof Error
      ? problem(422, error.message)
      : problem(500, 'The control failed.');
  }
}
