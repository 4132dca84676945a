/** `GET audit` and `GET audit.csv`: a page of the audit, or all that fits as a file, which is itself recorded. */
import { AUDIT_OUTCOMES, auditOutcomeOf, type AuditEntryView } from '../contract/audit.js';
import { TREASURY_ROUTES } from '../contract/routes.js';
import type { Audit } from './audit.js';
import type { AuditFilter, AuditReader } from './auditLog.js';
import type { AuthorizedRequest } from './authorization.js';
import type { Cell } from '../../contract/csvRecord.js';
import { createCsvExport, MOST_EXPORTED } from './csvExport.js';
import type { TreasuryLimits } from './treasuryLimits.js';
import { pageIn } from './pages.js';
import { periodOf, readQuery, single } from './treasuryQuery.js';

const PERSON = /^[^\p{Cc}\p{Surrogate}]{1,200}$/u;
const ACTION = /^[A-Za-z]{1,64}$/;
const OUTCOME = new RegExp(`^(?:${AUDIT_OUTCOMES.join('|')})$`);
/** As long as a reason. */
const QUERY = /^[\s\S]{0,500}$/;

function filterIn(query: URLSearchParams): AuditFilter {
  const word = single(query, 'outcome', OUTCOME);
  return {
    ...periodOf(query),
    who: single(query, 'who', PERSON),
    action: single(query, 'action', ACTION),
    outcome: AUDIT_OUTCOMES.find((outcome) => outcome === word),
    q: single(query, 'q', QUERY),
  };
}

/** `GET audit`. */
export const auditRoute =
  (audit: AuditReader) =>
  async ({ request }: AuthorizedRequest): Promise<Response> => {
    const query = readQuery(request, TREASURY_ROUTES.audit.query);
    return Response.json(await audit.read({ ...filterIn(query), ...pageIn(query) }));
  };

const COLUMNS = [
  'at', 'who', 'action', 'outcome_group', 'outcome', 'order_kind', 'order_reference',
  'withdrawal_id', 'withdrawal_amount', 'withdrawal_currency_id', 'target', 'reason',
] as const; // prettier-ignore

function rowOf({
  at,
  who,
  action,
  outcome,
  order,
  withdrawal,
  target,
  reason,
}: AuditEntryView): Cell[] {
  return [
    ...[at, who, action, auditOutcomeOf(outcome), outcome],
    ...[order?.kind ?? null, order?.reference ?? null],
    ...[withdrawal?.id ?? null, withdrawal?.amount ?? null, withdrawal?.currencyId ?? null],
    ...[target, reason],
  ];
}

/** Makes the route of the file. */
export function createAuditExport(parts: {
  readonly reader: AuditReader;
  readonly audit: Audit;
  readonly limits: Pick<TreasuryLimits, 'exportAudit'>;
  readonly now: () => number;
}): (authorized: AuthorizedRequest) => Promise<Response> {
  const { reader, audit, limits, now } = parts;
  return createCsvExport<AuditEntryView, number>({
    ...{ action: 'exportAudit', subject: 'audit', columns: COLUMNS, rowOf, audit, now },
    select(request) {
      const filter = filterIn(readQuery(request, TREASURY_ROUTES.exportAudit.query));
      return { target: null, read: (page) => reader.find(filter, page) };
    },
    cut: ['TRUNCATED', `Only the newest ${String(MOST_EXPORTED)} entries are in this file.`],
    count: limits.exportAudit,
  });
}
