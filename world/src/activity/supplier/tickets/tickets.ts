/** The codes of orders: one for a booking or one for each unit, never one turned into the other. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { hashText } from '@sojourn/domain/mix.ts';
import type { ActivityTicket } from '@sojourn/products/activity/sell/port/change-port.ts';
import type { ActivitySummary } from '@sojourn/products/activity/sell/port/price-port.ts';
import type { CodeScan } from '@sojourn/products/activity/sell/supplier.ts';
import type { MarketDb } from '#orders/store.ts';
import { ACTIVITY_ORDERS, type ActivityOrderRow, setRedeemed } from '../store.ts';
import { endRows, findByCode, insertRow, listRows, type TicketRow, useCode } from './store.ts';

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

export const listTickets = async (db: MarketDb, reference: string): Promise<ActivityTicket[]> =>
  (await listRows(db, reference)).map(wired);

function insertTicket(db: MarketDb, of: Pick<TicketRow, 'reference' | 'place' | 'round' | 'unitId'>) {
  const seed = `${of.reference}:${of.round}:${of.place}`;
  return insertRow(db, { ...of, ticketId: `tic_${seed}`, code: codeFrom(seed) });
}

/** Of an order that's confirmed in this transaction. */
export async function issueTickets(db: MarketDb, { reference, sold }: ActivityOrderRow): Promise<void> {
  for (const [place, unitId] of placesOf(sold.summary).entries())
    await insertTicket(db, { reference, place, round: 0, unitId });
}

/** All codes of an order are dead from now on. */
export async function killTickets(db: MarketDb, reference: string): Promise<void> {
  const rows = await listRows(db, reference);
  await endRows(
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
  const staying: TicketRow[] = [];
  const wanted = placesOf(after);
  const missing: (string | null)[] = [];
  if (isSameSlot && after.delivery === 'ticket') {
    const pool = [...live];
    for (const unitId of wanted) {
      const at = pool.findIndex((ticket) => ticket.unitId === unitId);
      if (at === -1) missing.push(unitId);
      else staying.push(...pool.splice(at, 1));
    }
  } else missing.push(...wanted);
  const gone = live.filter((ticket) => !staying.includes(ticket)).map(({ ticketId }) => ticketId);
  await endRows(db, gone, 'changed');
  const round = Math.max(0, ...live.map((ticket) => ticket.round)) + 1;
  for (const [place, unitId] of missing.entries())
    await insertTicket(db, { reference, place, round, unitId });
  return (await listTickets(db, reference)).filter(({ isDead }) => !isDead);
}

/** How long before its start a code is admitted. */
const ADMITTED_MS = 12 * 3_600_000;

/** The first scan at its time admits; a dead code says why. */
export async function scanCode(db: MarketDb, code: string, now: Instant): Promise<CodeScan> {
  const ticket = await findByCode(db, code);
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
  if (!(await useCode(db, code, now))) return scanCode(db, code, now);
  await setRedeemed(db, reference, now);
  return { scan: 'admitted', reference, at: now };
}
