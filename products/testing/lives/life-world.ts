/** What lives share: a world, two servers, chance, and what was noted of them. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type {
  BookingWorld,
  Process,
  Traveler,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { sql } from 'kysely';
import type { ProductUnderTest } from '../conformance/product-under-test.ts';
import type { Chance } from './chance.ts';
import { DISRUPTIONS_AT_REST } from './disruptions-at-rest.ts';
import { FREEZES_AT_REST } from './freezes-at-rest.ts';
import { PROTECTIONS_AT_REST } from './protections-at-rest.ts';
import { withSearch } from './searched-airline.ts';

export type LifeWorld = {
  readonly world: BookingWorld;
  readonly servers: readonly [Process, Process];
  readonly start: (name: string, settings?: Parameters<BookingWorld['startProcess']>[1]) => Process;
  readonly chance: Chance;
  readonly note: (what: string) => void;
  /** What a traveler has booked, whatever they were answered; the first first. */
  readonly bookingsOf: (traveler: Traveler) => Promise<BookingId[]>;
};

export type Booked = {
  readonly of: ProductUnderTest;
  readonly traveler: Traveler;
  readonly bookingId: BookingId;
};
export type Act = (life: LifeWorld, booked: Booked, process: Process) => Promise<string>;

/** Nobody goes on with what a dead process began while another waits for it. */
const JOIN_MS = 500;

export function lifeWorld(world: BookingWorld, chance: Chance, counts: Map<string, number>): LifeWorld {
  const start: LifeWorld['start'] = (name, settings) =>
    world.startProcess(name, { joinMs: JOIN_MS, ...settings }, withSearch(world));
  return {
    world,
    servers: [start('first'), start('second')],
    start,
    chance,
    note: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    bookingsOf: async ({ actor }) => {
      const { rows } = await sql<{ bookingId: BookingId }>`select booking_id as "bookingId" from bookings
        where customer_id = ${actor.customerId} and state <> 'Failed'
        order by created_at, booking_id`.execute(world.database.db);
      return rows.map(({ bookingId }) => bookingId);
    },
  };
}

/** Each finds nothing once all has come to rest. */
const AT_REST: readonly (readonly [rule: string, text: string])[] = [
  ['no saga runs', `select saga_id, kind, stuck_on, attempts from sagas where state = 'running'`],
  [
    'no booking is in between',
    `select booking_id, state from bookings where state in ('Pending', 'Changing', 'Canceling')`,
  ],
  [
    'no change is being answered',
    `select booking_id, supplier_version from schedule_changes where state = 'accepting'
     union all select change_id, booking_version from changes where state = 'confirming'`,
  ],
  [
    'of a booking one change at most is open',
    `select booking_id, count(*) from schedule_changes where state in ('pending', 'unmapped')
     group by booking_id having count(*) > 1`,
  ],
  [
    'what was paid and not given back is what a booking costs, or what its cancellation kept',
    `with paid as (select booking_id, sum(captured_minor) as captured from tenders group by 1),
       back as (select booking_id, sum(amount_minor) as given from refunds group by 1),
       ended as (select booking_id, sum(returned_minor) as premiums from booking_protections group by 1)
     select b.booking_id, b.state, b.total_minor, b.penalty_minor, captured, given from bookings b
     left join paid using (booking_id) left join back using (booking_id) left join ended using (booking_id)
     where b.state in ('Confirmed', 'Canceled') and coalesce(captured, 0) - coalesce(given, 0)
       <> case b.state when 'Confirmed' then b.total_minor + b.premium_minor - coalesce(premiums, 0)
         else coalesce(b.penalty_minor, 0) end`,
  ],
  [
    'nothing is paid for what failed',
    `select booking_id, sum(captured_minor) from tenders join bookings b
     using (booking_id) where b.state = 'Failed' group by 1 having sum(captured_minor) > 0`,
  ],
  ['refunds have left', `select booking_id, refund_no, state from refunds where state in ('open', 'failed')`],
  ['no credit is held', `select booking_id, tender_no from credit_holds where state = 'held'`],
  [
    'a credit has left what its entries sum to',
    `select c.credit_id, available_minor, held_minor, coalesce(sum(e.amount_minor), 0) as entries
     from travel_credits c left join credit_entries e using (tenant_id, customer_id, credit_id)
     group by c.credit_id, available_minor, held_minor
     having available_minor <> coalesce(sum(e.amount_minor), 0) or held_minor <> 0`,
  ],
  ...PROTECTIONS_AT_REST,
  ...FREEZES_AT_REST,
  ...DISRUPTIONS_AT_REST,
  [
    'each ledger transaction sums to zero',
    `select subject_id, kind, currency, sum(amount_minor) from ledger_entries
     group by 1, 2, 3 having sum(amount_minor) <> 0`,
  ],
];

/** Every breach in a line. */
export async function breaches({ database }: BookingWorld): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, text] of AT_REST) {
    const { rows } = await sql.raw(text).execute(database.db);
    for (const row of rows) found.push(`${rule}: ${JSON.stringify(row)}`);
  }
  return found;
}
