/** What is true of flights in the portal's and the airlines' records; each query finds nothing when it is. */

import type { SeatsLeft } from '../flights.ts';
import type { Ask, Question } from './question.ts';

const FORCE = `state in ('held', 'confirmed')`;
const taken = (orders: string): string =>
  `select f->>'flight' as flight, f->>'day' as day, (f->>'cabin')::int as cabin,
     sum((f->>'seats')::int)::int as ordered
   from market.flight_orders, jsonb_array_elements(flights) as f where ${orders} group by 1, 2, 3`;
/** A case reports a ticket left over from a failed booking. */
const LEFT = `select subject_id from cases where kind = 'ticketNotVoided' and state = 'open'`;

/** At any time. */
export const FLIGHTS_ALWAYS: readonly Question[] = [
  [
    'the seats that are sold are those of the orders',
    `with taken as (${taken(FORCE)})
     select s.*, t.* from market.flight_sales s
     full join taken t on s.flight = t.flight and s.day = t.day::date and s.cabin = t.cabin
     where coalesce(sold, 0) <> coalesce(ordered, 0)`,
  ],
  ['no cabin is sold beyond its seats', 'select * from market.flight_sales where sold > seats'],
  [
    'a seat of the map is that of an order',
    `select s.* from market.flight_seats s
     left join market.flight_orders o using (reference, ticket_no)
     where coalesce(o.state, 'none') not in ('held', 'confirmed')`,
  ],
  [
    'a ticket’s number is its own',
    `select d->>'number' as number, count(*) from market.flight_orders,
       jsonb_array_elements(coalesce(documents, '[]')) as d group by 1 having count(*) > 1`,
  ],
];

/** Once everything has come to rest. */
export const FLIGHTS_AT_REST: readonly Question[] = [
  [
    'all tickets of a trip are ordered or none, and none without a booking',
    `with trips as (
       select booking_id, state, jsonb_array_length(offer->'flight'->'tickets') as tickets
       from bookings where product = 'Flight'),
     orders as (
       select reference, array_agg(state order by ticket_no) as states, count(*) as made,
         count(*) filter (where state = 'confirmed') as confirmed,
         count(*) filter (where state = 'canceled') as canceled, count(*) filter (where ${FORCE}) as live
       from market.flight_orders where state <> 'givenUp' group by 1)
     select coalesce(booking_id, reference) as booking, state, tickets, states
     from trips full join orders on reference = booking_id
     where case coalesce(state, 'none')
       when 'Confirmed' then coalesce(confirmed, 0) <> tickets or made <> tickets
       when 'Canceled' then coalesce(canceled, 0) <> tickets or made <> tickets
       else live > 0 and coalesce(booking_id, '') not in (${LEFT}) end`,
  ],
  [
    'what a person is told is left of a trip is one ticket of a booking that failed',
    `select l.subject_id, b.state, array_agg(o.state) as states from (${LEFT}) l
     left join bookings b on b.booking_id = l.subject_id
     left join market.flight_orders o on o.reference = l.subject_id
     group by 1, 2 having b.state is distinct from 'Failed'
       or count(*) filter (where o.state = 'confirmed') <> 1`,
  ],
  [
    'a trip that is confirmed has its tickets, as the airlines have them',
    `with theirs as (
       select reference, jsonb_agg(jsonb_build_object('ticketNo', ticket_no, 'airline', airline,
           'locator', locator) order by ticket_no) as locators,
         (select coalesce(jsonb_agg(d order by d->>'number'), '[]') from market.flight_orders each,
           jsonb_array_elements(coalesce(documents, '[]')) as d
           where each.reference = o.reference and each.state <> 'givenUp') as documents
       from market.flight_orders o where state <> 'givenUp' group by 1),
     mine as (
       select booking_id, t.state, locators,
         (select coalesce(jsonb_agg(d order by d->>'number'), '[]')
           from jsonb_array_elements(documents) as d) as documents
       from bookings b join ticketings t using (tenant_id, customer_id, booking_id)
       where b.state = 'Confirmed' and product = 'Flight')
     select booking_id, m.state, m.locators, t.locators as theirs, m.documents, t.documents as issued
     from mine m left join theirs t on reference = booking_id
     where m.state <> 'ticketed' or m.locators is distinct from t.locators
       or m.documents is distinct from t.documents`,
  ],
  [
    'a trip that was not changed costs what the airlines hold it at',
    `select booking_id, total_minor, price->'total' as theirs
     from bookings left join market.flight_holds on reference = booking_id
     where product = 'Flight' and state in ('Confirmed', 'Canceled')
       and not exists (select from changes c where c.booking_id = bookings.booking_id
         and c.state = 'done' and c.ask->>'kind' <> 'Details')
       and total_minor is distinct from (price->'total'->>'amountMinor')::bigint`,
  ],
  [
    'tickets are taken back for nothing within their window',
    `select booking_id, b.canceled_at, t.void_until, b.penalty_minor, h.penalty_minor as theirs
     from bookings b join ticketings t using (tenant_id, customer_id, booking_id)
     join market.flight_holds h on reference = booking_id
     where b.state = 'Canceled' and b.canceled_at < t.void_until
       and (coalesce(b.penalty_minor, 0) > 0 or h.penalty_minor > 0)`,
  ],
  [
    'no ticket is issued for a trip that was canceled before',
    `select booking_id, b.canceled_at, h.issued_at from bookings b
     join market.flight_holds h on reference = booking_id
     where b.state = 'Canceled' and h.issued_at > b.canceled_at`,
  ],
  [
    'nobody is on a flight twice',
    `select customer_id, f->>'flight' as flight, f->>'day' as day, who->>'firstName' as name, count(*)
     from bookings b join market.flight_holds h on reference = booking_id
     join market.flight_orders o using (reference),
       jsonb_array_elements(o.flights) as f, jsonb_array_elements(h.travelers) as who
     where b.state = 'Confirmed' and o.state = 'confirmed'
     group by customer_id, 2, 3, 4, who->>'lastName' having count(*) > 1`,
  ],
];

const TICKET_GIVEN_UP = `state = 'done' and ask->>'kind' = 'Part' and ask->>'unit' = 'ticket'`;

/** Of trips of which some tickets were canceled alone; once everything has come to rest. */
export const PARTS_AT_REST: readonly Question[] = [
  [
    'a ticket is given up at its airline where its customer canceled it, and nowhere else',
    `with mine as (
       select booking_id, sum(jsonb_array_length(ask->'parts'))::int as tickets
       from changes where ${TICKET_GIVEN_UP} group by 1),
     theirs as (
       select reference, count(*)::int as tickets from market.flight_orders
       where state = 'givenUp' group by 1)
     select coalesce(booking_id, reference) as booking, mine.tickets, theirs.tickets as theirs
     from mine full join theirs on reference = booking_id
     where coalesce(mine.tickets, 0) <> coalesce(theirs.tickets, 0)`,
  ],
  [
    'a trip that only lost a ticket flies what is left, at what the airlines have it at',
    `select booking_id, total_minor, price->'total' as theirs, b.request->'slices' as slices,
       h.slices as theirs_flown
     from bookings b left join market.flight_holds h on reference = booking_id
     where b.state = 'Confirmed'
       and exists (select from changes c where c.booking_id = b.booking_id and ${TICKET_GIVEN_UP})
       and not exists (select from changes c where c.booking_id = b.booking_id and c.state = 'done'
         and c.ask->>'kind' <> 'Details' and coalesce(c.ask->>'unit', '') <> 'ticket')
       and (total_minor is distinct from (price->'total'->>'amountMinor')::bigint
         or jsonb_array_length(b.request->'slices') is distinct from jsonb_array_length(h.slices))`,
  ],
];

/** Before a person has tickets issued that were refused, and before those that are late are due. */
export const TICKETING: readonly Question[] = [
  [
    'a trip without its tickets is put before a person, or its airline has said that it takes its time',
    `select booking_id, t.state from bookings b join ticketings t using (tenant_id, customer_id, booking_id)
     where b.state = 'Confirmed' and t.state <> 'ticketed' and not exists (
       select from cases where subject_id = booking_id and state = 'open'
         and kind in ('ticketingRefused', 'ticketingLate'))
       and not exists (select from market.flight_holds where reference = booking_id
         and issue_from > now() and issued_at is null)`,
  ],
];

/**
 * Of no cabin more seats were had than were left when nobody had bought yet. A fare that was promised is good
 * until the cabin's last seat, so its orders don't count here.
 */
export async function checkSeatsLeft(ask: Ask, seatsLeft: SeatsLeft): Promise<string[]> {
  return (await ask(taken(`${FORCE} and not is_promised`))).flatMap(({ flight, day, cabin, ordered }) => {
    const left = seatsLeft.get(`${flight} ${day} ${cabin}`);
    const isMore = left !== undefined && Number(ordered) > left;
    return isMore
      ? [`${flight} on ${day}: ${ordered} seats of cabin ${cabin} are sold, ${left} were left`]
      : [];
  });
}
