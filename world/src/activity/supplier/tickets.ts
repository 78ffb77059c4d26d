/** The codes of orders: one for a booking or one for each unit, never one turned into the other. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { hashText } from '@sojourn/domain/mix.ts';
import type { ActivitySummary } from '@sojourn/products/activity/sell/port/price-port.ts';
import type { ActivityTicket, CodeScan } from '@sojourn/products/activity/sell/supplier.ts';
import { sql } from 'kysely';
import type { MarketDb } from '#orders/store.ts';
import { ACTIVITY_ORDERS, type ActivityOrderRow, setRedeemed } from './store.ts';

type TicketRow = {
  readonly ticketId: string;
  readonly reference: string;
  readonly place: number;
  readonly round: number;
  readonly unitId: string | null;
  readonly code: string;
  readonly diedOf: 'changed' | 'canceled' | null;
  readonly usedAt: Instant | null;
};
type Sold = Pick<ActivitySummary, 'delivery' | 'units'>;

const LETTERS = 'BCDFGHJKMNPQRSTVWXZ23456789';
/** `SJ-7KQ2-M4XB-P9TC`: the same however often it's made. */
function codeFrom(seed: string): string {
  const letter = (at: number) => LETTERS[hashText(`code:${seed}:${at}`) % LETTERS.length];
  const part = (from: number) => [0, 1, 2, 3].map((at) => letter(from + at)).join('');
  return `SJ-${part(0)}-${part(4)}-${part(8)}`;
}

const unitsOf = ({ units }: Sold): string[] =>
  units.flatMap(({ unitId, count }) => Array.from({ length: count }, () => unitId));
/** Null: of the whole booking. */
const placesOf = (sold: Sold): (string | null)[] => (sold.delivery === 'voucher' ? [null] : unitsOf(sold));

const wired = ({ ticketId, unitId, code, diedOf }: TicketRow): ActivityTicket => ({
  ticketId,
  unitId,
  code,
  isDead: diedOf !== null,
});

async function listRows(db: MarketDb, reference: string): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ticket_id as "ticketId", reference, place, round, unit_id as "unitId", code,
      died_of as "diedOf", used_at as "usedAt"
    from market.activity_tickets where reference = ${reference} order by round, place`.execute(db);
  return rows;
}
export const listTickets = async (db: MarketDb, reference: string): Promise<ActivityTicket[]> =>
  (await listRows(db, reference)).map(wired);

async function insertTicket(db: MarketDb, of: Pick<TicketRow, 'reference' | 'place' | 'round' | 'unitId'>) {
  const { reference, place, round, unitId } = of;
  const seed = `${reference}:${round}:${place}`;
  await sql`insert into market.activity_tickets (ticket_id, reference, place, round, unit_id, code)
    values (${`tic_${seed}`}, ${reference}, ${place}, ${round}, ${unitId}, ${codeFrom(seed)})
    on conflict (ticket_id) do nothing`.execute(db);
}

const endTickets = async (db: MarketDb, ticketIds: readonly string[], diedOf: 'changed' | 'canceled') => {
  await sql`update market.activity_tickets set died_of = ${diedOf}
    where ticket_id = any(${ticketIds}::text[]) and died_of is null`.execute(db);
};

/** Of an order that's confirmed in this transaction. */
export async function issueTickets(db: MarketDb, { reference, sold }: ActivityOrderRow): Promise<void> {
  for (const [place, unitId] of placesOf(sold.summary).entries())
    await insertTicket(db, { reference, place, round: 0, unitId });
}

/** All codes of an order are dead from now on. */
export async function killTickets(db: MarketDb, reference: string): Promise<void> {
  const rows = await listRows(db, reference);
  await endTickets(
    db,
    rows.map(({ ticketId }) => ticketId),
    'canceled',
  );
}

/**
 * After a change: where tickets are by person and only people are fewer, those who stay keep theirs; all
 * others are dead and have new ones in their place. Returns those that live.
 */
export async function changeTickets(
  db: MarketDb,
  reference: string,
  before: ActivitySummary,
  after: ActivitySummary,
): Promise<ActivityTicket[]> {
  const live = (await listRows(db, reference)).filter(({ diedOf }) => diedOf === null);
  const isSameSlot =
    before.optionId === after.optionId &&
    before.times.kind === after.times.kind &&
    (before.times.kind !== 'slot' ||
      (after.times.kind === 'slot' && before.times.slotId === after.times.slotId));
  const kept: TicketRow[] = [];
  const wanted = placesOf(after);
  const missing: (string | null)[] = [];
  if (isSameSlot && after.delivery === 'ticket') {
    const pool = [...live];
    for (const unitId of wanted) {
      const at = pool.findIndex((ticket) => ticket.unitId === unitId);
      if (at === -1) missing.push(unitId);
      else kept.push(...pool.splice(at, 1));
    }
  } else missing.push(...wanted);
  const gone = live.filter((ticket) => !kept.includes(ticket)).map(({ ticketId }) => ticketId);
  await endTickets(db, gone, 'changed');
  const round = Math.max(0, ...live.map((ticket) => ticket.round)) + 1;
  for (const [place, unitId] of missing.entries())
    await insertTicket(db, { reference, place, round, unitId });
  return (await listTickets(db, reference)).filter(({ isDead }) => !isDead);
}

/** How long before its start a code is admitted. */
const ADMITTED_MS = 12 * 3_600_000;

/** The first scan at its time admits; a dead code says why. */
export async function scanCode(db: MarketDb, code: string, now: Instant): Promise<CodeScan> {
  const { rows } = await sql<TicketRow>`
    select reference, died_of as "diedOf", used_at as "usedAt" from market.activity_tickets
    where code = ${code}`.execute(db);
  const ticket = rows[0];
  const order = ticket && (await ACTIVITY_ORDERS.find(db, ticket.reference));
  if (!ticket || !order) return { scan: 'unknown' };
  const { reference, diedOf, usedAt } = ticket;
  if (diedOf !== null) return { scan: 'dead', reference, why: diedOf };
  if (usedAt !== null) return { scan: 'usedBefore', reference, at: usedAt };
  const { times } = order.sold.summary;
  const ends = times.kind === 'slot' ? times.endsAt : times.validUntil;
  if (Date.parse(now) > Date.parse(ends)) return { scan: 'dead', reference, why: 'ended' };
  const from = times.kind === 'slot' ? Date.parse(times.startsAt) - ADMITTED_MS : 0;
  if (Date.parse(now) < from)
    return { scan: 'notYet', reference, from: new Date(from).toISOString() as Instant };
  const { numAffectedRows } = await sql`update market.activity_tickets set used_at = ${now}
    where code = ${code} and used_at is null and died_of is null`.execute(db);
  if (numAffectedRows !== 1n) return scanCode(db, code, now);
  await setRedeemed(db, reference, now);
  return { scan: 'admitted', reference, at: now };
}
