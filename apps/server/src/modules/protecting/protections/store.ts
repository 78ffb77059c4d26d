/** The SQL of protections that were bought with bookings. Everything is found by its owner. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, DisruptionCoverId } from '@sojourn/domain/ids.ts';
import type { EndingEvent, Protection } from '@sojourn/domain/protections/clause.ts';
import type { ProtectionEnd } from '@sojourn/domain/protections/end-protections.ts';
import type {
  ProtectionState,
  ReimbursedTo,
  ReimbursementState,
} from '@sojourn/domain/protections/protection-state.ts';
import type { CoveredPart } from '@sojourn/domain/protections/split-protection.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { noteStart, type Subject, startNoted } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { PROTECTION_MACHINE } from './machines.ts';
import type { QuotedProtection } from './sold.ts';

export type BookingRef = Owner & { readonly bookingId: BookingId };
/** Amounts in minor units of the booking's currency, for all who are covered. */
export type BookedProtection = {
  readonly protectionNo: number;
  readonly protection: Protection;
  readonly termsId: string;
  readonly state: ProtectionState;
  readonly travelers: number;
  /** What was paid for it, and what of that was given back. */
  readonly premiumMinor: number;
  readonly returnedMinor: number;
  readonly baseMinor: number;
  readonly taxesMinor: number;
  readonly boughtAt: Instant;
  /** When a change last lowered what or whom it covers; left out where that isn't read. */
  readonly amendedAt?: Instant | null;
  readonly endedAt: Instant | null;
  /** The clause of its terms that ended it, or that paid. */
  readonly clauseId: string | null;
  /** What happened that ended it; null also where that wasn't noted. */
  readonly endedBy: EndingEvent | null;
  readonly paidMinor: number | null;
  /** Of the booking's price, what it paid something else for; it isn't given back any more. */
  readonly withheldMinor: number;
  /** What paid that. */
  readonly coverId: DisruptionCoverId | null;
  /** What it gives back of a change; left out where that isn't read. */
  readonly reimbursement?: {
    readonly state: ReimbursementState;
    readonly to: ReimbursedTo;
    readonly dueBy: Instant;
    readonly paidAt: Instant | null;
  } | null;
};

const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

/** Adds those that were bought, as parts of another statement; none without any. */
export function protectionsPart(
  of: BookingRef,
  protections: readonly QuotedProtection[],
  at: Instant,
): RawBuilder<unknown>[] {
  const bought = protections.filter(({ action }) => action === 'Purchase');
  if (bought.length === 0) return [];
  const column = <K extends keyof QuotedProtection>(key: K) => bought.map((each) => each[key]);
  const subjects = bought.map((_, i): Subject => [of.bookingId, i + 1]);
  const start = { state: 'Valid', cause: 'bought', at } as const;
  return [
    sql`protected as (insert into booking_protections (tenant_id, customer_id, booking_id, protection_no,
        protection, terms_id, travelers, premium_minor, base_minor, taxes_minor, bought_at)
      select ${of.tenantId}, ${of.customerId}, ${of.bookingId}, p.line, p.protection, p.terms, p.travelers,
        p.premium, p.base, p.taxes, ${at}::timestamptz
      from unnest(${column('protection')}::text[], ${column('termsId')}::text[],
        ${column('travelers')}::int[], ${column('premiumMinor')}::bigint[],
        ${column('baseMinor')}::bigint[], ${column('taxesMinor')}::bigint[])
        with ordinality as p (protection, terms, travelers, premium, base, taxes, line))`,
    sql`protected_noted as (${startNoted(PROTECTION_MACHINE, of, subjects, start)})`,
  ];
}

/** Instants as rows have them: JSON has its own form of them. */
const instantText = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = sql`protection_no as "protectionNo", protection, terms_id as "termsId", state, travelers,
  premium_minor as "premiumMinor", returned_minor as "returnedMinor", base_minor as "baseMinor",
  taxes_minor as "taxesMinor",
  bought_at as "boughtAt", ended_at as "endedAt", clause_id as "clauseId", ended_by as "endedBy",
  paid_minor as "paidMinor", amended_at as "amendedAt", withheld_minor as "withheldMinor",
  cover_id as "coverId"`;

const reimbursement = sql`(select json_build_object('state', r.state, 'to', r.paid_to,
      'dueBy', ${instantText(sql`r.due_by`)}, 'paidAt', ${instantText(sql`r.paid_at`)})
    from protection_reimbursements r where r.tenant_id = booking_protections.tenant_id
      and r.customer_id = booking_protections.customer_id and r.booking_id = booking_protections.booking_id
      and r.protection_no = booking_protections.protection_no) as reimbursement`;

const selectProtections = (ref: BookingRef) =>
  sql<BookedProtection>`select ${columns}, ${reimbursement} from booking_protections
    where ${ofBooking(ref)} order by protection_no`;

/** In the order in which they were shown. */
export async function readProtections(db: Db | Tx, ref: BookingRef): Promise<BookedProtection[]> {
  return (await selectProtections(ref).execute(db)).rows;
}

/** The same as one value of another statement. */
export const protectionsValue = (ref: BookingRef) =>
  sql<BookedProtection[]>`(select coalesce(json_agg(json_build_object('protectionNo', protection_no,
      'protection', protection, 'termsId', terms_id, 'state', state, 'travelers', travelers,
      'premiumMinor', premium_minor, 'returnedMinor', returned_minor, 'baseMinor', base_minor,
      'taxesMinor', taxes_minor, 'boughtAt', ${instantText(sql`bought_at`)},
      'endedAt', ${instantText(sql`ended_at`)}, 'clauseId', clause_id,
      'endedBy', ended_by, 'paidMinor', paid_minor, 'withheldMinor', withheld_minor, 'coverId', cover_id)
      order by protection_no), '[]')
    from booking_protections where ${ofBooking(ref)})`;

export const endedColumns = ({ clauseId, returnedMinor, paidMinor, event }: ProtectionEnd, at: Instant) =>
  sql`ended_at = ${at}, clause_id = ${clauseId}, ended_by = ${event ?? null},
    returned_minor = ${returnedMinor}, paid_minor = ${paidMinor}::bigint`;

export async function addAmounts(
  tx: Tx,
  ref: BookingRef,
  { protectionNo, returnedMinor, paidMinor }: ProtectionEnd,
): Promise<void> {
  await sql`update booking_protections set returned_minor = ${returnedMinor},
      paid_minor = ${paidMinor}::bigint
    where ${ofBooking(ref)} and protection_no = ${protectionNo}`.execute(tx);
}

/** One that's over isn't amended any more. */
const amended = (at: Instant) => sql`case when state = 'Valid' then ${at}::timestamptz else amended_at end`;

/** Notes that a change lowered what these cover. */
export async function noteAmended(
  tx: Tx,
  ref: BookingRef,
  protectionNos: readonly number[],
  at: Instant,
): Promise<void> {
  if (protectionNos.length === 0) return;
  await sql`update booking_protections set amended_at = ${amended(at)}
    where ${ofBooking(ref)} and protection_no = any(${protectionNos}::int[])`.execute(tx);
}

/** Of a protection that has paid something else than the booking. */
export async function noteWithheld(
  tx: Tx,
  ref: BookingRef,
  protectionNo: number,
  { withheldMinor, coverId }: Pick<BookedProtection, 'withheldMinor' | 'coverId'>,
): Promise<void> {
  await sql`update booking_protections set withheld_minor = ${withheldMinor}, cover_id = ${coverId}
    where ${ofBooking(ref)} and protection_no = ${protectionNo}`.execute(tx);
}

/** A booking that is split off takes a part of each protection along, as it is by now. */
export async function takeProtections(
  tx: Tx,
  from: BookingRef,
  to: BookingId,
  covers: readonly { readonly protectionNo: number; readonly own: CoveredPart; readonly rest: CoveredPart }[],
  at: Instant,
): Promise<void> {
  for (const { protectionNo, own, rest } of covers) {
    const isOne = sql`${ofBooking(from)} and protection_no = ${protectionNo}`;
    const { rows } = await sql<{ state: ProtectionState }>`insert into booking_protections (tenant_id,
        customer_id, booking_id, protection_no, protection, terms_id, state, travelers, premium_minor,
        base_minor, taxes_minor, bought_at, amended_at, ended_at, clause_id, ended_by)
      select tenant_id, customer_id, ${to}, protection_no, protection, terms_id, state, ${own.travelers},
        ${own.premiumMinor}, ${own.baseMinor}, ${own.taxesMinor}, bought_at,
        ${amended(at)}, ended_at, clause_id, ended_by
      from booking_protections where ${isOne} returning state`.execute(tx);
    await sql`update booking_protections set travelers = ${rest.travelers},
        premium_minor = ${rest.premiumMinor}, base_minor = ${rest.baseMinor},
        taxes_minor = ${rest.taxesMinor}, amended_at = ${amended(at)}
      where ${isOne}`.execute(tx);
    const state = rows[0]?.state ?? 'Valid';
    await noteStart(tx, PROTECTION_MACHINE, from, [[to, protectionNo]], { state, cause: 'split', at });
  }
}

/** Of each booking, whether change for any reason was bought with it. */
export async function readChfar(
  db: Db,
  { tenantId, customerId }: Owner,
  bookingIds: readonly BookingId[],
): Promise<Set<string>> {
  const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId" from booking_protections
    where tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = any(${bookingIds}::text[])
      and protection = 'changeForAnyReason'`.execute(db);
  return new Set(rows.map(({ bookingId }) => bookingId));
}
