/** The SQL of flights' tickets, and of who flies. Everything is asked for by its owner. */
import type { TicketingState } from '@sojourn/domain/booking/state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import type { BookingRef } from '@sojourn/server/modules/selling/booking/tenders/store.ts';
import { mustMove, startNoted } from '@sojourn/server/workflow/move.ts';
import type { Owner, Tx } from '@sojourn/server/workflow/saga.ts';
import { type RawBuilder, sql } from 'kysely';
import type { FlightOrder, FlightRecord, TicketDocument } from '../supplier.ts';
import { TICKETING_MACHINE } from './machines.ts';

type Locator = Pick<FlightOrder, 'ticketNo' | 'airline' | 'locator'>;
export type Ticketing = {
  readonly state: TicketingState;
  readonly locators: readonly Locator[];
  readonly documents: readonly TicketDocument[];
  readonly voidUntil: Instant | null;
  readonly dueAt: Instant | null;
  readonly ticketedAt: Instant | null;
  /** As they were last looked up; null before that. */
  readonly segmentTimes: NonNullable<FlightRecord['times']> | null;
};
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

/** Adds it, with its first noted state, as parts of another statement. */
export function ticketingPart(of: BookingRef, at: Instant): RawBuilder<unknown> {
  const start = { state: 'requested', cause: 'paying', at } as const;
  return sql`ticketing as (insert into ticketings (tenant_id, customer_id, booking_id)
      values (${of.tenantId}, ${of.customerId}, ${of.bookingId})),
    ticketing_noted as (${startNoted(TICKETING_MACHINE, of, [[of.bookingId]], start)})`;
}

export async function readTicketing(db: Db | Tx, of: BookingRef): Promise<Ticketing> {
  const { rows } = await sql<Ticketing>`select state, locators, documents, void_until as "voidUntil",
      due_at as "dueAt", ticketed_at as "ticketedAt", segment_times as "segmentTimes"
    from ticketings where ${ofBooking(of)}`.execute(db);
  if (!rows[0]) throw new Error(`${of.bookingId} has no tickets`);
  return rows[0];
}

/** How far a flight's tickets are, with the airlines' record numbers. */
export type ListedTicketing = Pick<
  Ticketing,
  'state' | 'locators' | 'segmentTimes' | 'voidUntil' | 'ticketedAt'
>;

/** Of these flights of the customer, for a list of trips. */
export async function readListedTicketings(
  db: Db | Tx,
  { tenantId, customerId }: Owner,
  bookingIds: readonly BookingId[],
): Promise<ReadonlyMap<BookingId, ListedTicketing>> {
  const { rows } = await sql<ListedTicketing & { bookingId: BookingId }>`select
      booking_id as "bookingId", state, locators, segment_times as "segmentTimes",
      void_until as "voidUntil", ticketed_at as "ticketedAt"
    from ticketings where tenant_id = ${tenantId} and customer_id = ${customerId}
      and booking_id = any(${bookingIds}::text[])`.execute(db);
  return new Map(rows.map(({ bookingId, ...listed }) => [bookingId, listed]));
}

/** As the airlines have them at a look-up. */
export async function setSegmentTimes(
  tx: Tx,
  of: BookingRef,
  times: NonNullable<FlightRecord['times']>,
): Promise<void> {
  await sql`update ticketings set segment_times = ${json(times)} where ${ofBooking(of)}`.execute(tx);
}

/** Of exchanged tickets: they aren't voided any more, and their flights haven't been looked up. */
export async function setExchanged(
  tx: Tx,
  of: BookingRef,
  { documents, locators }: Pick<Ticketing, 'documents'> & Partial<Pick<Ticketing, 'locators'>>,
): Promise<void> {
  const located = locators ? JSON.stringify(locators) : null;
  await sql`update ticketings set documents = ${json(documents)}, void_until = null, segment_times = null,
      locators = coalesce(${located}::jsonb, locators)
    where ${ofBooking(of)}`.execute(tx);
}

/**
 * Of travelers who get a booking of their own: as far as the first one's, in the transaction that splits
 * them; what they have of it is set when their tickets are exchanged.
 */
export async function copyTicketing(
  tx: Tx,
  of: BookingRef,
  own: BookingId,
  locators: readonly Locator[],
  at: Instant,
): Promise<void> {
  const { tenantId, customerId } = of;
  const owner = { tenantId, customerId };
  await sql`with ${ticketingPart({ ...owner, bookingId: own }, at)} select`.execute(tx);
  const { voidUntil, dueAt, documents, ticketedAt } = await readTicketing(tx, of);
  if (!dueAt || !ticketedAt) throw new Error(`${of.bookingId} has no tickets to exchange`);
  const request = { ...owner, subject: [own] as const, cause: 'split', at };
  const confirmed = { ...request, set: locatedColumns(locators, voidUntil, dueAt) };
  await mustMove(tx, TICKETING_MACHINE, { ...confirmed, from: ['requested'], to: 'confirmed' });
  const ticketed = { ...request, set: ticketedColumns(documents, ticketedAt) };
  await mustMove(tx, TICKETING_MACHINE, { ...ticketed, from: ['confirmed'], to: 'ticketed' });
}

/** Of those who stay when others were canceled. */
export async function setDocumentsLeft(
  tx: Tx,
  of: BookingRef,
  documents: readonly TicketDocument[],
): Promise<void> {
  await sql`update ticketings set documents = ${json(documents)} where ${ofBooking(of)}`.execute(tx);
}

/** Of the tickets that stay when others were canceled; the slices are at other places. */
export async function setTicketsLeft(
  tx: Tx,
  of: BookingRef,
  { documents, locators }: Pick<Ticketing, 'documents' | 'locators'>,
): Promise<void> {
  await sql`update ticketings set documents = ${json(documents)}, locators = ${json(locators)},
      segment_times = null
    where ${ofBooking(of)}`.execute(tx);
}

/** The columns that change with its moves; with `move`. */
export const locatedColumns = (locators: readonly Locator[], voidUntil: Instant | null, dueAt: Instant) =>
  sql`locators = ${json(locators)}, void_until = ${voidUntil}::timestamptz, due_at = ${dueAt}::timestamptz`;
export const ticketedColumns = (documents: readonly TicketDocument[], at: Instant) =>
  sql`documents = ${json(documents)}, ticketed_at = ${at}::timestamptz`;
