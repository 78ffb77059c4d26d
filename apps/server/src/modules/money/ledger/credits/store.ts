/** The invariants of travel credits: balance, customer's ledger, holds and the one ledger say the same. */
import { sql } from 'kysely';
import type { Rule } from '../rules/scope.ts';

/** Like the ledger's own rules: rows only where one is broken. */
export const CREDIT_RULES = {
  'the entries of a credit sum to what is available and held': (of) => sql`
    select c.tenant_id, c.customer_id, c.credit_id as subject, coalesce(e.sum, 0) || ' against '
      || c.available_minor || ' and ' || c.held_minor as facts
    from travel_credits c
    left join (select tenant_id, customer_id, credit_id, sum(amount_minor) as sum from credit_entries e
      where ${of('e')} group by 1, 2, 3) e using (tenant_id, customer_id, credit_id)
    where ${of('c')} and coalesce(e.sum, 0) <> c.available_minor + c.held_minor`,
  'a credit is in the ledger what it is in the wallet': (of) => sql`
    select coalesce(c.tenant_id, l.tenant_id) as tenant_id,
      coalesce(c.customer_id, l.customer_id) as customer_id, coalesce(c.credit_id, l.instance) as subject,
      coalesce(l.sum, 0) || ' against ' || coalesce((c.available_minor + c.held_minor)::text, 'no credit')
        as facts
    from (select * from travel_credits c where ${of('c')}) c
    full join (select e.tenant_id, e.customer_id, e.instance, -sum(e.amount_minor) as sum
      from ledger_entries e join ledger_transactions t using (tenant_id, customer_id, subject_id, kind)
      where ${of('e')} and e.account = 'travelCredits' and t.phase <> 'pending'
      group by 1, 2, 3) l
      on l.tenant_id = c.tenant_id and l.customer_id = c.customer_id and l.instance = c.credit_id
    where coalesce(l.sum, 0) is distinct from c.available_minor + c.held_minor`,
  'what is held of a credit is held by bookings': (of) => sql`
    select c.tenant_id, c.customer_id, c.credit_id as subject,
      c.held_minor || ' against ' || coalesce(h.sum, 0) as facts
    from travel_credits c
    left join (select tenant_id, customer_id, source_id, sum(amount_minor) as sum from credit_holds h
      where ${of('h')} and state = 'held' group by 1, 2, 3) h
      on h.tenant_id = c.tenant_id and h.customer_id = c.customer_id and h.source_id = c.credit_id
    where ${of('c')} and c.held_minor <> coalesce(h.sum, 0)`,
  'an airline credit is in the ledger what is left of it': (of) => sql`
    select coalesce(c.tenant_id, l.tenant_id) as tenant_id,
      coalesce(c.customer_id, l.customer_id) as customer_id, coalesce(c.credit_id, l.instance) as subject,
      coalesce(l.sum, 0) || ' against ' || coalesce((c.available_minor + c.held_minor)::text, 'no credit')
        as facts
    from (select * from airline_credits c where ${of('c')}) c
    full join (select e.tenant_id, e.customer_id, e.instance, -sum(e.amount_minor) as sum
      from ledger_entries e join ledger_transactions t using (tenant_id, customer_id, subject_id, kind)
      where ${of('e')} and e.account = 'airlineCredits' and t.phase <> 'pending'
      group by 1, 2, 3) l
      on l.tenant_id = c.tenant_id and l.customer_id = c.customer_id and l.instance = c.credit_id
    where coalesce(l.sum, 0) is distinct from c.available_minor + c.held_minor`,
  'what is held of an airline credit is held by bookings': (of) => sql`
    select c.tenant_id, c.customer_id, c.credit_id as subject,
      c.held_minor || ' against ' || coalesce(h.sum, 0) as facts
    from airline_credits c
    left join (select tenant_id, customer_id, source_id, sum(amount_minor) as sum from credit_holds h
      where ${of('h')} and state = 'held' group by 1, 2, 3) h
      on h.tenant_id = c.tenant_id and h.customer_id = c.customer_id and h.source_id = c.credit_id
    where ${of('c')} and c.held_minor <> coalesce(h.sum, 0)`,
  'a booking that is over holds nothing of the wallet': (of) => sql`
    select h.tenant_id, h.customer_id, h.booking_id || ' ' || h.source_id as subject, b.state as facts
    from credit_holds h join bookings b using (tenant_id, customer_id, booking_id)
    where ${of('h')} and h.state = 'held' and b.state <> 'Pending'`,
  'a booking that failed took nothing of the wallet': (of) => sql`
    select h.tenant_id, h.customer_id, h.booking_id || ' ' || h.source_id as subject,
      h.taken_minor::text as facts
    from credit_holds h join bookings b using (tenant_id, customer_id, booking_id)
    where ${of('h')} and h.taken_minor > 0 and b.state = 'Failed'`,
  'what a booking took of a credit is in its entries': (of) => sql`
    select h.tenant_id, h.customer_id, h.booking_id || ' ' || h.source_id as subject,
      h.taken || ' against ' || -e.taken as facts
    from (select tenant_id, customer_id, booking_id, source_id, sum(taken_minor) as taken
      from credit_holds h where ${of('h')} and source_id like 'crd\\_%' group by 1, 2, 3, 4) h
    cross join lateral (select coalesce(sum(amount_minor), 0) as taken from credit_entries e
      where e.tenant_id = h.tenant_id and e.customer_id = h.customer_id and e.credit_id = h.source_id
        and e.booking_id = h.booking_id and e.type in ('Redemption', 'StatementCreditRedeemed')) e
    where h.taken <> -e.taken`,
} as const satisfies Readonly<Record<string, Rule>>;
