/** The SQL of bookings, their tenders and refunds. Everything is asked for by its owner. */
import type { CheckoutDraft } from '@sojourn/contract/checkouts.ts';
import type { RefundPart, TenderKind } from '@sojourn/domain/booking/cancel-terms.ts';
import type { StayTimes } from '@sojourn/domain/booking/decide.ts';
import type { BookingState, RefundState, TenderState } from '@sojourn/domain/booking/state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CheckoutId, PaymentId, QuoteId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { CancellationType } from '@sojourn/domain/stays/stay.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { Offer, StayAsk } from '../checkouts/quote.ts';
import type { StoredFailure } from '../checkouts/store.ts';

export type BookingRef = Owner & { readonly bookingId: BookingId };
export type Contact = Pick<CheckoutDraft, 'email' | 'phone' | 'loyaltyNumber' | 'requests'> & {
  readonly leadGuestAge: number;
};
export type Booking = Owner &
  StayTimes & {
    readonly bookingId: BookingId;
    readonly state: BookingState;
    readonly checkoutId: CheckoutId;
    readonly quoteId: QuoteId;
    /** The bank's name for the person; what the vault is asked with. */
    readonly subject: string;
    readonly supplierId: string;
    readonly confirmationCode: string;
    readonly supplierLocator: string | null;
    readonly request: StayAsk;
    readonly offer: Offer;
    readonly guests: readonly { readonly firstName: string; readonly lastName: string }[];
    readonly contact: Contact;
    readonly acceptedMinor: number;
    readonly totalMinor: number;
    readonly taxesMinor: number;
    readonly currency: Currency;
    readonly termsVersion: string;
    readonly createdAt: Instant;
    readonly bookedAt: Instant | null;
    readonly canceledAt: Instant | null;
    readonly verifiedAt: Instant | null;
    readonly failure: StoredFailure | null;
  };
export type Tender = {
  readonly tenderNo: number;
  readonly kind: TenderKind;
  readonly state: TenderState;
  readonly paymentId: PaymentId;
  readonly label: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly capturedMinor: number;
};
export type Refund = {
  readonly refundNo: number;
  readonly tenderNo: number;
  readonly state: RefundState;
  readonly amountMinor: number;
  readonly reference: string;
  readonly dueBy: Instant;
};

const json = (value: unknown) => sql`${JSON.stringify(value ?? null)}::jsonb`;
const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const ofBooking = (ref: BookingRef) => sql`${ofOwner(ref)} and booking_id = ${ref.bookingId}`;

export type NewBooking = Omit<
  Booking,
  'state' | 'supplierLocator' | 'bookedAt' | 'canceledAt' | 'verifiedAt' | 'failure' | 'totalMinor'
>;
export type NewTender = Pick<Tender, 'tenderNo' | 'kind' | 'paymentId' | 'reference'>;

/** Whether it was refused because another booking has its confirmation code. */
export const isCodeTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'bookings_by_code';

/** The booking and the tender that is to pay all of it, with their first noted states. */
export async function insertBooking(tx: Tx, row: NewBooking, tender: NewTender): Promise<void> {
  const { tenantId, customerId, bookingId } = row;
  await sql`with booked as (insert into bookings (tenant_id, customer_id, booking_id, checkout_id, quote_id,
        subject, supplier_id, confirmation_code, request, offer, guests, contact, accepted_minor, total_minor,
        taxes_minor, currency, terms_version, starts_at, ends_at, created_at)
      values (${tenantId}, ${customerId}, ${bookingId}, ${row.checkoutId}, ${row.quoteId}, ${row.subject},
        ${row.supplierId}, ${row.confirmationCode}, ${json(row.request)}, ${json(row.offer)},
          ${json(row.guests)},
        ${json(row.contact)}, ${row.acceptedMinor}, ${row.acceptedMinor}, ${row.taxesMinor}, ${row.currency},
        ${row.termsVersion}, ${row.startsAt}, ${row.endsAt}, ${row.createdAt})),
    tendered as (insert into tenders
        (tenant_id, customer_id, booking_id, tender_no, kind, payment_id, reference, amount_minor, currency)
      values (${tenantId}, ${customerId}, ${bookingId}, ${tender.tenderNo}, ${tender.kind},
        ${tender.paymentId},
        ${tender.reference}, ${row.acceptedMinor}, ${row.currency}))
    insert into transitions (tenant_id, customer_id, machine, subject_id, to_state, cause, at)
    values (${tenantId}, ${customerId}, 'booking', ${bookingId}, 'Pending', 'paying', ${row.createdAt}),
      (${tenantId}, ${customerId}, 'tender', ${`${bookingId}:${tender.tenderNo}`}, 'authorizing', 'paying',
        ${row.createdAt})`.execute(tx);
}

const columns = sql`tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId", state,
  checkout_id as "checkoutId", quote_id as "quoteId", subject, supplier_id as "supplierId",
  confirmation_code as "confirmationCode", supplier_locator as "supplierLocator", request, offer, guests,
  contact, accepted_minor as "acceptedMinor", total_minor as "totalMinor", taxes_minor as "taxesMinor",
  currency, terms_version as "termsVersion", starts_at as "startsAt", ends_at as "endsAt",
  created_at as "createdAt", booked_at as "bookedAt", canceled_at as "canceledAt",
  verified_at as "verifiedAt", failure`;

export async function readBooking(db: Db | Tx, ref: BookingRef): Promise<Booking | undefined> {
  const { rows } = await sql<Booking>`select ${columns} from bookings where ${ofBooking(ref)}`.execute(db);
  return rows[0];
}

/** Soonest first; attempts that failed are no trips. */
export async function readTrips(db: Db, owner: Owner): Promise<Booking[]> {
  const { rows } = await sql<Booking>`select ${columns} from bookings
    where ${ofOwner(owner)} and state <> 'Failed' order by starts_at, booking_id limit 500`.execute(db);
  return rows;
}

export async function readTenders(db: Db | Tx, ref: BookingRef): Promise<Tender[]> {
  const { rows } = await sql<Tender>`select tender_no as "tenderNo", kind, state, payment_id as "paymentId",
      label, reference, amount_minor as "amountMinor", captured_minor as "capturedMinor"
    from tenders where ${ofBooking(ref)} order by tender_no`.execute(db);
  return rows;
}

/** `parts` in order; each is asked of the gateway under `<booking>:refund:<n>`. */
export async function insertRefunds(
  tx: Tx,
  of: BookingRef,
  parts: readonly RefundPart[],
  currency: Currency,
  at: Instant,
): Promise<void> {
  if (parts.length === 0) return;
  await sql`insert into refunds (tenant_id, customer_id, booking_id, refund_no, tender_no, amount_minor,
    currency,
      reference, due_by, created_at)
    select ${of.tenantId}, ${of.customerId}, ${of.bookingId}, p.line, p.tender_no, p.amount, ${currency},
      ${of.bookingId} || ':refund:' || p.line, p.due_by, ${at}::timestamptz
    from unnest(${parts.map(({ tenderNo }) => tenderNo)}::int[],
      ${parts.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${parts.map(({ dueBy }) => dueBy)}::timestamptz[])
      with ordinality as p (tender_no, amount, due_by, line)`.execute(tx);
  const subjects = parts.map((_, i) => [of.bookingId, i + 1] as const);
  await noteStart(tx, 'refund', of, subjects, { state: 'open', cause: 'canceled', at });
}

export async function readRefunds(db: Db | Tx, ref: BookingRef): Promise<Refund[]> {
  const { rows } = await sql<Refund>`select refund_no as "refundNo", tender_no as "tenderNo", state,
      amount_minor as "amountMinor", reference, due_by as "dueBy"
    from refunds where ${ofBooking(ref)} order by refund_no`.execute(db);
  return rows;
}

export async function setVerified(db: Db | Tx, ref: BookingRef, at: Instant): Promise<void> {
  await sql`update bookings set verified_at = ${at} where ${ofBooking(ref)}`.execute(db);
}

export type CancelQuoteRow = {
  readonly quoteId: QuoteId;
  readonly bookingId: BookingId;
  readonly type: CancellationType;
  readonly expiresAt: Instant;
  readonly paidMinor: number;
  readonly penaltyMinor: number;
  readonly refundMinor: number;
  readonly supplierPenaltyMinor: number;
  readonly currency: Currency;
  readonly parts: readonly RefundPart[];
};

export async function insertCancelQuote(
  db: Db | Tx,
  owner: Owner,
  row: CancelQuoteRow,
  at: Instant,
): Promise<void> {
  await sql`insert into cancel_quotes (tenant_id, customer_id, quote_id, booking_id, type, expires_at,
    paid_minor,
      penalty_minor, refund_minor, supplier_penalty_minor, currency, parts, created_at)
    values (${owner.tenantId}, ${owner.customerId}, ${row.quoteId}, ${row.bookingId}, ${row.type},
      ${row.expiresAt}, ${row.paidMinor}, ${row.penaltyMinor}, ${row.refundMinor},
        ${row.supplierPenaltyMinor},
      ${row.currency}, ${json(row.parts)}, ${at})`.execute(db);
}

export async function readCancelQuote(
  db: Db,
  ref: BookingRef,
  quoteId: QuoteId,
): Promise<CancelQuoteRow | undefined> {
  const { rows } = await sql<CancelQuoteRow>`select quote_id as "quoteId", booking_id as "bookingId", type,
      expires_at as "expiresAt", paid_minor as "paidMinor", penalty_minor as "penaltyMinor",
      refund_minor as "refundMinor", supplier_penalty_minor as "supplierPenaltyMinor", currency, parts
    from cancel_quotes where ${ofBooking(ref)} and quote_id = ${quoteId}`.execute(db);
  return rows[0];
}

/** The columns that change when a booking is confirmed, canceled or fails; with `move`. */
export const confirmedColumns = (facts: {
  readonly locator: string;
  /** Null: as it was accepted. */
  readonly offer: Offer | null;
  readonly totalMinor: number;
  readonly taxesMinor: number;
  readonly at: Instant;
}) => sql`supplier_locator = ${facts.locator}, offer = ${facts.offer ? json(facts.offer) : sql`offer`},
  total_minor = ${facts.totalMinor}, taxes_minor = ${facts.taxesMinor},
  booked_at = ${facts.at}, verified_at = ${facts.at}`;
export const canceledColumns = (penaltyMinor: number, at: Instant) =>
  sql`penalty_minor = ${penaltyMinor}, canceled_at = ${at}`;
export const failedColumns = (failure: StoredFailure | null) => sql`failure = ${json(failure)}`;
/** What the gateway calls the card, and the amount it was asked for. */
export const authorizedColumns = (label: string, amountMinor: number) =>
  sql`label = ${label}, amount_minor = ${amountMinor}`;
export const capturedColumns = (capturedMinor: number) => sql`captured_minor = ${capturedMinor}`;

/** Bookings of all customers that moved after a noted transition, and the newest transition there is. */
export async function readMoved(db: Db, after: number): Promise<{ bookings: Booking[]; upTo: number }> {
  const last = await sql<{
    upTo: number;
  }>`select coalesce(max(transition_id), 0) as "upTo" from transitions`.execute(db);
  const { rows } = await sql<Booking>`select ${columns} from bookings b where exists (
      select from transitions t where t.tenant_id = b.tenant_id and t.customer_id = b.customer_id
        and t.transition_id > ${after} and t.machine in ('booking', 'tender', 'refund')
        and split_part(t.subject_id, ':', 1) = b.booking_id)
    order by created_at`.execute(db);
  return { bookings: rows, upTo: last.rows[0]!.upTo };
}

export type SentRefund = BookingRef & Refund & { readonly tenderReference: string };
/** Refunds of all customers that have left and not been seen to arrive, the longest on their way first. */
export async function readSentRefunds(db: Db, limit: number): Promise<SentRefund[]> {
  const { rows } = await sql<SentRefund>`select r.tenant_id as "tenantId", r.customer_id as "customerId",
      r.booking_id as "bookingId", r.refund_no as "refundNo", r.tender_no as "tenderNo", r.state,
      r.amount_minor as "amountMinor", r.reference, r.due_by as "dueBy", t.reference as "tenderReference"
    from refunds r join tenders t using (tenant_id, customer_id, booking_id, tender_no)
    where r.state = 'sent' order by r.due_by limit ${limit}`.execute(db);
  return rows;
}
