/** The SQL of requests for approval: found by their traveler, or within a company. */
import { type ApprovalState, isUndecided, WAITING_SHOWN } from '@sojourn/domain/approvals/approval-state.ts';
import type { Decider } from '@sojourn/domain/approvals/deciders.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { ApprovalId, BookingId, CheckoutId } from '@sojourn/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';
import { noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { partyOfRow, sharesTravelers, travelsByRow } from '../../arranging/party/store.ts';
import { APPROVAL_MACHINE } from '../machines.ts';
import type { EndedBy, Request, RequestKey, ReturnedFor, StoredStep } from './request.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const columns = sql`r.tenant_id as "tenantId", r.customer_id as "customerId", r.request_id as "requestId",
  r.business_id as "businessId", r.code, r.trip_id as "tripId", r.state, r.version,
  r.checkout_id as "checkoutId", r.booking_id as "bookingId", r.kind, r.terms,
  r.requested_minor as "requestedMinor", r.requested_quote_id as "requestedQuoteId", r.sent_at as "sentAt",
  r.decide_by as "decideBy", r.noticed_hours as "noticedHours", r.ended_by as "endedBy",
  r.returned_for as "returnedFor", r.now_minor as "nowMinor", r.scenario,
  r.changed_at as "changedAt", r.policy_changed_at as "policyChangedAt",
  r.confirm_by as "confirmBy",
  c.subject, c.first_name || ' ' || c.last_name as "requesterName",
  ${partyOfRow('r')} as party`;
export const from = sql`approval_requests r
  join customers c on c.tenant_id = r.tenant_id and c.customer_id = r.customer_id`;

type Where = RawBuilder<unknown>;
export const readMany = async (db: Db | Tx, where: Where, rest = sql``): Promise<Request[]> =>
  (await sql<Request>`select ${columns} from ${from} where ${where} ${rest}`.execute(db)).rows;
const readOne = async (db: Db | Tx, where: Where, rest = sql``): Promise<Request | null> =>
  (await readMany(db, where, rest))[0] ?? null;

const isRow = ({ tenantId, customerId, requestId }: RequestKey) =>
  sql`r.tenant_id = ${tenantId} and r.customer_id = ${customerId} and r.request_id = ${requestId}`;
const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`r.tenant_id = ${tenantId} and r.customer_id = ${customerId}`;

export type InCompany = { readonly tenantId: TenantId; readonly businessId: string };
export const ofCompany = ({ tenantId, businessId }: InCompany) =>
  sql`r.tenant_id = ${tenantId} and r.business_id = ${businessId}`;

export const readRequest = (db: Db | Tx, key: RequestKey) => readOne(db, isRow(key));
/** Others who decide about it wait, until the transaction ends. */
export const lockRequest = (tx: Tx, key: RequestKey) => readOne(tx, isRow(key), sql`for update of r`);
export const findInCompany = (db: Db | Tx, company: InCompany, requestId: ApprovalId) =>
  readOne(db, sql`${ofCompany(company)} and r.request_id = ${requestId}`);
/** Others who decide about them wait, until the transaction ends. */
export const lockInCompany = (tx: Tx, company: InCompany, requestIds: readonly ApprovalId[]) =>
  readMany(
    tx,
    sql`${ofCompany(company)} and r.request_id = any(${requestIds}::text[])`,
    sql`order by r.customer_id, r.request_id for update of r`,
  );
export const readOfCheckout = (db: Db | Tx, owner: Owner, checkoutId: CheckoutId) =>
  readOne(db, sql`${ofOwner(owner)} and r.checkout_id = ${checkoutId}`);
export const readOfBooking = (db: Db, owner: Owner, bookingId: BookingId) =>
  readOne(db, sql`${ofOwner(owner)} and r.booking_id = ${bookingId}`);
/** The others of a trip, in the order of their days. */
export const readOfTrip = (
  db: Db | Tx,
  { tripId, requestId, ...owner }: RequestKey & Pick<Request, 'tripId'>,
) =>
  readMany(
    db,
    sql`${ofOwner(owner)} and r.trip_id = ${tripId} and r.request_id <> ${requestId}`,
    sql`order by r.terms ->> 'startsAt', r.request_id`,
  );

export type NewRequest = Omit<
  Request,
  | 'noticedHours'
  | 'confirmBy'
  | 'endedBy'
  | 'returnedFor'
  | 'nowMinor'
  | 'changedAt'
  | 'policyChangedAt'
  | 'subject'
  | 'requesterName'
  | 'party'
>;
/** False when the checkout has one already. */
export async function insertRequest(tx: Tx, row: NewRequest): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into approval_requests (tenant_id, customer_id, request_id,
      business_id, code, trip_id, state, version, checkout_id, kind_set, kind, terms, requested_minor,
      requested_quote_id, sent_at, decide_by, scenario, changed_at)
    values (${row.tenantId}, ${row.customerId}, ${row.requestId}, ${row.businessId}, ${row.code},
      ${row.tripId}, ${row.state}, ${row.version}, ${row.checkoutId}, '24hr_review', ${row.kind},
      ${json(row.terms)}, ${row.requestedMinor}, ${row.requestedQuoteId}, ${row.sentAt}, ${row.decideBy},
      ${row.scenario}, ${row.sentAt})
    on conflict do nothing`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  const start = { state: row.state, cause: row.kind, at: row.sentAt };
  await noteStart(tx, APPROVAL_MACHINE, row, [[row.requestId]], start);
  return true;
}

/** The columns of one that is sent again; with `move`. */
export const sentAgainColumns = (row: NewRequest) => sql`version = ${row.version},
  checkout_id = ${row.checkoutId}, booking_id = null, kind = ${row.kind}, terms = ${json(row.terms)},
  requested_minor = ${row.requestedMinor}, requested_quote_id = ${row.requestedQuoteId},
  sent_at = ${row.sentAt}, decide_by = ${row.decideBy}, noticed_hours = null, ended_by = null,
  returned_for = null, now_minor = null,
  policy_changed_at = null, scenario = ${row.scenario}, changed_at = ${row.sentAt}`;
export const endedColumns = (by: EndedBy, at: Instant) => sql`ended_by = ${by}, changed_at = ${at}`;
export const bookedColumns = (bookingId: BookingId, at: Instant) =>
  sql`booking_id = ${bookingId}, changed_at = ${at}`;
export const returnedColumns = (why: ReturnedFor, nowMinor: number | null, at: Instant) =>
  sql`returned_for = ${why}, now_minor = ${nowMinor}, changed_at = ${at}`;
export const isVersion = (version: number) => sql`t.version = ${version}`;

export async function insertSteps(
  tx: Tx,
  { tenantId, customerId, requestId }: RequestKey,
  version: number,
  deciders: readonly Decider[],
): Promise<void> {
  await sql`insert into approval_steps (tenant_id, customer_id, request_id, version, position, approver, why)
    select ${tenantId}, ${customerId}, ${requestId}, ${version}, s.position, s.approver, s.why
    from unnest(${deciders.map(({ subject }) => subject)}::text[],
      ${deciders.map(({ why }) => why)}::text[]) with ordinality as s (approver, why, position)`.execute(tx);
}

export async function readSteps(db: Db | Tx, key: RequestKey, version: number): Promise<StoredStep[]> {
  const { rows } = await sql<StoredStep>`select position, approver, why, decision, note, suggestion,
      decided_by as "decidedBy", decided_at as "decidedAt", moved_from as "movedFrom"
    from approval_steps
    where tenant_id = ${key.tenantId} and customer_id = ${key.customerId}
      and request_id = ${key.requestId} and version = ${version} order by position`.execute(db);
  return rows;
}

export async function decideStep(
  tx: Tx,
  { tenantId, customerId, requestId, version }: RequestKey & Pick<Request, 'version'>,
  position: number,
  by: Pick<StoredStep, 'note' | 'suggestion'> & {
    readonly decision: 'approve' | 'decline';
    readonly subject: string;
  },
  at: Instant,
): Promise<void> {
  await sql`update approval_steps set decision = ${by.decision}, note = ${by.note},
      suggestion = ${by.suggestion && json(by.suggestion)},
      decided_by = ${by.subject}, decided_at = ${at}
    where tenant_id = ${tenantId} and customer_id = ${customerId} and request_id = ${requestId}
      and version = ${version} and position = ${position} and decision is null`.execute(tx);
}

/** Whether what is bought is still what was asked for: the same request to the supplier. */
export async function isSameSale(db: Db, request: Request): Promise<boolean> {
  const { rows } = await sql<{ isSame: boolean }>`select a.request = n.request as "isSame"
    from checkouts c
    join quotes n on n.tenant_id = c.tenant_id and n.customer_id = c.customer_id and n.quote_id = c.quote_id
    join quotes a on a.tenant_id = c.tenant_id and a.customer_id = c.customer_id
      and a.quote_id = ${request.requestedQuoteId}
    where c.tenant_id = ${request.tenantId} and c.customer_id = ${request.customerId}
      and c.checkout_id = ${request.checkoutId}`.execute(db);
  return rows[0]?.isSame ?? false;
}

export type Decides = {
  readonly subject: string;
  readonly isAdmin: boolean;
  /** For whom they decide. */
  readonly coversFor: readonly string[];
};
/** Of all the company's, those that a person decides about, or would have; never their own trips. */
const decidesAbout =
  ({ subject, isAdmin, coversFor }: Decides): Fits =>
  (table) => {
    const isNobodysTrip = sql`c.subject <> ${subject} and not ${travelsByRow(table, subject)}`;
    // Without an `or` for admins, others' requests are found by their steps
    if (isAdmin) return isNobodysTrip;
    const r = sql.ref(table);
    return sql`${isNobodysTrip} and exists (select from approval_steps s where s.tenant_id = ${r}.tenant_id
    and s.customer_id = ${r}.customer_id and s.request_id = ${r}.request_id and s.version = ${r}.version
    and (s.approver = any(${[subject, ...coversFor]}::text[]) or s.decided_by = ${subject}))`;
  };

/** What a list looks for, as a condition on a table of requests of one customer `c`. */
export type Fits = (table: string) => Where;
const ALL: Fits = () => sql`true`;

/** Lists are of trips: of all of one trip that fit, the one that comes first. */
function isFirstOfTrip(states: readonly ApprovalState[], fits: Fits): Where {
  const comes = states.some(isUndecided) ? sql`<` : sql`>`;
  return sql`r.state = any(${states}::text[]) and ${fits('r')} and not exists (
    select from approval_requests o where o.tenant_id = r.tenant_id and o.customer_id = r.customer_id
      and o.trip_id = r.trip_id and o.state = any(${states}::text[])
      and (o.decide_by, o.request_id) ${comes} (r.decide_by, r.request_id) and ${fits('o')})`;
}

/** The others of these trips in the same states, in the order of their days. */
export const readParts = (
  db: Db,
  company: InCompany,
  trips: readonly Request[],
  states: readonly ApprovalState[],
): Promise<Request[]> =>
  readMany(
    db,
    sql`${ofCompany(company)} and r.state = any(${states}::text[])
      and (r.customer_id, r.trip_id) in (select * from unnest(
        ${trips.map(({ customerId }) => customerId)}::text[], ${trips.map(({ tripId }) => tripId)}::text[]))
      and r.request_id <> all(${trips.map(({ requestId }) => requestId)}::text[])`,
    sql`order by r.terms ->> 'startsAt', r.request_id`,
  );

export type Page = {
  readonly states: readonly ApprovalState[];
  readonly after: { readonly decideBy: string; readonly requestId: string } | null;
  readonly limit: number;
};
/** What waits comes by when it is due, what is over the latest first. */
export const page = ({ states, after, limit }: Page, fits: Fits = ALL) => {
  const isWaiting = states.some(isUndecided);
  const comes = isWaiting ? sql`>` : sql`<`;
  const key = sql`(r.decide_by, r.request_id)`;
  const later = after ? sql`and ${key} ${comes} (${after.decideBy}::timestamptz, ${after.requestId})` : sql``;
  const order = isWaiting ? sql`` : sql`desc`;
  return {
    where: sql`${isFirstOfTrip(states, fits)} ${later}`,
    rest: sql`order by r.decide_by ${order}, r.request_id ${order} limit ${limit}`,
  };
};

export function listOwn(db: Db, owner: Owner, wanted: Page): Promise<Request[]> {
  const { where, rest } = page(wanted);
  return readMany(db, sql`${ofOwner(owner)} and ${where}`, rest);
}

export function listToDecide(db: Db, company: InCompany, who: Decides, wanted: Page): Promise<Request[]> {
  const { where, rest } = page(wanted, decidesAbout(who));
  return readMany(db, sql`${ofCompany(company)} and ${where}`, rest);
}

/** `WAITING_SHOWN` and one more at most of each: however many there are, it's quick. */
export async function countWaiting(
  db: Db,
  owner: Owner,
  company: InCompany,
  who: Decides,
  states: readonly ApprovalState[],
): Promise<{ readonly mine: number; readonly toDecide: number }> {
  const most = WAITING_SHOWN + 1;
  const { rows } = await sql<{ mine: number; toDecide: number }>`select
      (select count(*) from (select from approval_requests r where ${ofOwner(owner)} and ${ofCompany(company)}
        and ${isFirstOfTrip(states, ALL)} limit ${most}) as own)::int as mine,
      (select count(*) from (select from ${from} where ${ofCompany(company)}
        and ${isFirstOfTrip(states, decidesAbout(who))} limit ${most}) as others)::int as "toDecide"`.execute(
    db,
  );
  return rows[0] ?? { mine: 0, toDecide: 0 };
}

/** Of all customers, or of one: what nobody carries on with, or whose time has come. */
export const readUnsettled = (
  db: Db,
  { now, before, of }: { readonly now: Instant; readonly before: Instant; readonly of?: Owner | undefined },
  limit: number,
) =>
  readMany(
    db,
    sql`((r.state in ('sending', 'approved', 'canceling') and r.changed_at <= ${before})
      or (r.state in ('pending', 'inReview') and r.decide_by <= ${now})) and ${of ? ofOwner(of) : sql`true`}`,
    sql`order by r.decide_by limit ${limit}`,
  );

/** What waits for a decision that is due within so many hours. */
export const readDueSoon = (db: Db, until: Instant, limit: number) =>
  readMany(
    db,
    sql`r.state in ('pending', 'inReview') and r.decide_by <= ${until}`,
    sql`order by r.decide_by limit ${limit}`,
  );

/** False when another process has noticed it. */
export async function setNoticed(tx: Tx, key: RequestKey, hours: number): Promise<boolean> {
  const { tenantId, customerId, requestId } = key;
  const { numAffectedRows } = await sql`update approval_requests set noticed_hours = ${hours}
    where tenant_id = ${tenantId} and customer_id = ${customerId} and request_id = ${requestId}
      and state in ('pending', 'inReview')
      and (noticed_hours is null or noticed_hours > ${hours})`.execute(tx);
  return numAffectedRows === 1n;
}

/** The request whose trip a checkout belongs to: the same travelers, days that meet, and still wanted. */
export const findSameTrip = (
  db: Db | Tx,
  owner: Owner,
  checkoutId: CheckoutId,
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
) =>
  readOne(
    db,
    sql`${ofOwner(owner)} and r.state not in ('withdrawn', 'canceled', 'canceling')
      and (r.terms ->> 'startsAt')::timestamptz < ${endsAt}::timestamptz + interval '12 hours'
      and (r.terms ->> 'endsAt')::timestamptz > ${startsAt}::timestamptz - interval '12 hours'
      and ${sharesTravelers('r', checkoutId)}`,
    sql`order by r.sent_at desc limit 1`,
  );

/** Until when its traveler has to confirm the payment of its booking; null: they don't have to. */
export async function setConfirmBy(
  tx: Tx,
  { tenantId, customerId, bookingId }: Owner & { readonly bookingId: BookingId },
  until: Instant | null,
): Promise<void> {
  await sql`update approval_requests r set confirm_by = ${until} from checkouts c
    where r.tenant_id = ${tenantId} and r.customer_id = ${customerId} and c.tenant_id = r.tenant_id
      and c.customer_id = r.customer_id and c.checkout_id = r.checkout_id
      and c.booking_id = ${bookingId}`.execute(tx);
}
