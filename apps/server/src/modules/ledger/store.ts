/**
 * The SQL of the ledger: one statement for each posting, and the questions whose every answer is a
 * violation.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { ACCOUNTS, type Entry, type Phase } from '@sojourn/domain/ledger/accounts.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

export type Posting = Owner & {
  readonly bookingId: BookingId;
  /** Once for a booking: `authorize`, `capture`, `void`, `cancel`, `refund:1` … */
  readonly kind: string;
  readonly phase: Phase;
  readonly resolves?: string;
  readonly entries: readonly Entry[];
  readonly at: Instant;
};

/** The transaction and its entries in one statement; the database checks at commit that they sum to zero. */
export async function post(tx: Tx, posting: Posting): Promise<void> {
  const { tenantId, customerId, bookingId, kind, entries } = posting;
  await sql`with t as (
      insert into ledger_transactions (tenant_id, customer_id, booking_id, kind, phase, resolves, at)
      values (${tenantId}, ${customerId}, ${bookingId}, ${kind}, ${posting.phase},
        ${posting.resolves ?? null}, ${posting.at}))
    insert into ledger_entries
      (tenant_id, customer_id, booking_id, kind, line, account, amount_minor, currency)
    select ${tenantId}, ${customerId}, ${bookingId}, ${kind}, e.line, e.account, e.amount, e.currency
    from unnest(${entries.map(({ account }) => account)}::text[],
      ${entries.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${entries.map(({ currency }) => currency)}::text[])
      with ordinality as e (account, amount, currency, line)`.execute(tx);
}

/** Ends a pending transaction without effect; nothing when there is none. */
export async function voidPending(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  kinds: { readonly pending: string; readonly kind: string },
  at: Instant,
): Promise<void> {
  await sql`insert into ledger_transactions (tenant_id, customer_id, booking_id, kind, phase, resolves, at)
    select tenant_id, customer_id, booking_id, ${kinds.kind}, 'void', kind, ${at}::timestamptz
    from ledger_transactions
    where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
      and booking_id = ${bookingId} and kind = ${kinds.pending}`.execute(tx);
}

export type Violation = { readonly rule: string; readonly subject: string; readonly facts: string };

const floors = Object.entries(ACCOUNTS).map(
  ([account, { floor }]) => sql`(${account}::text, ${floor === 'debit' ? 1 : -1}::int)`,
);

/** Each query answers rows (subject, facts) only where a rule is broken. */
const RULES = {
  'entries of a transaction sum to zero in each currency': sql`
    select booking_id || ' ' || kind as subject, currency || ' ' || sum(amount_minor) as facts
    from ledger_entries group by tenant_id, customer_id, booking_id, kind, currency
    having sum(amount_minor) <> 0`,
  'every transaction but a void has entries': sql`
    select t.booking_id || ' ' || t.kind as subject, t.phase as facts from ledger_transactions t
    where t.phase <> 'void' and not exists (select from ledger_entries e where e.tenant_id = t.tenant_id
      and e.customer_id = t.customer_id and e.booking_id = t.booking_id and e.kind = t.kind)`,
  'the pending of a booking that is over was posted or voided': sql`
    select t.booking_id as subject, b.state as facts from ledger_transactions t
    join bookings b using (tenant_id, customer_id, booking_id)
    where t.phase = 'pending' and b.state <> 'Pending' and not exists (
      select from ledger_transactions r where r.tenant_id = t.tenant_id and r.customer_id = t.customer_id
        and r.booking_id = t.booking_id and r.resolves = t.kind)`,
  'no account of a booking is on the wrong side': sql`
    select e.booking_id || ' ' || e.account as subject, sum(e.amount_minor)::text as facts
    from ledger_entries e join ledger_transactions t using (tenant_id, customer_id, booking_id, kind)
    join (values ${sql.join(floors)}) as f (account, side) on f.account = e.account
    where t.phase <> 'pending' group by e.tenant_id, e.customer_id, e.booking_id, e.account, f.side
    having sum(e.amount_minor) * f.side < 0`,
  'captured by tenders is captured in the ledger': sql`
    select b.booking_id as subject, t.captured || ' against ' || l.captured as facts from bookings b
    cross join lateral (select coalesce(sum(captured_minor), 0) as captured from tenders t
      where t.tenant_id = b.tenant_id and t.customer_id = b.customer_id and t.booking_id = b.booking_id) t
    cross join lateral (select coalesce(sum(amount_minor), 0) as captured from ledger_entries e
      where e.tenant_id = b.tenant_id and e.customer_id = b.customer_id and e.booking_id = b.booking_id
        and e.kind = 'capture' and e.account = 'cardClearing') l
    where t.captured <> l.captured`,
  'captured is what is booked and what came or comes back': sql`
    select b.booking_id as subject, b.state || ': ' || t.captured || ' against ' || b.total_minor
      || ', back ' || r.amount as facts
    from bookings b
    cross join lateral (select coalesce(sum(captured_minor), 0) as captured from tenders t
      where t.tenant_id = b.tenant_id and t.customer_id = b.customer_id and t.booking_id = b.booking_id) t
    cross join lateral (select coalesce(sum(amount_minor), 0) as amount from refunds r
      where r.tenant_id = b.tenant_id and r.customer_id = b.customer_id and r.booking_id = b.booking_id) r
    where t.captured <> case b.state when 'Confirmed' then b.total_minor when 'Canceling' then b.total_minor
      when 'Canceled' then b.penalty_minor + r.amount else 0 end`,
  'a booking that failed holds no money': sql`
    select b.booking_id as subject, t.state as facts from bookings b
    join tenders t using (tenant_id, customer_id, booking_id)
    where b.state = 'Failed' and t.state not in ('voided', 'failed')`,
  'refunds that are open are owed in the ledger': sql`
    select b.booking_id as subject, r.open || ' against ' || l.owed as facts from bookings b
    cross join lateral (select coalesce(sum(amount_minor), 0) as open from refunds r
      where r.tenant_id = b.tenant_id and r.customer_id = b.customer_id and r.booking_id = b.booking_id
        and r.state in ('open', 'failed')) r
    cross join lateral (select coalesce(-sum(amount_minor), 0) as owed from ledger_entries e
      where e.tenant_id = b.tenant_id and e.customer_id = b.customer_id and e.booking_id = b.booking_id
        and e.account = 'refundsPayable') l
    where r.open <> l.owed`,
  'each state is the last that was noted': sql`
    with last as (select distinct on (tenant_id, customer_id, machine, subject_id) machine, subject_id,
      to_state
      from transitions order by tenant_id, customer_id, machine, subject_id, transition_id desc),
    subjects (machine, subject_id, state) as (
      select 'booking', booking_id, state from bookings
      union all select 'tender', booking_id || ':' || tender_no, state from tenders
      union all select 'refund', booking_id || ':' || refund_no, state from refunds
      union all select 'case', case_id, state from cases
      union all select 'checkout', checkout_id, state from checkouts)
    select s.machine || ' ' || s.subject_id as subject, s.state || ' against ' || coalesce(l.to_state,
      'none') as facts
    from subjects s left join last l using (machine, subject_id)
    where s.state is distinct from l.to_state`,
  'moves follow one another': sql`
    select machine || ' ' || subject_id as subject, coalesce(from_state, 'none') || ' after ' || before as
      facts
    from (select *, lag(to_state) over (partition by tenant_id, customer_id, machine, subject_id
      order by transition_id) as before from transitions) t
    where from_state is distinct from before`,
  'a checkout is booked by its one confirmed booking': sql`
    select c.checkout_id as subject, count(b.booking_id) || ' bookings' as facts from checkouts c
    left join bookings b on b.tenant_id = c.tenant_id and b.customer_id = c.customer_id
      and b.checkout_id = c.checkout_id and b.state in ('Confirmed', 'Canceling', 'Canceled')
    group by c.tenant_id, c.customer_id, c.checkout_id, c.state
    having count(b.booking_id) <> case when c.state = 'booked' then 1 else 0 end`,
} as const;

export async function readViolations(db: Db): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await sql<Omit<Violation, 'rule'>>`${query}`.execute(db);
    for (const row of rows) found.push({ rule, ...row });
  }
  return found;
}

export type NotedMove = {
  readonly machine: string;
  readonly fromState: string | null;
  readonly toState: string;
};
/** The kinds of moves that were ever made. */
export async function readMoves(db: Db): Promise<NotedMove[]> {
  const { rows } =
    await sql<NotedMove>`select distinct machine, from_state as "fromState", to_state as "toState"
    from transitions`.execute(db);
  return rows;
}
