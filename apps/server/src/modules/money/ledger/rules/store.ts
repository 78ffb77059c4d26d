/**
 * The invariants of money as questions whose every answer is a violation (RELIABILITY, ledger invariants).
 */

import type { Instant } from '@sojourn/domain/dates.ts';
import { ACCOUNTS } from '@sojourn/domain/ledger/accounts.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { InWindow } from '#workflow/jobs/follow.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { CREDIT_RULES } from '../credits/store.ts';
import type { Rule, Scope } from './scope.ts';

export type Violation = Owner & { readonly rule: string; readonly subject: string; readonly facts: string };

const floors = Object.entries(ACCOUNTS)
  .filter(([, { floor }]) => floor !== null)
  .map(([account, { floor }]) => sql`(${account}::text, ${floor === 'debit' ? 1 : -1}::int)`);

const RULES = {
  ...CREDIT_RULES,
  'entries of a transaction sum to zero in each currency': (of) => sql`
    select tenant_id, customer_id, subject_id || ' ' || kind as subject,
      currency || ' ' || sum(amount_minor) as facts
    from ledger_entries e where ${of('e')} group by tenant_id, customer_id, subject_id, kind, currency
    having sum(amount_minor) <> 0`,
  'every transaction but a void has entries': (of) => sql`
    select t.tenant_id, t.customer_id, t.subject_id || ' ' || t.kind as subject, t.phase as facts
    from ledger_transactions t
    where ${of('t')} and t.phase <> 'void' and not exists (select from ledger_entries e
      where e.tenant_id = t.tenant_id and e.customer_id = t.customer_id and e.subject_id = t.subject_id
        and e.kind = t.kind)`,
  'the pending of a booking that is over was posted or voided': (of) => sql`
    select t.tenant_id, t.customer_id, t.subject_id as subject, b.state as facts from ledger_transactions t
    join bookings b on b.tenant_id = t.tenant_id and b.customer_id = t.customer_id
      and b.booking_id = t.subject_id
    where ${of('t')} and t.phase = 'pending' and b.state not in ('Pending', 'Changing')
      and not exists (
      select from ledger_transactions r where r.tenant_id = t.tenant_id and r.customer_id = t.customer_id
        and r.subject_id = t.subject_id and r.resolves = t.kind)`,
  'no account of a booking is on the wrong side': (of) => sql`
    select e.tenant_id, e.customer_id, e.subject_id || ' ' || e.account as subject,
      sum(e.amount_minor)::text as facts
    from ledger_entries e join ledger_transactions t using (tenant_id, customer_id, subject_id, kind)
    join (values ${sql.join(floors)}) as f (account, side) on f.account = e.account
    where ${of('e')} and t.phase <> 'pending'
    group by e.tenant_id, e.customer_id, e.subject_id, e.account, e.currency, f.side
    having sum(e.amount_minor) * f.side < 0`,
  'what a tender paid is captured in the ledger': (of) => sql`
    select t.tenant_id, t.customer_id, t.booking_id || ' ' || t.tender_no as subject,
      t.captured_minor || ' against ' || l.captured as facts
    from tenders t cross join lateral (select coalesce(sum(e.amount_minor), 0) as captured
      from ledger_entries e
      where e.tenant_id = t.tenant_id and e.customer_id = t.customer_id and e.subject_id = t.booking_id
        and (e.kind in ('capture', 'capture:' || t.tender_no)
          or starts_with(e.kind, 'share:' || t.tender_no || ':')) and e.currency = t.currency
        and e.account = case when t.kind = 'UserCard' then 'cardClearing'
          when t.kind = 'Rewards' then 'rewardsClearing'
          when t.source_id like 'off\\_%' then 'offersClearing'
          when t.source_id like 'acr\\_%' then 'airlineCredits'
          when t.source_id ~ '^(fr[zc]|dsc)_' then 'protectionPool' else 'travelCredits' end
        and e.instance = case when t.kind = 'UserCard' then '' else t.source_id end) l
    where ${of('t')} and t.captured_minor <> l.captured`,
  'miles that were redeemed and are not back are counted': (of) => sql`
    select t.tenant_id, t.customer_id, t.booking_id || ' ' || t.tender_no as subject,
      t.captured_minor - r.back || ' against ' || l.units as facts
    from tenders t
    cross join lateral (select coalesce(sum(amount_minor), 0) as back from refunds r
      where r.tenant_id = t.tenant_id and r.customer_id = t.customer_id and r.booking_id = t.booking_id
        and r.tender_no = t.tender_no and r.state in ('sent', 'returned')) r
    cross join lateral (select coalesce(sum(e.amount_minor), 0) as units from ledger_entries e
      where e.tenant_id = t.tenant_id and e.customer_id = t.customer_id and e.subject_id = t.booking_id
        and e.account = 'milesRedeemed' and e.instance = t.source_id and e.currency = 'MILES') l
    where ${of('t')} and t.kind = 'Rewards' and t.captured_minor - r.back <> l.units`,
  'the postings of a tender are those of its state': (of) => sql`
    select t.tenant_id, t.customer_id, t.booking_id || ' ' || t.tender_no as subject,
      t.state || ': ' || coalesce(l.phases, 'none') as facts
    from tenders t left join lateral (
      select string_agg(x.phase, ' ' order by x.phase) as phases from ledger_transactions x
      where x.tenant_id = t.tenant_id and x.customer_id = t.customer_id and x.subject_id = t.booking_id
        and (split_part(x.kind, ':', 2) = t.tender_no::text
          and split_part(x.kind, ':', 1) in ('authorize', 'capture', 'void')
          or t.tender_no = 1 and x.kind in ('authorize', 'capture', 'void'))) l on true
    where ${of('t')} and coalesce(l.phases, '') <> case t.state when 'authorized' then 'pending'
      when 'captured' then 'pending post' when 'voided' then 'pending void' else '' end`,
  'no more is refunded than a tender paid': (of) => sql`
    select r.tenant_id, r.customer_id, r.booking_id || ' ' || r.tender_no as subject,
      sum(r.amount_minor) || ' of ' || t.captured_minor as facts
    from refunds r join tenders t using (tenant_id, customer_id, booking_id, tender_no)
    where ${of('r')}
    group by r.tenant_id, r.customer_id, r.booking_id, r.tender_no, t.captured_minor
    having sum(r.amount_minor) > t.captured_minor`,
  'captured is what is booked and what came or comes back': (of) => sql`
    select b.tenant_id, b.customer_id, b.booking_id as subject,
      b.state || ': ' || t.captured || ' against ' || b.total_minor || ' and ' || b.premium_minor
      || ', back ' || r.amount as facts
    from bookings b
    cross join lateral (select coalesce(sum(captured_minor), 0) as captured from tenders t
      where t.tenant_id = b.tenant_id and t.customer_id = b.customer_id and t.booking_id = b.booking_id) t
    cross join lateral (select coalesce(sum(amount_minor), 0) as amount from refunds r
      where r.tenant_id = b.tenant_id and r.customer_id = b.customer_id and r.booking_id = b.booking_id) r
    cross join lateral (select coalesce(sum(returned_minor), 0) as back from booking_protections p
      where p.tenant_id = b.tenant_id and p.customer_id = b.customer_id and p.booking_id = b.booking_id) p
    cross join lateral (select coalesce(sum(amount_minor), 0) as amount from protection_reimbursements p
      where p.tenant_id = b.tenant_id and p.customer_id = b.customer_id and p.booking_id = b.booking_id
        and p.state = 'paid' and p.paid_to = 'tenders') paid
    where ${of('b')} and t.captured + paid.amount <> case b.state
      when 'Canceled' then b.penalty_minor + r.amount when 'Pending' then 0 when 'Failed' then 0
      else b.total_minor + b.premium_minor - p.back + r.amount end`,
  'premiums are those of the protections, and posted unless they were given back': (of) => sql`
    select b.tenant_id, b.customer_id, b.booking_id as subject,
      b.premium_minor || ' of ' || p.paid || ', back ' || p.back || ', posted ' || l.posted as facts
    from bookings b
    cross join lateral (select coalesce(-sum(e.amount_minor), 0) as posted from ledger_entries e
      where e.tenant_id = b.tenant_id and e.customer_id = b.customer_id and e.subject_id = b.booking_id
        and e.account = 'protectionPremiums') l
    cross join lateral (select coalesce(sum(premium_minor), 0) as paid,
        coalesce(sum(returned_minor), 0) as back from booking_protections p
      where p.tenant_id = b.tenant_id and p.customer_id = b.customer_id and p.booking_id = b.booking_id) p
    where ${of('b')} and (b.premium_minor <> p.paid or l.posted <> case
      when b.state in ('Pending', 'Failed') then 0 else b.premium_minor - p.back end)`,
  'a booking that failed holds no money': (of) => sql`
    select b.tenant_id, b.customer_id, b.booking_id as subject, t.state as facts from bookings b
    join tenders t using (tenant_id, customer_id, booking_id)
    where ${of('b')} and b.state = 'Failed' and t.state not in ('voided', 'failed')`,
  'refunds that are open are owed in the ledger': (of) => sql`
    select b.tenant_id, b.customer_id, b.booking_id as subject, r.open || ' against ' || l.owed as facts
    from bookings b
    cross join lateral (select coalesce(sum(amount_minor), 0) as open from refunds r
      where r.tenant_id = b.tenant_id and r.customer_id = b.customer_id and r.booking_id = b.booking_id
        and r.state in ('open', 'failed')) r
    cross join lateral (select coalesce(-sum(amount_minor), 0) as owed from ledger_entries e
      where e.tenant_id = b.tenant_id and e.customer_id = b.customer_id and e.subject_id = b.booking_id
        and e.account = 'refundsPayable') l
    where ${of('b')} and r.open <> l.owed`,
  'reimbursements that are pending are owed in the ledger': (of) => sql`
    select b.tenant_id, b.customer_id, b.booking_id as subject, r.open || ' against ' || l.owed as facts
    from bookings b
    cross join lateral (select coalesce(sum(amount_minor), 0) as open from protection_reimbursements r
      where r.tenant_id = b.tenant_id and r.customer_id = b.customer_id and r.booking_id = b.booking_id
        and r.state = 'pending') r
    cross join lateral (select coalesce(-sum(amount_minor), 0) as owed from ledger_entries e
      where e.tenant_id = b.tenant_id and e.customer_id = b.customer_id and e.subject_id = b.booking_id
        and e.account = 'reimbursementsPayable') l
    where ${of('b')} and r.open <> l.owed`,
  'the pool owes what was paid for a freeze until it is used or given back': (of) => sql`
    select f.tenant_id, f.customer_id, f.freeze_id as subject,
      f.state || ': ' || l.owed || ' of ' || f.fee_minor as facts
    from price_freezes f
    cross join lateral (select coalesce(-sum(e.amount_minor), 0) as owed from ledger_entries e
      join ledger_transactions x using (tenant_id, customer_id, subject_id, kind)
      where e.tenant_id = f.tenant_id and e.customer_id = f.customer_id and e.instance = f.freeze_id
        and e.account = 'protectionPool' and x.phase <> 'pending') l
    where ${of('f')} and case
      when f.state in ('valid', 'held', 'expired') then l.owed <> f.fee_minor
      when f.state in ('refunding', 'refunded', 'quoted', 'buying', 'failed') then l.owed <> 0
      else l.owed not between 0 and f.fee_minor end`,
  'refunds of a freeze that are open are owed in the ledger': (of) => sql`
    select f.tenant_id, f.customer_id, f.freeze_id as subject, r.open || ' against ' || l.owed as facts
    from price_freezes f
    cross join lateral (select coalesce(sum(amount_minor), 0) as open from refunds r
      where r.tenant_id = f.tenant_id and r.customer_id = f.customer_id and r.booking_id = f.freeze_id
        and r.state in ('open', 'failed')) r
    cross join lateral (select coalesce(-sum(amount_minor), 0) as owed from ledger_entries e
      where e.tenant_id = f.tenant_id and e.customer_id = f.customer_id and e.subject_id = f.freeze_id
        and e.account = 'refundsPayable') l
    where ${of('f')} and r.open <> l.owed`,
  'a freeze is held or used by the booking that its tenders name': (of) => sql`
    select f.tenant_id, f.customer_id, f.freeze_id as subject, f.state || ' ' || f.booking_id as facts
    from price_freezes f
    where ${of('f')} and f.state in ('held', 'exercised', 'exchanged') and not exists (select from tenders t
      where t.tenant_id = f.tenant_id and t.customer_id = f.customer_id and t.booking_id = f.booking_id
        and substr(t.source_id, 4) = substr(f.freeze_id, 4) and t.state = case f.state
          when 'held' then t.state else 'captured' end)`,
  'each state is the last that was noted': (of) => sql`
    with last as (select distinct on (tenant_id, customer_id, machine, subject_id) tenant_id,
        customer_id, machine, subject_id, to_state
      from transitions x where ${of('x')}
      order by tenant_id, customer_id, machine, subject_id, transition_id desc),
    subjects (tenant_id, customer_id, machine, subject_id, state) as (
      select tenant_id, customer_id, 'booking', booking_id, state from bookings x where ${of('x')}
      union all select tenant_id, customer_id, 'tender', booking_id || ':' || tender_no, state
        from tenders x where ${of('x')}
      union all select tenant_id, customer_id, 'refund', booking_id || ':' || refund_no, state
        from refunds x where ${of('x')}
      union all select tenant_id, customer_id, 'case', case_id, state from cases x where ${of('x')}
      union all select tenant_id, customer_id, 'checkout', checkout_id, state from checkouts x
        where ${of('x')}
      union all select tenant_id, customer_id, 'credit', credit_id, state from travel_credits x
        where ${of('x')}
      union all select tenant_id, customer_id, 'airlineCredit', credit_id, state from airline_credits x
        where ${of('x')}
      union all select tenant_id, customer_id, 'offer', offer_id, state from offers x where ${of('x')}
      union all select tenant_id, customer_id, 'protection', booking_id || ':' || protection_no, state
        from booking_protections x where ${of('x')}
      union all select tenant_id, customer_id, 'reimbursement', booking_id || ':' || protection_no, state
        from protection_reimbursements x where ${of('x')}
      union all select tenant_id, customer_id, 'priceFreeze', freeze_id, state from price_freezes x
        where ${of('x')})
    select s.tenant_id, s.customer_id, s.machine || ' ' || s.subject_id as subject,
      s.state || ' against ' || coalesce(l.to_state, 'none') as facts
    from subjects s left join last l using (tenant_id, customer_id, machine, subject_id)
    where s.state is distinct from l.to_state`,
  'moves follow one another': (of) => sql`
    select tenant_id, customer_id, machine || ' ' || subject_id as subject,
      coalesce(from_state, 'none') || ' after ' || before as facts
    from (select *, lag(to_state) over (partition by tenant_id, customer_id, machine, subject_id
      order by transition_id) as before from transitions x where ${of('x')}) t
    where from_state is distinct from before`,
  'a checkout is booked by its one confirmed booking': (of) => sql`
    select c.tenant_id, c.customer_id, c.checkout_id as subject,
      count(b.booking_id) || ' bookings' as facts
    from checkouts c
    left join bookings b on b.tenant_id = c.tenant_id and b.customer_id = c.customer_id
      and b.checkout_id = c.checkout_id and b.state in ('Confirmed', 'Changing', 'Canceling', 'Canceled')
      and b.split_from is null
    where ${of('c')}
    group by c.tenant_id, c.customer_id, c.checkout_id, c.state
    having count(b.booking_id) <> case when c.state = 'booked' then 1 else 0 end`,
  'what is held of the wallet follows its tender': (of) => sql`
    select t.tenant_id, t.customer_id, t.booking_id || ' ' || t.tender_no as subject,
      t.state || ' ' || t.captured_minor || ' against '
        || coalesce(h.state || ' ' || h.taken_minor, 'none') as facts
    from tenders t left join credit_holds h using (tenant_id, customer_id, booking_id, tender_no)
    where ${of('t')} and t.kind in ('TravelWallet', 'AncillaryCredit')
      and (t.captured_minor <> coalesce(h.taken_minor, 0)
      or coalesce(h.state, 'none') <> case t.state when 'authorized' then 'held'
        when 'captured' then 'settled' else 'released' end)`,
} as const satisfies Readonly<Record<string, Rule>>;

const everybody: Scope = () => sql`true`;
const only =
  (owners: readonly Owner[]): Scope =>
  (alias) =>
    sql`(${sql.ref(`${alias}.tenant_id`)}, ${sql.ref(`${alias}.customer_id`)}) in (
    select * from unnest(${owners.map(({ tenantId }) => tenantId)}::text[],
      ${owners.map(({ customerId }) => customerId)}::text[]))`;

/** Every breach among the rows of these customers; null: of everybody. */
export async function readViolations(db: Db | Tx, owners: readonly Owner[] | null): Promise<Violation[]> {
  const found: Violation[] = [];
  const of = owners ? only(owners) : everybody;
  for (const [rule, query] of Object.entries<Rule>(RULES)) {
    const { rows } = await sql<Omit<Violation, 'rule'>>`select tenant_id as "tenantId",
      customer_id as "customerId", subject, facts from (${query(of)}) broken`.execute(db);
    for (const row of rows) found.push({ rule, ...row });
  }
  return found;
}

export type NotedMove = Owner & {
  readonly machine: string;
  readonly fromState: string | null;
  readonly toState: string;
};
/** The kinds of moves that each of these customers' rows made; null: of everybody. */
export async function readMoves(db: Db | Tx, owners: readonly Owner[] | null): Promise<NotedMove[]> {
  const { rows } = await sql<NotedMove>`select distinct tenant_id as "tenantId",
      customer_id as "customerId", machine, from_state as "fromState", to_state as "toState"
    from transitions x where ${(owners ? only(owners) : everybody)('x')}`.execute(db);
  return rows;
}

/** What is found of these customers now takes the place of what was found before. */
export async function replaceViolations(
  tx: Tx,
  owners: readonly Owner[],
  found: readonly Violation[],
  at: Instant,
): Promise<void> {
  await sql`delete from ledger_violations v where ${only(owners)('v')}`.execute(tx);
  if (found.length === 0) return;
  await sql`insert into ledger_violations (tenant_id, customer_id, rule, subject, facts, found_at)
    select *, ${at}::timestamptz from unnest(${found.map(({ tenantId }) => tenantId)}::text[],
      ${found.map(({ customerId }) => customerId)}::text[], ${found.map(({ rule }) => rule)}::text[],
      ${found.map(({ subject }) => subject)}::text[], ${found.map(({ facts }) => facts)}::text[])
    on conflict do nothing`.execute(tx);
}

export async function countViolations(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from ledger_violations`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Customers after a key, in the order of their keys. */
export async function readCustomersAfter(db: Db, after: Owner | null, limit: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`select tenant_id as "tenantId", customer_id as "customerId"
    from customers
    where (tenant_id, customer_id) > (${after?.tenantId ?? ''}, ${after?.customerId ?? ''})
    order by tenant_id, customer_id limit ${limit}`.execute(db);
  return rows;
}

/** Whose money or states moved in a window of transactions. */
export const touched = (inWindow: InWindow) => sql<Owner>`
  select t.tx, t.tenant_id as "tenantId", t.customer_id as "customerId" from transitions t
    where ${inWindow('t')}
  union all
  select l.tx, l.tenant_id, l.customer_id from ledger_transactions l where ${inWindow('l')}`;
