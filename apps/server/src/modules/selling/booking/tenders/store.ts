/** The SQL of a booking's tenders and of what comes back of each. Everything is asked for by its owner. */
import type { RefundPart } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import type { RefundState, TenderState } from '@sojourn/domain/booking/state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { AirlineCreditId, BookingId, CreditId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { AirlineCreditState } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { CreditType } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import type { EarningState } from '@sojourn/domain/wallet/earning.ts';
import type { PlannedTender } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { noteStart, type Subject, startNoted } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { REFUND_MACHINE, TENDER_MACHINE } from '../machines.ts';

export type BookingRef = Owner & { readonly bookingId: BookingId };
/** `amountMinor`: what is or was set aside; `units` are those that were asked for first. */
export type Tender = PlannedTender & {
  readonly tenderNo: number;
  readonly state: TenderState;
  readonly label: string;
  /** Ours, at the gateway or the bank. */
  readonly reference: string;
  readonly capturedMinor: number;
  /** Whose card it is at the vault, where the caller has just read it; never stored. */
  readonly cardOwner?: string;
};
export type NewTender = Omit<Tender, 'state' | 'capturedMinor'>;
/** What became of the credit or offer that was refunded. */
export type ReturnOutcome = 'returned' | 'reissued' | 'forfeited';
export type Refund = {
  readonly refundNo: number;
  readonly tenderNo: number;
  readonly state: RefundState;
  readonly amountMinor: number;
  readonly units: number | null;
  readonly reference: string;
  readonly dueBy: Instant;
  readonly sentAt: Instant | null;
  readonly returnedAt: Instant | null;
  readonly outcome: ReturnOutcome | null;
  /** What owes it: the id of a change or of an offer, else the cancellation; null in rows from before. */
  readonly cause: string | null;
};

/** Throws when the booking has no such tender. */
export const getTender = (tenders: readonly Tender[], no: Tender['tenderNo']): Tender =>
  assertPresent(
    tenders.find(({ tenderNo }) => tenderNo === no),
    `tender ${no}`,
  );

/** Credits and offers, which are reserved and taken in our own database. */
export const isOfWallet = ({ kind }: Pick<Tender, 'kind'>): boolean =>
  kind === 'TravelWallet' || kind === 'AncillaryCredit';

const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

/**
 * Adds them as parts of another statement. Their first noted state is `authorizing`: nothing is set aside
 * yet.
 */
export function tendersPart(
  of: BookingRef,
  tenders: readonly NewTender[],
  currency: Currency,
  at: Instant,
): RawBuilder<unknown> {
  const column = <K extends keyof NewTender>(key: K) => tenders.map((tender) => tender[key]);
  const subjects = tenders.map(({ tenderNo }): Subject => [of.bookingId, tenderNo]);
  const start = { state: 'authorizing', cause: 'paying', at } as const;
  return sql`tendered as (insert into tenders (tenant_id, customer_id, booking_id, tender_no, kind,
      source_id, label, reference, amount_minor, units, currency)
    select ${of.tenantId}, ${of.customerId}, ${of.bookingId}, t.tender_no, t.kind, t.source_id, t.label,
      t.reference, t.amount, t.units, ${currency}
    from unnest(${column('tenderNo')}::int[], ${column('kind')}::text[], ${column('sourceId')}::text[],
      ${column('label')}::text[], ${column('reference')}::text[], ${column('amountMinor')}::bigint[],
      ${column('units')}::bigint[])
      as t (tender_no, kind, source_id, label, reference, amount, units)),
    tenders_noted as (${startNoted(TENDER_MACHINE, of, subjects, start)})`;
}

export async function insertTenders(tx: Tx, ...of: Parameters<typeof tendersPart>): Promise<void> {
  await sql`with ${tendersPart(...of)} select`.execute(tx);
}

/** As it is read back from the commit that begins the booking, which sets aside what is of the wallet. */
export const begunTender = (tender: NewTender): Tender => ({
  ...tender,
  state: isOfWallet(tender) ? 'authorized' : 'authorizing',
  capturedMinor: 0,
});

const selectTenders = (ref: BookingRef) =>
  sql<Tender>`select tender_no as "tenderNo", kind, state, source_id as "sourceId",
      label, reference, amount_minor as "amountMinor", units, captured_minor as "capturedMinor"
    from tenders where ${ofBooking(ref)} order by tender_no`;

/** In paying order. */
export async function readTenders(db: Db | Tx, ref: BookingRef): Promise<Tender[]> {
  return (await selectTenders(ref).execute(db)).rows;
}

/** The same as one value of another statement. */
export const tendersValue = (ref: BookingRef) =>
  sql<Tender[]>`(select coalesce(json_agg(t), '[]') from (${selectTenders(ref)}) t)`;

/** Another card pays: before anything is set aside on it. */
export async function replaceCard(
  tx: Tx,
  of: BookingRef,
  tenderNo: number,
  card: { readonly paymentId: string; readonly reference: string },
): Promise<void> {
  await sql`update tenders set source_id = ${card.paymentId}, reference = ${card.reference}
    where ${ofBooking(of)} and tender_no = ${tenderNo} and kind = 'UserCard'`.execute(tx);
}

/** What the other side calls the tender (null: as it was), and the amount it was asked for. */
export const authorizedColumns = (amountMinor: number, label: string | null, until: Instant | null) =>
  sql`label = coalesce(${label}, label), amount_minor = ${amountMinor}, authorized_until = ${until},
    units = case when units is null then null else ${amountMinor}::bigint end`;
export const capturedColumns = (capturedMinor: number) =>
  sql`captured_minor = ${capturedMinor},
    units = case when units is null then null else ${capturedMinor}::bigint end`;

/**
 * `parts` in order, numbered after those of the booking so far; each is asked of the other side under
 * `<booking>:refund:<n>`. In a transaction that has the booking's row. Returns their numbers.
 */
export async function insertRefunds(
  tx: Tx,
  of: BookingRef,
  parts: readonly RefundPart[],
  currency: Currency,
  at: Instant,
  cause = 'canceled',
): Promise<readonly number[]> {
  if (parts.length === 0) return [];
  const { rows } = await sql<{ refundNo: number }>`with before as (
      select coalesce(max(refund_no), 0) as last from refunds where ${ofBooking(of)})
    insert into refunds (tenant_id, customer_id, booking_id, refund_no, tender_no, amount_minor,
      units, currency, reference, due_by, created_at, cause)
    select ${of.tenantId}, ${of.customerId}, ${of.bookingId}, last + p.line, p.tender_no, p.amount, p.units,
      ${currency}, ${of.bookingId} || ':refund:' || (last + p.line), p.due_by, ${at}::timestamptz,
      ${cause}
    from before, unnest(${parts.map(({ tenderNo }) => tenderNo)}::int[],
      ${parts.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${parts.map(({ units }) => units ?? null)}::bigint[],
      ${parts.map(({ dueBy }) => dueBy)}::timestamptz[])
      with ordinality as p (tender_no, amount, units, due_by, line)
    returning refund_no as "refundNo"`.execute(tx);
  const numbers = rows.map(({ refundNo }) => refundNo);
  const subjects = numbers.map((refundNo): Subject => [of.bookingId, refundNo]);
  await noteStart(tx, REFUND_MACHINE, of, subjects, { state: 'open', cause, at });
  return numbers;
}

const refundColumns = sql`r.refund_no as "refundNo", r.tender_no as "tenderNo", r.state,
  r.amount_minor as "amountMinor", r.units, r.reference, r.due_by as "dueBy", r.sent_at as "sentAt",
  r.returned_at as "returnedAt", r.outcome, r.cause`;

export async function readRefunds(db: Db | Tx, ref: BookingRef): Promise<Refund[]> {
  const { rows } = await sql<Refund>`select ${refundColumns} from refunds r
    where ${ofBooking(ref)} order by refund_no`.execute(db);
  return rows;
}

export type BookedMoney = { readonly capturedMinor: number; readonly refundedMinor: number };
/** Of each of the bookings, what was taken and given back, in one statement. */
export async function readMoney(
  db: Db | Tx,
  { tenantId, customerId }: Owner,
  bookingIds: readonly BookingId[],
): Promise<ReadonlyMap<BookingId, BookedMoney>> {
  const { rows } = await sql<BookedMoney & { bookingId: BookingId }>`select id as "bookingId",
      (select coalesce(sum(t.captured_minor), 0)::int from tenders t where t.tenant_id = ${tenantId}
        and t.customer_id = ${customerId} and t.booking_id = id) as "capturedMinor",
      (select coalesce(sum(r.amount_minor), 0)::int from refunds r where r.tenant_id = ${tenantId}
        and r.customer_id = ${customerId} and r.booking_id = id) as "refundedMinor"
    from unnest(${bookingIds}::text[]) as id`.execute(db);
  return new Map(rows.map(({ bookingId, ...money }) => [bookingId, money]));
}

/** How much of which tender was given back so far, as one value of another statement. */
export const givenBackValue = (ref: BookingRef) =>
  sql<GivenBack[]>`(select coalesce(json_agg(json_build_object('tenderNo', r.tender_no, 'amountMinor',
      r.amount_minor) order by r.refund_no), '[]') from refunds r where ${ofBooking(ref)})`;
export type GivenBack = Pick<Refund, 'tenderNo' | 'amountMinor'>;

export const sentColumns = (at: Instant) => sql`sent_at = ${at}`;
export const returnedColumns = (at: Instant) =>
  sql`sent_at = coalesce(t.sent_at, ${at}::timestamptz), returned_at = ${at}`;
/** Of a credit or an offer, which is back or gone at once. */
export const settledColumns = (
  outcome: ReturnOutcome,
  creditId: CreditId | AirlineCreditId | null,
  at: Instant,
) => sql`sent_at = ${at}, returned_at = ${at}, outcome = ${outcome}, credit_id = ${creditId}`;

export type SentRefund = BookingRef & Refund & { readonly tenderReference: string };
/**
 * Refunds of all customers that have left for a card and haven't been seen to arrive: those due for a look,
 * the longest first. Each is due again ten minutes later, then ever later, at last every six hours.
 * `of`: those of one customer, due or not.
 */
export async function claimSentRefunds(db: Db, limit: number, of?: Owner): Promise<SentRefund[]> {
  const isDue = of
    ? sql`tenant_id = ${of.tenantId} and customer_id = ${of.customerId}`
    : sql`next_look_at <= now()`;
  const { rows } = await sql<SentRefund>`with due as (
      select tenant_id as t, customer_id as c, booking_id as b, refund_no as n from refunds
      where state = 'sent' and ${isDue} order by next_look_at limit ${limit}
      for update skip locked),
    claimed as (update refunds r set looks = r.looks + 1, next_look_at = clock_timestamp()
        + least(interval '6 hours', interval '10 minutes' * power(2, least(r.looks, 10)))
          * (0.5 + random() / 2)
      from due where r.tenant_id = t and r.customer_id = c and r.booking_id = b and r.refund_no = n
      returning r.*)
    select r.tenant_id as "tenantId", r.customer_id as "customerId", r.booking_id as "bookingId",
      ${refundColumns}, t.reference as "tenderReference"
    from claimed r join tenders t using (tenant_id, customer_id, booking_id, tender_no)
    where t.kind = 'UserCard'`.execute(db);
  return rows;
}

type OverdueRefund = BookingRef & Pick<Refund, 'refundNo' | 'amountMinor' | 'state' | 'dueBy'>;
/** Refunds of all customers that are not back although they are due, and that no open case looks after. */
export async function readOverdueRefunds(db: Db, now: Instant, limit: number): Promise<OverdueRefund[]> {
  const { rows } = await sql<OverdueRefund>`select r.tenant_id as "tenantId",
      r.customer_id as "customerId", r.booking_id as "bookingId", r.refund_no as "refundNo",
      r.amount_minor as "amountMinor", r.state, r.due_by as "dueBy"
    from refunds r
    where r.state <> 'returned' and r.due_by < ${now} and not exists (
      select from cases c where c.tenant_id = r.tenant_id and c.customer_id = r.customer_id
        and c.subject_id = r.booking_id and c.kind = 'refundOverdue' and c.state <> 'closed')
    order by r.due_by limit ${limit}`.execute(db);
  return rows;
}

/**
 * What a tender of the wallet was taken from, as it is now: a credit has a type, an offer an end, an
 * airline's credit a state and an end that may be unknown.
 */
export type WalletSource = {
  readonly tenderNo: number;
  readonly type: CreditType | null;
  readonly airlineState: AirlineCreditState | null;
  readonly endsAt: Instant | null;
  readonly isForfeited: boolean;
};
export async function readWalletSources(db: Db, ref: BookingRef): Promise<WalletSource[]> {
  const { rows } = await sql<WalletSource>`select t.tender_no as "tenderNo", c.type,
      a.state as "airlineState", coalesce(c.expires_at, o.ends_at, a.expires_at) as "endsAt",
      c.forfeited_at is not null as "isForfeited"
    from tenders t
    left join travel_credits c on c.tenant_id = t.tenant_id and c.customer_id = t.customer_id
      and c.credit_id = t.source_id
    left join offers o on o.tenant_id = t.tenant_id and o.customer_id = t.customer_id
      and o.offer_id = t.source_id
    left join airline_credits a on a.tenant_id = t.tenant_id and a.customer_id = t.customer_id
      and a.credit_id = t.source_id
    where t.tenant_id = ${ref.tenantId} and t.customer_id = ${ref.customerId}
      and t.booking_id = ${ref.bookingId}
      and coalesce(c.credit_id, o.offer_id, a.credit_id) is not null`.execute(db);
  return rows;
}

/** A tender of rewards by our reference at the bank, of any customer, with what is back of it. */
export type RewardsTender = BookingRef &
  Pick<Tender, 'tenderNo' | 'state' | 'capturedMinor' | 'reference'> & {
    readonly backMinor: number;
    readonly isMoving: boolean;
  };
export async function readRewardsTenders(db: Db, references: readonly string[]): Promise<RewardsTender[]> {
  const { rows } = await sql<RewardsTender>`select t.tenant_id as "tenantId",
      t.customer_id as "customerId", t.booking_id as "bookingId", t.tender_no as "tenderNo", t.state,
      t.captured_minor as "capturedMinor", t.reference, coalesce((
        select sum(amount_minor) from refunds r where r.tenant_id = t.tenant_id
          and r.customer_id = t.customer_id and r.booking_id = t.booking_id
          and r.tender_no = t.tender_no and r.state in ('sent', 'returned')), 0)::bigint as "backMinor",
      exists (select from sagas s where s.tenant_id = t.tenant_id and s.customer_id = t.customer_id
        and s.state = 'running'
          and t.booking_id in (s.input ->> 'bookingId', s.input ->> 'freezeId')) as "isMoving"
    from tenders t left join bookings b using (tenant_id, customer_id, booking_id)
    where t.kind = 'Rewards' and t.reference = any(${references}::text[])
    order by b.created_at, t.booking_id`.execute(db);
  return rows;
}

type EndingAuthorization = BookingRef &
  Pick<Tender, 'tenderNo' | 'kind' | 'amountMinor'> & { readonly until: Instant };
/** What's set aside, of all customers, and can't be taken any more from before then on; soonest first. */
export async function readEndingAuthorizations(
  db: Db | Tx,
  before: Instant,
  limit: number,
): Promise<EndingAuthorization[]> {
  const { rows } = await sql<EndingAuthorization>`select tenant_id as "tenantId",
      customer_id as "customerId", booking_id as "bookingId", tender_no as "tenderNo", kind,
      amount_minor as "amountMinor", authorized_until as "until"
    from tenders where state = 'authorized' and authorized_until < ${before}
    order by authorized_until limit ${limit}`.execute(db);
  return rows;
}

/** Whose payment a card's reference at the gateway is of; bookings that were split off share it. */
export async function findCardTender(db: Db, reference: string): Promise<BookingRef | undefined> {
  const { rows } = await sql<BookingRef>`select tenant_id as "tenantId", customer_id as "customerId",
      booking_id as "bookingId"
    from tenders where kind = 'UserCard' and reference = ${reference}
    order by (reference like booking_id || ':%') desc, booking_id limit 1`.execute(db);
  return rows[0];
}

/** Whether one of a booking is still set aside, with an end before then. */
export async function isEnding(tx: Tx, ref: BookingRef, before: Instant): Promise<boolean> {
  const { rows } = await sql`select from tenders where ${ofBooking(ref)} and state = 'authorized'
    and authorized_until < ${before} limit 1`.execute(tx);
  return rows.length > 0;
}

/** What's under way with one: its own saga, or that of a change that it pays. */
export async function readRunningSagas(
  db: Db,
  { tenantId, customerId, bookingId }: BookingRef,
): Promise<string[]> {
  const { rows } = await sql<{ sagaId: string }>`select saga_id as "sagaId" from sagas
    where tenant_id = ${tenantId} and customer_id = ${customerId} and state = 'running'
      and input ->> 'bookingId' = ${bookingId}
    order by created_at, saga_id`.execute(db);
  return rows.map(({ sagaId }) => sagaId);
}

export type NotedEarning = BookingRef & { readonly state: EarningState; readonly units: number };
/** What bookings have noted that they earn, of all customers. */
export async function readNotedEarnings(db: Db, bookingIds: readonly string[]): Promise<NotedEarning[]> {
  const { rows } = await sql<NotedEarning>`select tenant_id as "tenantId", customer_id as "customerId",
      booking_id as "bookingId", state, units
    from earnings where booking_id = any(${bookingIds}::text[])`.execute(db);
  return rows;
}
