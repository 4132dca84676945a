/** The sandbox's scenarios: what each does, and where a shopper ends. None can be forgotten. */
import { SCENARIO_NAMES, type ScenarioName } from '../../src/sandbox/scenarios.js';
import type { Scene } from '../scenes/scene.js';
import { SCENES } from '../scenes/scenes.js';
import { Table } from './Table.js';

const WHAT_HAPPENS: Readonly<Record<ScenarioName, string>> = {
  exact: 'The price is paid and confirmed.',
  under: 'Six tenths of the price are paid.',
  over: 'A quarter more than the price is paid.',
  late: 'The price is paid two hours later.',
  two_transfers: 'Two transfers add up to the price.',
  wrong_currency: 'The amount arrives in another currency of the wallet.',
  blocked: 'The service blocks the transfer.',
  vanished: 'The transfer leaves the network before it is confirmed.',
  below_minimum: 'So little is paid that the service sends no event.',
  dropped_webhooks: 'The price is paid, and every event about it is lost.',
  reordered_webhooks: 'The confirmation arrives before the news of the transfer.',
  duplicated_webhooks: 'Each event arrives three times.',
  block_dated: 'The only event comes after the confirmation, dated with the block.',
  slow: 'Every answer of the service takes ten seconds.',
  server_error: 'The service answers 500.',
  html_error_page: 'A 502 page in HTML stands where the answer should be.',
  odd_code: 'The answer is good, but its code is one that the document does not know.',
  missing_fields: 'The answer lacks its fields.',
  key_revoked: 'The service no longer accepts the key (401).',
  rate_missing: 'The service has no price for a currency and refuses the wallet.',
  race: 'Calls at one time do not see one another, so the service could make two wallets of one order.',
  database_down: 'The database of the service is down: it answers 401, as to a revoked key.',
  redis_down: 'The Redis of the service is down: it answers 400 to rates and wallets.',
  processing_down: 'The processing of the service is down: it makes no new wallet.',
};

const screensOf = (name: ScenarioName): string => {
  const scenes: readonly Scene[] = Object.values(SCENES);
  const found = scenes.filter(({ scenario, then }) => scenario === name && then === undefined);
  return [...new Set(found.map(({ screen }) => screen))].join(', ');
};

/** Draws the table. */
export function ScenarioTable() {
  const rows = SCENARIO_NAMES.map((name) => [
    <code key="name">{name}</code>,
    WHAT_HAPPENS[name],
    <code key="screen">{screensOf(name)}</code>,
  ]);
  return <Table head={['Scenario', 'What happens', 'Status afterwards']} rows={rows} />;
}
