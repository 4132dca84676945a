/** `GET audit` and `GET audit.csv`: a page of the audit, or all that fits as a file, which is itself recorded. */
import {
  AUDIT_OUTCOMES,
  auditOutcomeOf,
  type AuditEntryView,
} from '../../contract/treasury/audit.js';
import type { Audit } from './audit.js';
import type { AuditFilter, AuditReader } from './auditLog.js';
import type { AuthorizedRequest } from './authorization.js';
import { type Cell, csvFile, csvHeaders, csvRecord } from './csvFile.js';
import type { TreasuryLimits } from './treasuryLimits.js';
import { toTreasuryProblem } from './treasuryProblem.js';
import { limitOf, periodOf, readQuery, single, wholeNumber } from './treasuryQuery.js';

const FILTERS = ['who', 'action', 'outcome', 'q', 'from', 'to'] as const;

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
    const query = readQuery(request, [...FILTERS, 'after', 'limit']);
    const limit = limitOf(query, { most: 200, usual: 50 });
    const after = wholeNumber(query, 'after');
    return Response.json(await audit.read({ ...filterIn(query), after, limit }));
  };

/** Entries read at a time. */
const PAGE = 200;
/** To export more entries, read the ledger's database directly. */
export const MOST_EXPORTED = 50_000;

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

/** A last record that is clearly no entry, because a truncated file looks complete. */
const CUT = csvRecord([
  'TRUNCATED',
  `Only the newest ${String(MOST_EXPORTED)} entries are in this file.`,
]);

async function* recordsOf(audit: AuditReader, filter: AuditFilter): AsyncGenerator<string> {
  yield csvRecord(COLUMNS);
  let count = 0;
  for await (const entries of audit.pages(filter, PAGE)) {
    const rows = entries.slice(0, MOST_EXPORTED - count).map((entry) => csvRecord(rowOf(entry)));
    count += rows.length;
    const isCut = entries.length > rows.length;
    const text = [...rows, ...(isCut ? [CUT] : [])].join('');
    // An empty chunk would leave the reader waiting.
    if (text !== '') yield text;
    if (isCut) return;
  }
}

/** Makes the route of the file. */
export function createAuditExport(parts: {
  readonly reader: AuditReader;
  readonly audit: Audit;
  readonly limits: Pick<TreasuryLimits, 'exportAudit'>;
  readonly now: () => number;
}): (authorized: AuthorizedRequest) => Promise<Response> {
  const { reader, audit, limits, now } = parts;
  return async ({ person: { who }, request }) => {
    const filter = filterIn(readQuery(request, FILTERS));
    const headers = csvHeaders('audit', now());
    if (request.method === 'HEAD') return new Response(null, { headers });
    const attempt = { who, action: 'exportAudit', target: null, reason: null } as const;
    try {
      await limits.exportAudit(who);
    } catch (error) {
      await audit.refuse(attempt, toTreasuryProblem(error).code);
      throw error;
    }
    const end = await audit.begin(attempt);
    return new Response(csvFile(recordsOf(reader, filter), end), { headers });
  };
}
