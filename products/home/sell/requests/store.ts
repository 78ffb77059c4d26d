/** The SQL of requests to hosts. Everything but what the job and a host's link find is by its owner. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CheckoutId, HomeRequestId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { endPermissions } from '@sojourn/server/modules/money/confirmations/store.ts';
import type { StoredFailure } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import { move, noteStart } from '@sojourn/server/workflow/move.ts';
import type { Owner, Tx } from '@sojourn/server/workflow/saga.ts';
import { type RawBuilder, sql } from 'kysely';
import type { RequestCause, RequestState } from '#home/rules/booking/request.ts';
import { HOME_REQUEST_MACHINE, type NewRequest, type Request, type RequestRef } from './request.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const isThis = ({ tenantId, customerId, requestId }: RequestRef) =>
  sql`r.tenant_id = ${tenantId} and r.customer_id = ${customerId} and r.request_id = ${requestId}`;
const columns = sql`r.tenant_id as "tenantId", r.customer_id as "customerId", r.request_id as "requestId",
  r.checkout_id as "checkoutId", r.code, r.state, r.cause, r.home_id as "homeId", r.check_in as "checkIn",
  r.check_out as "checkOut", r.sent, r.total_minor as "totalMinor", r.currency, r.sent_at as "sentAt",
  r.placed_at as "placedAt", r.answer_by as "answerBy", r.answered_at as "answeredAt", r.pay_by as "payBy",
  r.failure, r.booking_id as "bookingId", r.let_go_at as "letGoAt", r.changed_at as "changedAt", r.scenario`;

/** False where the checkout has one already. */
export async function insertRequest(tx: Tx, row: NewRequest): Promise<boolean> {
  const { stay } = row.sent;
  const { numAffectedRows } = await sql`insert into home_requests (tenant_id, customer_id, request_id,
      checkout_id, code, state, home_id, check_in, check_out, sent, total_minor, currency, sent_at, answer_by,
      looked_at, changed_at, scenario)
    values (${row.tenantId}, ${row.customerId}, ${row.requestId}, ${row.checkoutId}, ${row.code}, 'requested',
      ${stay.homeId}, ${stay.checkIn}, ${stay.checkOut}, ${json(row.sent)}, ${row.totalMinor},
      ${row.currency}, ${row.sentAt}, ${row.answerBy}, ${row.sentAt}, ${row.sentAt}, ${row.scenario})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** One that no host was ever asked: no move of it has been noted. */
export async function deleteUnplaced(tx: Tx, ref: RequestRef): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from home_requests r
    where ${isThis(ref)} and r.state = 'requested' and r.placed_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

export async function readRequest(db: Db | Tx, ref: RequestRef): Promise<Request | undefined> {
  const { rows } = await sql<Request>`select ${columns} from home_requests r where ${isThis(ref)}`.execute(
    db,
  );
  return rows[0];
}

/** Nobody else moves it, or begins to book it, until the transaction ends. */
export async function lockRequest(tx: Tx, ref: RequestRef): Promise<Request | undefined> {
  const { rows } = await sql<Request>`select ${columns} from home_requests r where ${isThis(ref)}
    for update`.execute(tx);
  return rows[0];
}

/** For a host's link, which names no customer. */
export async function findRequest(
  db: Db,
  { tenantId, requestId }: { readonly tenantId: TenantId; readonly requestId: HomeRequestId },
): Promise<Request | undefined> {
  const { rows } = await sql<Request>`select ${columns} from home_requests r
    where r.tenant_id = ${tenantId} and r.request_id = ${requestId}`.execute(db);
  return rows[0];
}

/** Of a checkout, for its page. */
export async function readSentRequest(
  db: Db,
  { tenantId, customerId }: Owner,
  checkoutId: CheckoutId,
): Promise<Pick<Request, 'requestId' | 'answerBy'> | null> {
  const { rows } = await sql<Pick<Request, 'requestId' | 'answerBy'>>`select r.request_id as "requestId",
      r.answer_by as "answerBy"
    from home_requests r where r.tenant_id = ${tenantId} and r.customer_id = ${customerId}
      and r.checkout_id = ${checkoutId}`.execute(db);
  return rows[0] ?? null;
}

/** The one that became this booking. */
export async function readOfBooking(
  db: Db,
  { tenantId, customerId }: Owner,
  bookingId: BookingId,
): Promise<Request | null> {
  const { rows } = await sql<Request>`select ${columns} from home_requests r
    where r.tenant_id = ${tenantId} and r.customer_id = ${customerId}
      and r.booking_id = ${bookingId}`.execute(db);
  return rows[0] ?? null;
}

/** Those that became no stay: all that wait, and of the others those that ended since; first stays first. */
export async function readOwnRequests(db: Db, owner: Owner, endedSince: Instant): Promise<Request[]> {
  const { rows } = await sql<Request>`select ${columns} from home_requests r
    where r.tenant_id = ${owner.tenantId} and r.customer_id = ${owner.customerId} and r.state <> 'confirmed'
      and (r.state in ('requested', 'accepted', 'awaitingPayment') or r.changed_at > ${endedSince})
    order by r.check_in, r.request_id limit 50`.execute(db);
  return rows;
}

const WAITS = sql`(r.state in ('requested', 'accepted', 'awaitingPayment')
  or r.state in ('withdrawn', 'paymentFailed') and r.answered_at is not null and r.let_go_at is null)`;

/** What hasn't been looked at since then, the longest first; of all, or of one customer. */
export async function readUnsettled(
  db: Db,
  { before, of }: { readonly before: Instant; readonly of?: Owner | undefined },
  limit: number,
): Promise<Request[]> {
  const only = of ? sql`and r.tenant_id = ${of.tenantId} and r.customer_id = ${of.customerId}` : sql``;
  const { rows } = await sql<Request>`select ${columns} from home_requests r
    where ${WAITS} and r.looked_at <= ${before} ${only}
    order by r.looked_at limit ${limit}`.execute(db);
  return rows;
}

export async function noteLook(db: Db, ref: RequestRef, at: Instant): Promise<void> {
  await sql`update home_requests r set looked_at = ${at} where ${isThis(ref)}`.execute(db);
}

/** Of all customers: what waits for an answer and shares a night with one that was accepted. */
export async function readOverlapping(
  db: Db,
  { requestId, homeId, checkIn, checkOut }: Pick<Request, 'requestId' | 'homeId' | 'checkIn' | 'checkOut'>,
): Promise<Request[]> {
  const { rows } = await sql<Request>`select ${columns} from home_requests r
    where r.home_id = ${homeId} and r.state = 'requested' and r.request_id <> ${requestId}
      and r.check_in < ${checkOut} and ${checkIn} < r.check_out`.execute(db);
  return rows;
}

/** The supplier has it now, and says until when its host has time. False when another process noted it. */
export async function notePlaced(
  tx: Tx,
  ref: RequestRef,
  { at, answerBy }: { readonly at: Instant; readonly answerBy: Instant | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update home_requests r
    set placed_at = ${at}, answer_by = coalesce(${answerBy}, r.answer_by)
    where ${isThis(ref)} and r.state = 'requested' and r.placed_at is null`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  const start = { state: 'requested', cause: 'sent', at } as const;
  await noteStart(tx, HOME_REQUEST_MACHINE, ref, [[ref.requestId]], start);
  return true;
}

export async function noteLetGo(db: Db, ref: RequestRef, at: Instant): Promise<void> {
  await sql`update home_requests r set let_go_at = ${at}, looked_at = ${at} where ${isThis(ref)}`.execute(db);
}

/** Of one that still waits for its guest to pay. */
export async function noteFailure(db: Db, ref: RequestRef, failure: StoredFailure): Promise<void> {
  await sql`update home_requests r set failure = ${json(failure)}
    where ${isThis(ref)} and r.state = 'awaitingPayment'`.execute(db);
}

type Change = {
  readonly from: RequestState;
  readonly to: RequestState;
  readonly cause: string;
  readonly at: Instant;
  readonly set?: RawBuilder<unknown>;
};
/** Nothing is charged for it any more, so that nothing may be. */
const OVER: ReadonlySet<RequestState> = new Set([
  'confirmed',
  'declined',
  'expired',
  'withdrawn',
  'paymentFailed',
]);

/** False when it was no longer in that state. What its guest allowed to be charged ends with it. */
export async function moveRequest(
  tx: Tx,
  { tenantId, customerId, requestId }: RequestRef,
  { from, to, cause, at, set }: Change,
): Promise<boolean> {
  // Of one whose process died before it noted that the supplier has it
  if (from === 'requested') await notePlaced(tx, { tenantId, customerId, requestId }, { at, answerBy: null });
  const isFirst = await move(tx, HOME_REQUEST_MACHINE, {
    tenantId,
    customerId,
    subject: [requestId],
    from: [from],
    to,
    cause,
    at,
    set: sql`changed_at = ${at}, looked_at = ${at}${set ? sql`, ${set}` : sql``}`,
  });
  if (isFirst && OVER.has(to)) await endPermissions(tx, { tenantId, customerId }, requestId);
  return isFirst;
}

export const answeredColumns = (answeredAt: Instant) => sql`answered_at = ${answeredAt}`;
export const endedColumns = (cause: RequestCause | null) => sql`cause = ${cause}`;
export const bookedColumns = (bookingId: BookingId) => sql`booking_id = ${bookingId}, failure = null`;
export const unpaidColumns = (payBy: Instant, failure: StoredFailure | null) =>
  sql`pay_by = ${payBy}, failure = ${failure === null ? null : json(failure)}`;

type EndedKey = Owner & { readonly requestId: HomeRequestId };
/** Requests that became no stay and ended before then; returns which. */
export async function deleteEnded(tx: Tx, before: Instant, limit: number): Promise<EndedKey[]> {
  const { rows } = await sql<EndedKey>`delete from home_requests
    where (tenant_id, customer_id, request_id) in (
      select tenant_id, customer_id, request_id from home_requests
      where state in ('declined', 'expired', 'withdrawn', 'paymentFailed') and changed_at <= ${before}
      limit ${limit})
    returning tenant_id as "tenantId", customer_id as "customerId", request_id as "requestId"`.execute(tx);
  return rows;
}
