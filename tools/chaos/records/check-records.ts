/**
 * Compares what customers saw with every record: the portal's, its ledger, the market's, the
 * card gateway's and the bank's. Asked of the databases themselves, not through the product's own code, so
 * that one mistake cannot hide in both.
 */
import { withClient } from '../../../packages/postgres/src/databases.ts';
import type { SeatsLeft } from '../flights.ts';
import type { ChaosRecord } from '../record.ts';
import { APPROVALS_AT_REST } from './approval-rules.ts';
import { CANCELS_AT_REST, IS_REFUSED_CANCEL } from './cancel-rules.ts';
import { checkSeatsLeft, FLIGHTS_ALWAYS, FLIGHTS_AT_REST, PARTS_AT_REST, TICKETING } from './flight-rules.ts';
import type { Ask, Question, Rows } from './question.ts';

const ALWAYS: Readonly<Record<'portal' | 'bank', readonly Question[]>> = {
  portal: [
    [
      'a checkout is booked once',
      `select checkout_id, count(*) from bookings where state in ('Confirmed', 'Canceled')
     group by 1 having count(*) > 1`,
    ],
    [
      'what was paid and not given back is what a booking costs, or what its cancellation kept',
      `with paid as (select booking_id, sum(captured_minor) as captured from tenders group by 1),
       back as (select booking_id, sum(amount_minor) as given from refunds group by 1)
     select b.booking_id, b.state, b.total_minor, b.penalty_minor, captured, given from bookings b
     left join paid using (booking_id) left join back using (booking_id)
     where b.state in ('Confirmed', 'Canceled') and coalesce(captured, 0) - coalesce(given, 0)
       <> case b.state when 'Confirmed' then b.total_minor else coalesce(b.penalty_minor, 0) end`,
    ],
    [
      'each ledger transaction sums to zero',
      `select subject_id, kind, currency, sum(amount_minor) from ledger_entries
     group by 1, 2, 3 having sum(amount_minor) <> 0`,
    ],
    [
      'the rooms that are sold are those of the orders',
      `with nights as (
       select stay_id, room, night::date, sum(room_count) as ordered from market.orders,
         generate_series(check_in, check_out - 1, interval '1 day') as night
       where state in ('held', 'confirmed') group by 1, 2, 3)
     select stay_id, room, night, sold, ordered
     from market.room_sales full join nights using (stay_id, room, night)
     where coalesce(sold, 0) <> coalesce(ordered, 0)`,
    ],
    ...FLIGHTS_ALWAYS,
  ],
  bank: [
    [
      'an account has what its record sums to',
      `select a.account_reference_id, available, sum(available_change) from rewards_accounts a
     join rewards_movements using (account_reference_id)
     group by 1, 2 having available <> sum(available_change)`,
    ],
  ],
};
/** Once everything has come to rest. */
const PORTAL: readonly Question[] = [
  ...ALWAYS.portal,
  [
    'no saga is left running',
    `select saga_id, kind, scenario, stuck_on, attempts from sagas where state = 'running'`,
  ],
  ['no checkout is left paying', `select checkout_id from checkouts where state = 'booking'`],
  [
    'no booking is left in between',
    `select booking_id, state from bookings where state in ('Pending', 'Changing', 'Canceling')`,
  ],
  [
    'a booked checkout has its booking',
    `select c.checkout_id, c.booking_id, b.state from checkouts c left join bookings b using (booking_id)
     where c.state = 'booked' and coalesce(b.state, 'none') not in ('Confirmed', 'Canceled')`,
  ],
  [
    'tenders of a booking are captured, those of a failed one are not',
    // What a change was to be paid with is let go where it came to nothing
    `select booking_id, b.state, t.state as tender from bookings b join tenders t using (booking_id)
     where (b.state in ('Confirmed', 'Canceled') and t.state <> 'captured'
         and not (t.reference like '%:card:chg%' and t.state in ('voided', 'failed')))
       or (b.state = 'Failed' and t.state not in ('voided', 'failed'))`,
  ],
  [
    'no change is being made',
    `select change_id, booking_id, state from changes where state in ('requested', 'confirming')`,
  ],
  ['refunds have left', `select booking_id, refund_no, state from refunds where state in ('open', 'failed')`],
  [
    'no credit is held',
    `select booking_id, tender_no, source_id, amount_minor from credit_holds where state = 'held'`,
  ],
  ['no credit has an amount held', 'select credit_id, held_minor from travel_credits where held_minor <> 0'],
  [
    'a credit has left what its entries sum to',
    `select c.credit_id, available_minor, coalesce(sum(e.amount_minor), 0) as entries
     from travel_credits c left join credit_entries e using (tenant_id, customer_id, credit_id)
     group by c.credit_id, available_minor having available_minor <> coalesce(sum(e.amount_minor), 0)`,
  ],
  [
    'what a booking took of a credit is what its tender says',
    `select t.booking_id, t.tender_no, t.state, t.captured_minor, h.state as hold, h.taken_minor
     from tenders t full join credit_holds h using (tenant_id, customer_id, booking_id, tender_no)
     where (t.booking_id is null or t.source_id like 'crd%' or t.source_id like 'off%')
       and coalesce(t.captured_minor, 0) <> coalesce(h.taken_minor, 0)`,
  ],
  [
    'no case is left open, but of a cancellation that was refused or of a ticket not taken back',
    `select code, kind, facts from cases c
     where state = 'open' and not (${IS_REFUSED_CANCEL}) and not exists (
       select from cases l where l.subject_id = c.subject_id and l.kind = 'ticketNotVoided'
         and c.kind in ('ticketNotVoided', 'moneyRecordDiffers'))`,
  ],
  // The market's record lies in the same database
  [
    'the market has an order for each booking, and none besides',
    `select coalesce(b.booking_id, o.reference) as booking, b.state, o.state as "order"
     from (select * from bookings where product = 'Hotel') b
     full join market.orders o on o.reference = b.booking_id
     where case coalesce(b.state, 'none')
       when 'Confirmed' then coalesce(o.state, 'none') <> 'confirmed'
       when 'Canceled' then coalesce(o.state, 'none') <> 'canceled'
       else o.state in ('held', 'confirmed') end`,
  ],
  ...FLIGHTS_AT_REST,
  ...PARTS_AT_REST,
  ...CANCELS_AT_REST,
  ...APPROVALS_AT_REST,
];

const GATEWAY: readonly Question[] = [
  [
    'nothing is set aside on a card',
    `select reference, amount_minor from authorizations where state = 'authorized'`,
  ],
];
const BANK: readonly Question[] = [
  ...ALWAYS.bank,
  ['no miles are reserved', `select reference, units from redemptions where state = 'reserved'`],
  [
    'no account has miles reserved',
    `select account_reference_id, reserved from rewards_accounts where reserved <> 0`,
  ],
];

type Name = 'portal' | 'vault' | 'bank';
type Url = (name: Name) => string;
const asking =
  (url: Url) =>
  <T>(name: Name, work: (ask: Ask) => Promise<T>): Promise<T> =>
    withClient(url(name), async (client) => {
      await client.query(`set search_path = ${name}`);
      return work(async (text) => (await client.query(text)).rows as Rows);
    });

/**
 * What holds while customers buy: the rules that are true at any time, and that every booking a customer saw
 * confirmed exists (`true`: in its final state).
 */
export async function checkAnyTime(url: Url, confirmed: ReadonlyMap<string, boolean>): Promise<string[]> {
  const at = asking(url);
  const portal = await at('portal', async (ask) => [
    ...(await answersOf(ask, ALWAYS.portal)),
    ...compareConfirmed(await readStates(ask), confirmed, ['Confirmed', 'Changing', 'Canceling', 'Canceled']),
  ]);
  return [...portal, ...(await at('bank', (ask) => answersOf(ask, ALWAYS.bank)))];
}

/** Flights that have no tickets yet, although nobody knows of it. */
export const checkTicketing = (url: Url): Promise<string[]> =>
  asking(url)('portal', (ask) => answersOf(ask, TICKETING));

/**
 * Every breach in a line, once all has come to rest; empty when all is well. `seatsLeft`: before anybody
 * bought.
 */
export async function checkRecords(
  url: Url,
  confirmed: ChaosRecord,
  seatsLeft: SeatsLeft,
): Promise<string[]> {
  const at = asking(url);
  const [portal, mine] = await at(
    'portal',
    async (ask) =>
      [
        [...(await answersOf(ask, PORTAL)), ...(await checkSeatsLeft(ask, seatsLeft))],
        await readMine(ask),
      ] as const,
  );
  const [gateway, theirs] = await at(
    'vault',
    async (ask) => [await answersOf(ask, GATEWAY), await readGateway(ask)] as const,
  );
  const [bank, redeemed] = await at(
    'bank',
    async (ask) => [await answersOf(ask, BANK), await readBank(ask)] as const,
  );
  return [
    ...portal,
    ...gateway,
    ...bank,
    ...compare('card', mine.cards, theirs),
    ...compare('miles', mine.miles, redeemed),
    ...compareConfirmed(
      mine.bookings,
      new Map([...confirmed.bookings].map(([bookingId, { canceled }]) => [bookingId, canceled])),
      ['Confirmed', 'Canceled'],
    ),
  ];
}

async function answersOf(ask: Ask, questions: readonly Question[]): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, text] of questions)
    for (const row of await ask(text)) found.push(`${rule}: ${JSON.stringify(row)}`);
  return found;
}

/** By reference: what was taken, and what was sent back of it. */
type Taken = ReadonlyMap<string, string>;
const asMap = (rows: Rows): Taken =>
  new Map(rows.map(({ reference, money }) => [String(reference), String(money)]));

const readTenders = async (ask: Ask, kind: 'UserCard' | 'Rewards'): Promise<Taken> =>
  asMap(
    await ask(`select t.reference, t.captured_minor || ' - ' || coalesce(sum(r.amount_minor), 0) as money
      from tenders t left join refunds r on r.booking_id = t.booking_id and r.tender_no = t.tender_no
        and r.state in ('sent', 'returned')
      where t.kind = '${kind}' group by t.reference, t.captured_minor`),
  );
const readStates = async (ask: Ask): Promise<ReadonlyMap<unknown, unknown>> =>
  new Map((await ask('select booking_id, state from bookings')).map((row) => [row.booking_id, row.state]));
const readMine = async (ask: Ask) => ({
  cards: await readTenders(ask, 'UserCard'),
  miles: await readTenders(ask, 'Rewards'),
  bookings: await readStates(ask),
});
const readGateway = async (ask: Ask): Promise<Taken> =>
  asMap(
    await ask(`select a.reference, a.captured_minor || ' - ' || coalesce(sum(r.amount_minor), 0) as money
      from authorizations a left join refunds r using (reference) group by a.reference, a.captured_minor`),
  );
/** One unit pays one cent. */
const readBank = async (ask: Ask): Promise<Taken> =>
  asMap(
    await ask(`select a.reference, a.settled_units || ' - ' || coalesce(sum(r.units), 0) as money
      from redemptions a left join redemption_refunds r using (reference)
      group by a.reference, a.settled_units`),
  );

/** Where they know of none, nothing was taken. */
function compare(what: string, mine: Taken, theirs: Taken): string[] {
  const NOTHING = '0 - 0';
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .filter((reference) => (mine.get(reference) ?? NOTHING) !== (theirs.get(reference) ?? NOTHING))
    .map((reference) => `${what} ${reference}: ${mine.get(reference)} here, ${theirs.get(reference)} there`);
}

function compareConfirmed(
  states: ReadonlyMap<unknown, unknown>,
  confirmed: ReadonlyMap<string, boolean>,
  booked: readonly string[],
): string[] {
  return [...confirmed].flatMap(([bookingId, isCanceled]) => {
    const state = String(states.get(bookingId) ?? 'none');
    if (isCanceled ? state === 'Canceled' : booked.includes(state)) return [];
    return [`a customer was told of ${bookingId}${isCanceled ? ' and of its end' : ''}, which is ${state}`];
  });
}
