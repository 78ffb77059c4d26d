/** The SQL of price match claims. Amounts are minor units of US dollars. */
import type { MatchState } from '@sojourn/contract/price-match.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CaseId, CreditId, CustomerId } from '@sojourn/domain/ids.ts';
import type { MatchAnswers } from '@sojourn/domain/protections/price-match.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

type NewClaim = BookingRef & {
  readonly caseId: CaseId;
  readonly termsId: string;
  readonly url: string;
  readonly bookedMinor: number;
  readonly claimedMinor: number;
  readonly claimedAt: Instant;
};
export type StoredClaim = NewClaim & {
  readonly state: MatchState;
  readonly answers: MatchAnswers | null;
  readonly seenMinor: number | null;
  readonly isBooked: boolean | null;
  readonly note: string | null;
  readonly clauseId: string | null;
  readonly creditId: CreditId | null;
  readonly creditedMinor: number | null;
  readonly decidedBy: CustomerId | null;
  readonly decidedAt: Instant | null;
};

const columns = sql`tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId",
  case_id as "caseId", terms_id as "termsId", url, booked_minor as "bookedMinor",
  claimed_minor as "claimedMinor", claimed_at as "claimedAt", state, answers, seen_minor as "seenMinor",
  is_booked as "isBooked", note, clause_id as "clauseId", credit_id as "creditId",
  credited_minor as "creditedMinor", decided_by as "decidedBy", decided_at as "decidedAt"`;
const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

/** False when the booking has a claim already. */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into price_match_claims (tenant_id, customer_id, booking_id,
      case_id, terms_id, url, booked_minor, claimed_minor, claimed_at)
    values (${claim.tenantId}, ${claim.customerId}, ${claim.bookingId}, ${claim.caseId}, ${claim.termsId},
      ${claim.url}, ${claim.bookedMinor}, ${claim.claimedMinor}, ${claim.claimedAt})
    on conflict (tenant_id, customer_id, booking_id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function readClaim(
  db: Db | Tx,
  { tenantId, customerId }: Owner,
  bookingId: BookingId,
): Promise<StoredClaim | undefined> {
  const { rows } = await sql<StoredClaim>`select ${columns} from price_match_claims
    where ${ofBooking({ tenantId, customerId, bookingId })}`.execute(db);
  return rows[0];
}

/** It and its booking stay as they are until the transaction ends. */
export async function lockClaim(tx: Tx, ref: BookingRef): Promise<StoredClaim | undefined> {
  await sql`select 1 from bookings where ${ofBooking(ref)} for share`.execute(tx);
  const { rows } = await sql<StoredClaim>`select ${columns} from price_match_claims
    where ${ofBooking(ref)} for update`.execute(tx);
  return rows[0];
}

type Decided = {
  readonly state: MatchState;
  readonly answers: MatchAnswers;
  readonly seenMinor: number;
  readonly isBooked: boolean;
  readonly note: string;
  readonly clauseId: string;
  readonly creditId: CreditId | null;
  readonly creditedMinor: number | null;
  readonly decidedBy: CustomerId;
  readonly decidedAt: Instant;
};
export async function noteDecision(tx: Tx, ref: BookingRef, decided: Decided): Promise<void> {
  await sql`update price_match_claims set state = ${decided.state},
      answers = ${JSON.stringify(decided.answers)}, seen_minor = ${decided.seenMinor},
      is_booked = ${decided.isBooked}, note = ${decided.note}, clause_id = ${decided.clauseId},
      credit_id = ${decided.creditId}, credited_minor = ${decided.creditedMinor},
      decided_by = ${decided.decidedBy}, decided_at = ${decided.decidedAt}
    where ${ofBooking(ref)}`.execute(tx);
}

export async function noteAppeal(tx: Tx, ref: BookingRef): Promise<void> {
  await sql`update price_match_claims set state = 'appealed' where ${ofBooking(ref)}`.execute(tx);
}

/** Returns how many. */
export async function deleteClaims(db: Db, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from price_match_claims
    where (tenant_id, customer_id, booking_id) in (
      select tenant_id, customer_id, booking_id from price_match_claims
      where claimed_at < ${before} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
