/**
 * The invariants of money as questions whose every answer is a violation (RELIABILITY, ledger invariants).
 */
import { ACCOUNTS } from '@sojourn/domain/ledger/accounts.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { CREDIT_RULES } from '../credits/store.ts';

export type Violation = { readonly rule: string; readonly subject: string; readonly facts: string };

const floors = Object.entries(ACCOUNTS)
  .filter(([, { floor }]) => floor !== null)
  .map(([account, { floor }]) => sql`(${account}::text, ${floor === 'debit' ? 1 : -1}::int)`);

/** Each query answers rows (subject, facts) only where a rule is broken. */
const RULES = {
  ...CREDIT_RULES,
  'entries of a transaction sum to zero in each currency': sql`
    select subject_id || ' ' || kind as subject, currency || ' ' || sum(amount_minor) as facts
    from ledger_entries group by tenant_id, customer_id, subject_id, kind, currency
    having sum(amount_minor) <> 0`,
  'every transaction but a void has entries': sql`
    select t.subject_id || ' ' || t.kind as subject, t.phase as facts from ledger_transactions t
    where t.phase <> 'void' and not exists (select from ledger_entries e where e.tenant_id = t.tenant_id
      and e.customer_id = t.customer_id and e.subject_id = t.subject_id and e.kind = t.kind)`,
  'the pending of a booking that is over was posted or voided': sql`
    select t.subject_id as subject, b.state as facts from ledger_transactions t
    join bookings b on b.tenant_id = t.tenant_id and b.customer_id = t.customer_id
      and b.booking_id = t.subject_id
    where t.phase = 'pending' and b.state <> 'Pending' and not exists (
      select from ledger_transactions r where r.tenant_id = t.tenant_id and r.customer_id = t.customer_id
        and r.subject_id = t.subject_id and r.resolves = t.kind)`,
  'no account of a booking is on the wrong side': sql`
    select e.subject_id || ' ' || e.account as subject, sum(e.amount_minor)::text as facts
    from ledger_entries e join ledger_transactions t using (tenant_id, customer_id, subject_id, kind)
    join (values ${sql.join(floors)}) as f (account, side) on f.account = e.account
    where t.phase <> 'pending'
    group by e.tenant_id, e.customer_id, e.subject_id, e.account, e.currency, f.side
    having sum(e.amount_minor) * f.side < 0`,
  'what a tender paid is captured in the ledger': sql`
    select t.booking_id || ' ' || t.tender_no as subject, t.captured_minor || ' against '
      || l.captured as facts
    from tenders t cross join lateral (select coalesce(sum(e.amount_minor), 0) as captured
      from ledger_entries e
      where e.tenant_id = t.tenant_id and e.customer_id = t.customer_id and e.subject_id = t.booking_id
        and e.kind in ('capture', 'capture:' || t.tender_no) and e.currency = t.currency
        and e.account = case when t.kind = 'UserCard' then 'cardClearing'
          when t.kind = 'Rewards' then 'rewardsClearing'
          when t.source_id like 'off\\_%' then 'offersClearing' else 'travelCredits' end
        and e.instance = case when t.kind = 'UserCard' then '' else t.source_id end) l
    where t.captured_minor <> l.captured`,
  'miles that were redeemed and are not back are counted': sql`
    select t.booking_id || ' ' || t.tender_no as subject,
      t.captured_minor - r.back || ' against ' || l.units as facts
    from tenders t
    cross join lateral (select coalesce(sum(amount_minor), 0) as back from refunds r
      where r.tenant_id = t.tenant_id and r.customer_id = t.customer_id and r.booking_id = t.booking_id
        and r.tender_no = t.tender_no and r.state in ('sent', 'returned')) r
    cross join lateral (select coalesce(sum(e.amount_minor), 0) as units from ledger_entries e
      where e.tenant_id = t.tenant_id and e.customer_id = t.customer_id and e.subject_id = t.booking_id
        and e.account = 'milesRedeemed' and e.instance = t.source_id and e.currency = 'MILES') l
    where t.kind = 'Rewards' and t.captured_minor - r.back <> l.units`,
  'the postings of a tender are those of its state': sql`
    select t.booking_id || ' ' || t.tender_no as subject, t.state || ': '
      || coalesce(l.phases, 'none') as facts
    from tenders t left join lateral (
      select string_agg(x.phase, ' ' order by x.phase) as phases from ledger_transactions x
      where x.tenant_id = t.tenant_id and x.customer_id = t.customer_id and x.subject_id = t.booking_id
        and (split_part(x.kind, ':', 2) = t.tender_no::text
          and split_part(x.kind, ':', 1) in ('authorize', 'capture', 'void')
          or t.tender_no = 1 and x.kind in ('authorize', 'capture', 'void'))) l on true
    where coalesce(l.phases, '') <> case t.state when 'authorized' then 'pending'
      when 'captured' then 'pending post' when 'voided' then 'pending void' else '' end`,
  'no more is refunded than a tender paid': sql`
    select r.booking_id || ' ' || r.tender_no as subject, sum(r.amount_minor) || ' of '
      || t.captured_minor as facts
    from refunds r join tenders t using (tenant_id, customer_id, booking_id, tender_no)
    group by r.tenant_id, r.customer_id, r.booking_id, r.tender_no, t.captured_minor
    having sum(r.amount_minor) > t.captured_minor`,
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
      where e.tenant_id = b.tenant_id and e.customer_id = b.customer_id and e.subject_id = b.booking_id
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
      union all select 'checkout', checkout_id, state from checkouts
      union all select 'credit', credit_id, state from travel_credits
      union all select 'offer', offer_id, state from offers)
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
  'what is held of the wallet follows its tender': sql`
    select t.booking_id || ' ' || t.tender_no as subject,
      t.state || ' ' || t.captured_minor || ' against '
        || coalesce(h.state || ' ' || h.taken_minor, 'none') as facts
    from tenders t left join credit_holds h using (tenant_id, customer_id, booking_id, tender_no)
    where t.kind in ('TravelWallet', 'AncillaryCredit') and (t.captured_minor <> coalesce(h.taken_minor, 0)
      or coalesce(h.state, 'none') <> case t.state when 'authorized' then 'held'
        when 'captured' then 'settled' else 'released' end)`,
} as const;

export async function readViolations(db: Db): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await sql<Omit<Violation, 'rule'>>`${query}`.execute(db);
    for (const row of rows) found.push({ rule, ...row });
  }
  return found;
}
