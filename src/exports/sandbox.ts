/** `tillkit/sandbox`: a sandbox of the payment service, and a whole store around it. Runs anywhere. */
export { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/createSandbox.js';
export {
  createSandboxStore,
  type SandboxStore,
  type SandboxStoreOptions,
} from '../sandbox/createSandboxStore.js';
export type { SandboxControls, WebhookInput } from '../sandbox/controls.js';
export { SandboxControlError, type ChainResult } from '../sandbox/transferControls.js';
export type { PayInput } from '../sandbox/transferControls.js';
export type { Dialect } from '../sandbox/responses.js';
export type { FaultKind, FaultSpec } from '../sandbox/faults.js';
export type { RecordedCall } from '../sandbox/service.js';
export type { Delivery, DeliverHook } from '../sandbox/webhookQueue.js';
export type { DeliveryShape } from '../sandbox/webhookQueue.js';
export type { HookKind, TestKind } from '../sandbox/webhookPayloads.js';
export type { SandboxState, SandboxWalletView } from '../sandbox/state.js';
export type { ServiceSettings } from '../sandbox/settings.js';
export type { SandboxTransfer } from '../sandbox/transfers.js';
export type { SandboxWithdrawal } from '../sandbox/withdrawals.js';
export {
  runScenario,
  SCENARIO_NAMES,
  type ScenarioInput,
  type ScenarioName,
  type ScenarioResult,
} from '../sandbox/scenarios.js';
