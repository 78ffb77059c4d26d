/** The SQL of bookings. Everything is asked for by its owner. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { type Product, productFromWire, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { readOffer, readTraveler } from '#db/former-names.ts';
import { tripDays } from '#db/trip-days.ts';
import { type BookedProtection, protectionsValue } from '#modules/protecting/protections/store.ts';
import { startNoted } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { StoredFailure } from '../checkouts/checkout-row.ts';
import type { Sale } from '../checkouts/sale.ts';
import type { Booking } from './booking.ts';
import { BOOKING_MACHINE } from './machines.ts';
import {
  type BookingRef,
  type GivenBack,
  givenBackValue,
  type Tender,
  tendersValue,
} from './tenders/store.ts';
import { storedContact } from './travelers/former-travelers.ts';
import { sealedPart, sealedValue } from './travelers/store.ts';

const json = (value: unknown) => sql`${JSON.stringify(value ?? null)}::jsonb`;
const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const ofBooking = (ref: BookingRef) => sql`${ofOwner(ref)} and booking_id = ${ref.bookingId}`;

type Later =
  | 'state'
  | 'version'
  | 'supplierLocator'
  | 'bookedAt'
  | 'canceledAt'
  | 'verifiedAt'
  | 'scheduleStatus'
  | 'canceledSlices'
  | 'failure'
  | 'totalMinor';
/** `sealed`: its travelers (`sealTravelers`). */
export type NewBooking = Omit<Booking, Later> & { readonly sealed: string };
/** Whether it was refused because another booking has its confirmation code. */
export const isCodeTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'bookings_by_code';

/**
 * Adds it, with its first noted state, as parts of another statement. Its travelers are in `bookings` too,
 * for servers of the previous version.
 */
export function bookingPart(row: NewBooking): RawBuilder<unknown> {
  const { tenantId, customerId, bookingId } = row;
  const start = { state: 'Pending', cause: 'paying', at: row.createdAt } as const;
  return sql`booked as (insert into bookings (tenant_id, customer_id, booking_id, checkout_id, quote_id,
        subject, supplier_id, confirmation_code, request, offer, guests, contact, accepted_minor, total_minor,
        taxes_minor, currency, terms_version, starts_at, ends_at, starts_on, ends_on, created_at, earning,
        product, travelers,
        title, subtitle, place, country, leaves_from, premium_minor,
        custom_fields, co2_kg)
      values (${tenantId}, ${customerId}, ${bookingId}, ${row.checkoutId}, ${row.quoteId}, ${row.subject},
        ${row.supplierId}, ${row.confirmationCode}, ${json(row.request)}, ${json(row.offer)},
        ${json(row.guests)}, ${json(storedContact(row.contact))}, ${row.acceptedMinor}, ${row.acceptedMinor},
        ${row.taxesMinor}, ${row.currency}, ${row.termsVersion}, ${row.startsAt}, ${row.endsAt},
        ${row.startsOn}::date, ${row.endsOn}::date, ${row.createdAt},
        ${row.earning === null ? null : json(row.earning)},
        ${WIRE_PRODUCTS[row.product]}, ${row.sealed}, ${row.title}, ${row.subtitle}, ${row.place},
        ${row.country}, ${row.leavesFrom}, ${row.premiumMinor}, ${json(row.customFields)},
        ${row.co2Kg})),
    ${sealedPart(row, row.sealed)},
    booked_noted as (${startNoted(BOOKING_MACHINE, row, [[bookingId]], start)})`;
}

/**
 * As it is read back while nothing has happened to it yet: the database returns every instant to the
 * millisecond.
 */
export function begunBooking({ sealed: _, ...row }: NewBooking): Booking {
  const later = { supplierLocator: null, bookedAt: null, canceledAt: null, verifiedAt: null, failure: null };
  const times = { startsAt: plusSeconds(row.startsAt, 0), endsAt: plusSeconds(row.endsAt, 0) };
  const first = {
    state: 'Pending',
    version: 1,
    totalMinor: row.acceptedMinor,
    scheduleStatus: 'Confirmed',
    canceledSlices: [],
  } as const;
  const contact = storedContact(row.contact);
  return { ...row, ...times, ...later, ...first, contact };
}

const columns = sql`tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId", state,
  version, checkout_id as "checkoutId", quote_id as "quoteId", subject, supplier_id as "supplierId",
  confirmation_code as "confirmationCode", supplier_locator as "supplierLocator", request, offer, guests,
  contact, accepted_minor as "acceptedMinor", total_minor as "totalMinor", taxes_minor as "taxesMinor",
  premium_minor as "premiumMinor", currency, terms_version as "termsVersion", starts_at as "startsAt",
  ends_at as "endsAt", ${tripDays('bookings')},
  created_at as "createdAt", booked_at as "bookedAt", canceled_at as "canceledAt",
  verified_at as "verifiedAt", schedule_status as "scheduleStatus",
  canceled_slices as "canceledSlices", failure, earning, product,
  coalesce(title, '') as title, coalesce(subtitle, '') as subtitle, coalesce(place, '') as place,
  coalesce(country, '') as country, coalesce(leaves_from, '') as "leavesFrom",
  co2_kg as "co2Kg",
  custom_fields as "customFields"`;

/** As it is stored: with the wire's spelling of its product, and fields by the names that they had then. */
type BookingRow = Omit<Booking, 'product'> & { readonly product: string };
const bookingOf = <Row extends BookingRow>(
  row: Row,
): Omit<Row, 'product'> & { readonly product: Product } => ({
  ...row,
  product: productFromWire(row.product),
  guests: row.guests.map(readTraveler),
  offer: readOffer(row.offer),
});

export async function readBooking(db: Db | Tx, ref: BookingRef): Promise<Booking | undefined> {
  const { rows } = await sql<BookingRow>`select ${columns} from bookings where ${ofBooking(ref)}`.execute(db);
  return rows[0] && bookingOf(rows[0]);
}

/** Those of whichever owners, in no order. */
export async function readBookingsOf(db: Db | Tx, refs: readonly BookingRef[]): Promise<Booking[]> {
  const { rows } = await sql<BookingRow>`select ${columns} from bookings join unnest(
      ${refs.map((ref) => ref.tenantId)}::text[], ${refs.map((ref) => ref.customerId)}::text[],
      ${refs.map((ref) => ref.bookingId)}::text[]) as k (tenant_id, customer_id, booking_id)
    using (tenant_id, customer_id, booking_id)`.execute(db);
  return rows.map(bookingOf);
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockBooking(tx: Tx, ref: BookingRef): Promise<Booking | undefined> {
  const { rows } = await sql<BookingRow>`select ${columns} from bookings
    where ${ofBooking(ref)} for update`.execute(tx);
  return rows[0] && bookingOf(rows[0]);
}

/** A booking, its travelers and what pays it, in paying order, as they are at one instant. */
export type Paid = {
  readonly booking: Booking;
  readonly tenders: readonly Tender[];
  /** Its travelers (`openTravelers`). */
  readonly sealed: string | null;
};
/** The same from the commit that begins it. `isAlone`: nobody else travels on it. */
export type Begun = Paid & { readonly isAlone: boolean };
export async function readPaid(db: Db | Tx, ref: BookingRef): Promise<Paid | undefined> {
  const { rows } = await sql<BookingRow & Omit<Paid, 'booking'>>`select ${columns},
      ${tendersValue(ref)} as tenders, ${sealedValue(ref)} as sealed
    from bookings where ${ofBooking(ref)}`.execute(db);
  if (!rows[0]) return undefined;
  const { tenders, sealed, ...booking } = rows[0];
  return { booking: bookingOf(booking), tenders, sealed };
}

/** A booking, what pays and protects it and what was given back of that, as they are at one instant. */
type Refundable = Pick<Paid, 'booking' | 'tenders'> & {
  readonly refunds: readonly GivenBack[];
  readonly protections: readonly BookedProtection[];
};
export async function readRefundable(db: Db | Tx, ref: BookingRef): Promise<Refundable | undefined> {
  const { rows } = await sql<BookingRow & Omit<Refundable, 'booking'>>`select ${columns},
      ${tendersValue(ref)} as tenders, ${givenBackValue(ref)} as refunds,
      ${protectionsValue(ref)} as protections
    from bookings where ${ofBooking(ref)}`.execute(db);
  if (!rows[0]) return undefined;
  const { tenders, refunds, protections, ...booking } = rows[0];
  return { booking: bookingOf(booking), tenders, refunds, protections };
}

/** Those of them that the customer has, in no order. */
export async function readBookings(
  db: Db | Tx,
  owner: Owner,
  bookingIds: readonly BookingId[],
): Promise<Booking[]> {
  const { rows } = await sql<BookingRow>`select ${columns} from bookings
    where ${ofOwner(owner)} and booking_id = any(${bookingIds}::text[])`.execute(db);
  return rows.map(bookingOf);
}

/**
 * What is ahead or under way, also what is being paid, soonest first; of all products, or of one. All of it
 * unless `most` says how many: a rule that must hold may overlook nothing.
 */
export async function readLive(
  db: Db | Tx,
  owner: Owner,
  now: Instant,
  { product, most }: { readonly product?: Product; readonly most?: number } = {},
): Promise<Booking[]> {
  const ofProduct = product ? sql`and product = ${WIRE_PRODUCTS[product]}` : sql``;
  const { rows } = await sql<BookingRow>`select ${columns} from bookings
    where ${ofOwner(owner)} and state in ('Pending', 'Confirmed', 'Changing', 'Canceling')
      and ends_at > ${now} ${ofProduct}
    order by starts_at, booking_id limit ${most ?? null}`.execute(db);
  return rows.map(bookingOf);
}

/** Where mail about the booking goes from now on. */
export async function setContactEmail(db: Db | Tx, ref: BookingRef, email: string): Promise<void> {
  await sql`update bookings set contact = contact || ${json({ email })} where ${ofBooking(ref)}`.execute(db);
}

export async function setVerified(db: Db | Tx, ref: BookingRef, at: Instant): Promise<void> {
  await sql`update bookings set verified_at = ${at} where ${ofBooking(ref)}`.execute(db);
}

/** B §4 schedule change status, and the ways of the trip that the supplier has canceled. */
export async function setScheduleStatus(
  tx: Tx,
  ref: BookingRef,
  { scheduleStatus, canceledSlices }: Pick<Booking, 'scheduleStatus' | 'canceledSlices'>,
): Promise<void> {
  await sql`update bookings set schedule_status = ${scheduleStatus},
      canceled_slices = ${canceledSlices}::integer[]
    where ${ofBooking(ref)} and (schedule_status, canceled_slices)
      is distinct from (${scheduleStatus}::text, ${canceledSlices}::integer[])`.execute(tx);
}

/** For a move that only this version may make. */
export const isVersion = (version: number) => sql`t.version = ${version}`;

/** The columns that change when a booking is confirmed or fails; with `move`. */
export const confirmedColumns = (facts: {
  readonly locator: string;
  /** Null: as it was accepted. */
  readonly offer: Sale['offer'] | null;
  readonly totalMinor: number;
  readonly taxesMinor: number;
  readonly at: Instant;
}) => sql`supplier_locator = ${facts.locator}, offer = ${facts.offer ? json(facts.offer) : sql`offer`},
  total_minor = ${facts.totalMinor}, taxes_minor = ${facts.taxesMinor},
  booked_at = ${facts.at}, verified_at = ${facts.at}`;
export const failedColumns = (failure: StoredFailure | null) => sql`failure = ${json(failure)}`;
