/**
 * The books in SQL over the ledger's events alone: nothing here knows the fold, the index or its entries. It holds
 * for the histories of `randomBooks.ts`, whose times leave no doubt about which price a payment counts with.
 * Dollars and display amounts are whole numbers of 0.00000001, coins of 0.000001.
 */
import { sql } from 'kysely';
import type { LedgerDatabase, LedgerDialect } from '../../../src/ledger/sqlTables.js';

/** Offsets from UTC in minutes, each from a moment on; written from the rules of each zone, not computed. */
export const ZONES: Readonly<Record<string, readonly (readonly [since: string, minutes: number])[]>> = {
  'Europe/Berlin': [
    ...([['2025-01-01T00:00', 60], ['2026-03-29T01:00', 120], ['2026-10-25T01:00', 60]] as const),
  ],
  'America/New_York': [
    ...([['2025-01-01T00:00', -300], ['2026-03-08T07:00', -240], ['2026-11-01T06:00', -300]] as const),
  ],
  // A day of 24.5 hours, and one of 23.5.
  'Australia/Lord_Howe': [
    ...([['2025-01-01T00:00', 660], ['2026-04-04T15:00', 630], ['2026-10-03T15:30', 660]] as const),
  ],
  'Asia/Kolkata': [['2025-01-01T00:00', 330]],
  'Pacific/Kiritimati': [['2025-01-01T00:00', 840]],
}; // prettier-ignore

/** What the two families of SQL write differently. */
const WORDS = {
  sqlite: {
    text: (path: string) => `json_extract(body, '$.${path}')`,
    first: (path: string) => `json_extract(body, '$.${path}[0]')`,
    units: (path: string, scale: number) =>
      `cast(round(cast(json_extract(body, '$.${path}') as real) * 1000000) as integer) * ${String(scale)}`,
    evidence: "json_each(body, '$.evidence')",
    item: 'value',
    rest: (column: string) => `substr(${column}, instr(${column}, ':'))`,
    most: 'max',
    day: (at: string, minutes: string) => `date(${at}, ${minutes} || ' minutes')`,
  },
  postgres: {
    text: (path: string) => `(body::json #>> '{${path.replace('.', ',')}}')`,
    first: (path: string) => `(body::json #>> '{${path},0}')`,
    units: (path: string, scale: number) =>
      `((body::json #>> '{${path}}')::numeric * 1000000 * ${String(scale)})::bigint`,
    evidence: "json_array_elements_text(body::json -> 'evidence')",
    item: 'value',
    rest: (column: string) => `substr(${column}, strpos(${column}, ':'))`,
    most: 'greatest',
    day: (at: string, minutes: string) =>
      `to_char((replace(${at}, 'Z', ''))::timestamp + ${minutes} * interval '1 minute', 'YYYY-MM-DD')`,
  },
} as const;

/** One sum. */
export interface SqlSum {
  readonly day: string;
  readonly what: 'paid' | 'refund' | 'deposit' | 'deposit_refund';
  readonly currency: string | null;
  readonly count: string;
  readonly usd: string;
  readonly display: string;
  readonly unvalued: string;
}

/** The sums of each day in a zone, by what they are and the currency that orders were agreed in. */
export const sumBySql = (
  db: LedgerDatabase,
  dialect: LedgerDialect,
  zone: string,
): Promise<SqlSum[]> =>
  askBySql(
    db,
    dialect,
    zone,
    (day) => `
    select ${day('at', `(select minutes from offsets where since <= at order by since desc limit 1)`)} as day, what, currency,
      cast(count(*) as text) as count, cast(sum(coalesce(usd, 0)) as text) as usd,
      cast(sum(coalesce(display, 0)) as text) as display,
      cast(sum(case when usd is null then 1 else 0 end) as text) as unvalued
    from entries group by 1, 2, 3`,
  );

/** Coins that are confirmed, less those that went back, by currency: what the chain says of orders and customers. */
export const coinsBySql = (
  db: LedgerDatabase,
  dialect: LedgerDialect,
): Promise<{ readonly currency: string; readonly coins: string }[]> =>
  askBySql(
    db,
    dialect,
    'Asia/Kolkata',
    () => `
    select currency_id as currency, cast(sum(coins) as text) as coins from (
      select currency_id, coins from transfers
      union all
      select currency_id, -coins from ends where at is not null) as moved
    group by 1`,
  );

async function askBySql<Row>(
  db: LedgerDatabase,
  dialect: LedgerDialect,
  zone: string,
  select: (day: (at: string, minutes: string) => string) => string,
): Promise<Row[]> {
  const whole = dialect === 'sqlite' ? 'integer' : 'bigint';
  const { text, first, units, evidence, item, rest, most, day } = WORDS[dialect];
  const usd = (path: string) => units(path, 100);
  const offsets = (ZONES[zone] ?? [])
    .map(([since, minutes]) => `select '${since}' as since, ${String(minutes)} as minutes`)
    .join(' union all ');
  const { rows } = await sql
    .raw<Row>(
      `
    with offsets as (${offsets}),
    prices as (
      select stream, sequence, ${usd('amountUsd')} as usd, ${text('display.currency')} as currency,
        ${text('display.amount')} is not null as has_display,
        ${dialect === 'sqlite' ? "cast(round(cast(json_extract(body, '$.display.amount') as real) * 100) as integer) * 1000000" : "((body::json #>> '{display,amount}')::numeric * 100000000)::bigint"} as display
      from till_events where (kind = 'opened' and ${text('type')} = 'payment') or kind = 'amended'),
    proofs as (
      select e.stream, each.${item} as key
      from till_events as e, ${evidence} as each ${dialect === 'sqlite' ? '' : '(value)'} where e.kind = 'paid'),
    covers as (
      select p.stream, max(e.sequence) as sequence
      from proofs as p join till_events as e on e.stream = p.stream and e.key = p.key group by p.stream),
    terms as (
      select stream, usd, currency, display from (
        select p.*, row_number() over (partition by p.stream order by p.sequence desc) as place
        from prices as p join covers as c on c.stream = p.stream and p.sequence < c.sequence) as found
      where place = 1),
    releases as (
      select e.stream, each.${item} as key
      from till_events as e, ${evidence} as each ${dialect === 'sqlite' ? '' : '(value)'} where e.kind = 'released'),
    holds as (
      select h.stream, ${rest('h.key')} as transfer from till_events as h where h.kind = 'held'
        and not exists (select 1 from releases as r where r.stream = h.stream and r.key = h.key)),
    payments as (
      select t.*, (select min(e.at) from till_events as e where e.stream = t.stream and e.kind = 'paid') as at
      from terms as t where not exists (
        select 1 from holds as h join proofs as p on p.stream = h.stream and ${rest('p.key')} = h.transfer
        where h.stream = t.stream)),
    statements as (
      select stream, sequence, kind, at, key, ${rest('key')} as transfer, ${text('currencyId')} as currency_id,
        ${units('amount', 1)} as coins, ${text('amountUsd')} as worth, ${usd('amountUsd')} as usd, ${first('times')} as said
      from till_events where kind in ('seen', 'confirmed', 'held')),
    settled as (
      select s.*, case when s.kind = 'confirmed' then s.at else (
          select min(e.at) from till_events as e join releases as r on r.stream = e.stream and r.key = s.key
          where e.stream = s.stream and e.key = 'released:' || s.key) end as settled_at
      from statements as s where s.kind <> 'seen'),
    transfers as (
      select s.*, (select min(o.sequence) from statements as o where o.stream = s.stream and o.transfer = s.transfer) as came
      from (select settled.*, row_number() over (partition by stream, transfer order by sequence) as place from settled
        where settled_at is not null) as s
      where s.place = 1 and not exists (select 1 from holds as h where h.stream = s.stream and h.transfer = s.transfer)),
    quotes as (
      select stream, currency_id, payable, usd, expires from (
        select stream, ${text('currencyId')} as currency_id, ${units('payable', 1)} as payable, ${usd('amountUsd')} as usd,
          ${text('expiresAt')} as expires, row_number() over (partition by stream order by sequence desc) as place
        from till_events where kind = 'quoted') as found where place = 1),
    judged as (
      select t.*, case when t.currency_id = q.currency_id and t.said <= q.expires then 1 else 0 end as counted, q.payable,
        coalesce((select m.sequence from till_events as m where m.stream = t.stream and m.kind = 'marked_paid'), 0) as marked
      from transfers as t join quotes as q on q.stream = t.stream),
    never as (
      select stream, currency_id,
        cast(sum(case when counted = 0 and came > marked then coins else 0 end)
          + ${most}(0, sum(case when counted = 1 then coins else 0 end) - max(payable)) as ${whole}) as coins
      from judged group by stream, currency_id),
    refunds as (
      select d.stream as id, d.sequence,
        case when ${text('refundOf.kind')} = 'top_up' then 'customer:' else 'order:' end || ${text('refundOf.reference')} as stream,
        ${text('currencyId')} as currency_id, ${units('amount', 1)} as coins
      from till_events as d where d.kind = 'withdrawal_drafted'),
    ends as (
      select r.*, (select min(e.at) from till_events as e where e.stream = r.id
          and e.kind in ('withdrawal_completed', 'withdrawal_confirmed')) as at,
        coalesce(
          (select ${usd('amountUsd')} from till_events as e where e.stream = r.id and e.kind = 'withdrawal_confirmed' and ${text('amountUsd')} is not null),
          (select ${usd('amountUsd')} from till_events as e where e.stream = r.id and e.kind = 'withdrawal_completed' and ${text('amountUsd')} is not null)) as usd
      from refunds as r),
    returned as (
      select e.*, p.usd as price, p.currency, p.display, coalesce(n.coins, 0) as never,
        cast(sum(e.coins) over (partition by e.stream, e.currency_id order by e.at, e.sequence) as ${whole}) as so_far,
        coalesce(e.usd, case when q.currency_id = e.currency_id then q.usd * e.coins / q.payable end) as worth
      from ends as e join payments as p on p.stream = e.stream
        left join never as n on n.stream = e.stream and n.currency_id = e.currency_id
        left join quotes as q on q.stream = e.stream
      where e.at is not null),
    deducted as (
      select *, worth * booked / coins as deducted from (
        select r.*, ${most}(0, so_far - never) - ${most}(0, so_far - coins - never) as booked from returned as r) as parts
      where booked > 0),
    shares as (
      select *, cast(sum(coalesce(deducted, 0)) over (partition by stream order by at, sequence) as ${whole}) as total
      from deducted),
    entries as (
      select 'paid' as what, at, usd, currency, display from payments
      union all
      select 'refund', at, deducted, case when deducted is null then null else currency end,
        display * total / price - display * (total - deducted) / price from shares
      union all
      select 'deposit', settled_at, case when worth is null then null else usd end, null, null
      from transfers where stream like 'customer:%'
      union all
      select 'deposit_refund', at, usd, null, null from ends where at is not null and stream like 'customer:%')
    ${select(day)}`,
    )
    .execute(db);
  return rows;
}
