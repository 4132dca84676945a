/** `tillkit serve --check`: the settings of a server, the service behind them, its ledger and the shop. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServiceClient } from '../../api/createServiceClient.js';
import type { Ledger } from '../../ledger/ledger.js';
import { LEDGER_FILE, openLedger } from '../../serve/openLedger.js';
import type { LedgerPlace, ServeSettings, Variables } from '../../serve/settings.js';
import type { CommandIo } from '../terminal.js';
import { checkNotify } from './checkNotify.js';
import { checkStoreId } from './checkStoreId.js';
import { SERVE } from './reader.js';
import { ok, problem, type Finding, type DoctorReport } from './report.js';
import { runDoctor } from './runDoctor.js';

/** Whether a PostgreSQL takes the ledger: its tables are made, as at a start. */
async function checkDatabase(ledger: Ledger): Promise<Finding> {
  try {
    await ledger.list({ after: 0, limit: 1 });
    return ok('ledger', 'The ledger in PostgreSQL answers.');
  } catch {
    return problem(
      'ledger',
      'The PostgreSQL of TILL_DATABASE_URL does not answer, or refuses its tables.',
      'No order can be taken without the ledger.',
      'Check address, password and rights: psql "$TILL_DATABASE_URL" -c "create table t (i int); drop table t"',
    );
  }
}

/** The ledger, if it is there: one that is opened is made. */
async function openExisting(place: LedgerPlace): Promise<(Ledger & { close?(): unknown }) | null> {
  const isMissing = place.kind === 'sqlite' && !existsSync(join(place.folder, LEDGER_FILE));
  return isMissing ? null : openLedger(place);
}

/** Whether the service has the currencies of TILL_CURRENCIES; nothing if all are offered, or if it does not answer. */
async function checkCurrencyNames(
  { serviceUrl, apiKey, currencies }: ServeSettings,
  fetch: CommandIo['fetch'],
): Promise<readonly Finding[]> {
  if (!currencies) return [];
  const service = createServiceClient({ baseUrl: serviceUrl, apiKey, fetch });
  const known = await service.listCurrencies().catch(() => null);
  const unknown = currencies.filter((id) => known?.every((one) => one.id !== id));
  if (unknown.length === 0) return [];
  return [
    problem(
      'currencies',
      `TILL_CURRENCIES names what the service does not have: ${unknown.join(', ')}.`,
      'Shoppers are not offered it, and nothing at all if no other is named.',
      'Write each id as the service does, such as USDT.Tron.',
    ),
  ];
}

/** Checks everything that a start would use, without starting. @param warnings what a start would warn of */
export async function checkServe(
  settings: ServeSettings,
  variables: Variables,
  warnings: readonly string[],
  { fetch, now }: Pick<CommandIo, 'fetch' | 'now'>,
): Promise<DoctorReport> {
  const { ledger: place, notify } = settings;
  const file = place.kind === 'sqlite' ? { TILL_LEDGER: join(place.folder, LEDGER_FILE) } : {};
  const report = await runDoctor({
    environment: { ...variables, ...file },
    fetch,
    now,
    reader: SERVE,
  });
  const ledger = await openExisting(place);
  try {
    const database = ledger && place.kind === 'postgres' ? await checkDatabase(ledger) : null;
    const findings = [
      ...report.findings.map((one) => (one.check === 'ledger' && database ? database : one)),
      ...(await checkCurrencyNames(settings, fetch)),
      ...(await checkStoreId(settings, ledger, fetch)),
      ...(await checkNotify(notify && notify.url)),
      ...warnings.map((what): Finding => ({
        check: 'settings',
        level: 'warning',
        what,
      })),
    ];
    return { ...report, ok: findings.every(({ level }) => level !== 'problem'), findings };
  } finally {
    await ledger?.close?.();
  }
}
