/** The SQL of travel credits, of what bookings hold and take of them, and of the customer's own ledger. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type {
  AirlineCreditId,
  BookingId,
  CreditId,
  DisruptionCoverId,
  FreezeCoverId,
  OfferId,
  PriceFreezeId,
} from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { EntryType } from '@sojourn/domain/wallet/credits/credit-entries.ts';
import type { CreditState } from '@sojourn/domain/wallet/credits/credit-state.ts';
import { CREDIT_TYPE_NAMES, type CreditType } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import { creditTerms } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { withNext } from '@sojourn/postgres/with-next.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

export type SourceId =
  | CreditId
  | OfferId
  | AirlineCreditId
  | PriceFreezeId
  | FreezeCoverId
  | DisruptionCoverId;
export type Credit = Owner & {
  readonly creditId: CreditId;
  readonly type: CreditType;
  readonly state: CreditState;
  readonly currency: Currency;
  readonly grantedMinor: number;
  readonly availableMinor: number;
  readonly heldMinor: number;
  readonly accountReferenceId: string | null;
  readonly originBookingId: BookingId | null;
  readonly originName: string;
  readonly originCode: string;
  readonly grantedAt: Instant;
  readonly expiresAt: Instant;
  readonly frozenBecause: 'BadStanding' | null;
  readonly forfeitedAt: Instant | null;
  /** Null: it may be spent from the day that it's granted. */
  readonly spendableFrom: Instant | null;
};

const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
export const creditColumns = sql`tenant_id as "tenantId",
  customer_id as "customerId", credit_id as "creditId", type,
  state, currency, granted_minor as "grantedMinor", available_minor as "availableMinor",
  held_minor as "heldMinor", account_reference_id as "accountReferenceId",
  origin_booking_id as "originBookingId", origin_name as "originName", origin_code as "originCode",
  granted_at as "grantedAt", expires_at as "expiresAt", frozen_because as "frozenBecause",
  forfeited_at as "forfeitedAt", spendable_from as "spendableFrom"`;

export type NewCredit = Omit<
  Credit,
  'state' | 'availableMinor' | 'heldMinor' | 'forfeitedAt' | 'originName' | 'originCode'
> & {
  readonly grantKey: string;
  /** Null: as the booking that brought it is called. */
  readonly originName: string | null;
  readonly originCode: string | null;
};

/** The credit with its first noted state; false when one with its key was granted before. */
export async function insertCredit(tx: Tx, row: NewCredit): Promise<boolean> {
  const { rows } = await sql`with granted as (
      insert into travel_credits (tenant_id, customer_id, credit_id, type, currency, granted_minor,
        available_minor, grant_key, account_reference_id, origin_booking_id, origin_name, origin_code,
        granted_at, expires_at, frozen_because, spendable_from)
      select ${row.tenantId}, ${row.customerId}, ${row.creditId}, ${row.type}, ${row.currency},
        ${row.grantedMinor}::bigint, ${row.grantedMinor}::bigint, ${row.grantKey}, ${row.accountReferenceId},
        o.booking_id, coalesce(${row.originName}, b.title, ''),
        coalesce(${row.originCode}, b.confirmation_code, ''), ${row.grantedAt}::timestamptz,
        ${row.expiresAt}::timestamptz, ${row.frozenBecause}, ${row.spendableFrom}::timestamptz
      from (select ${row.originBookingId}::text as booking_id) o
      left join bookings b on b.tenant_id = ${row.tenantId} and b.customer_id = ${row.customerId}
        and b.booking_id = o.booking_id
      on conflict (tenant_id, customer_id, grant_key) do nothing
      returning tenant_id, customer_id, credit_id, granted_at),
    noted as (insert into transitions (tenant_id, customer_id, machine, subject_id, to_state, cause, at)
      select tenant_id, customer_id, 'credit', credit_id, 'Available', 'granted', granted_at from granted)
    select credit_id from granted`.execute(tx);
  return rows.length === 1;
}

/** All credits of the customer that something is left of, those that end first before the others. */
export async function readLiveCredits(db: Db | Tx, owner: Owner): Promise<Credit[]> {
  const { rows } = await sql<Credit>`select ${creditColumns} from travel_credits
    where ${ofOwner(owner)} and state = 'Available' order by expires_at, granted_at, credit_id`.execute(db);
  return rows;
}

/** The credit that was granted under that key. */
export async function findGranted(tx: Tx, owner: Owner, grantKey: string): Promise<Credit | undefined> {
  const { rows } = await sql<Credit>`select ${creditColumns} from travel_credits
    where ${ofOwner(owner)} and grant_key = ${grantKey}`.execute(tx);
  return rows[0];
}

/** In the order in which all lock them. */
export async function lockCredits(tx: Tx, owner: Owner, ids: readonly CreditId[]): Promise<Credit[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Credit>`select ${creditColumns} from travel_credits
    where ${ofOwner(owner)} and credit_id = any(${ids}::text[]) order by credit_id for update`.execute(tx);
  return rows;
}

export type CreditChange = {
  readonly creditId: CreditId;
  /** What is added to, or with a minus taken from, what is free to spend and what is held. */
  readonly availableMinor: number;
  readonly heldMinor: number;
};

type HowChanged = {
  readonly whenEmpty: Exclude<CreditState, 'Available'>;
  readonly cause: string;
  readonly at: Instant;
  readonly spendableAt?: Instant;
};
/** Parts of a statement that has the changes as `wanted`; `changed`: the credits that were changed. */
function changedCredits(owner: Owner, { whenEmpty, cause, at, spendableAt }: HowChanged) {
  const spendable = spendableAt
    ? sql`and c.state = 'Available' and c.frozen_because is null and c.forfeited_at is null
        and c.expires_at > ${spendableAt}
        and (c.spendable_from is null or c.spendable_from <= ${spendableAt}::timestamptz)
        and c.available_minor + w.available >= 0`
    : sql``;
  return sql`locked as (select c.credit_id, c.state, w.available, w.held
      from travel_credits c join wanted w using (credit_id)
      where ${ofOwner(owner)} ${spendable} order by c.credit_id for update of c),
    changed as (update travel_credits c
      set available_minor = c.available_minor + l.available, held_minor = c.held_minor + l.held,
        state = case when c.available_minor + l.available + c.held_minor + l.held > 0 then 'Available'
          else ${whenEmpty} end
      from locked l where c.tenant_id = ${owner.tenantId} and c.customer_id = ${owner.customerId}
        and c.credit_id = l.credit_id
      returning c.tenant_id, c.customer_id, c.credit_id, c.type, c.currency, l.state as before,
        c.state as after),
    noted as (
      insert into transitions (tenant_id, customer_id, machine, subject_id, from_state, to_state, cause, at)
      select tenant_id, customer_id, 'credit', credit_id, before, after, ${cause}, ${at}::timestamptz
      from changed where before <> after)`;
}

/**
 * Changes balances in one statement, locking in one order so that two bookings never wait for each other.
 * `spendableAt`: only credits that may be spent then and have enough. Answers the ids that were changed: the
 * caller decides what a missing one means. One change for each credit.
 */
export async function changeCredits(
  tx: Tx,
  owner: Owner,
  changes: readonly CreditChange[],
  how: HowChanged,
): Promise<CreditId[]> {
  const { rows } = await sql<{ creditId: CreditId }>`with wanted as (
      select * from unnest(${changes.map(({ creditId }) => creditId)}::text[],
        ${changes.map(({ availableMinor }) => availableMinor)}::bigint[],
        ${changes.map(({ heldMinor }) => heldMinor)}::bigint[]) as w (credit_id, available, held)),
    ${changedCredits(owner, how)}
    select credit_id as "creditId" from changed`.execute(tx);
  return rows.map(({ creditId }) => creditId);
}

export type HoldPart = {
  readonly tenderNo: number;
  readonly sourceId: SourceId;
  readonly amountMinor: number;
};
export type Hold = HoldPart & { readonly takenMinor: number; readonly returnedMinor: number };
const holdColumns = sql`tender_no as "tenderNo", source_id as "sourceId", amount_minor as "amountMinor",
  taken_minor as "takenMinor", returned_minor as "returnedMinor"`;

export async function insertHolds(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  parts: readonly HoldPart[],
  at: Instant,
): Promise<void> {
  await withNext(
    tx,
    sql`insert into credit_holds
      (tenant_id, customer_id, booking_id, tender_no, source_id, amount_minor, held_at)
    select ${owner.tenantId}, ${owner.customerId}, ${bookingId}, p.tender_no, p.source_id, p.amount,
      ${at}::timestamptz
    from unnest(${parts.map(({ tenderNo }) => tenderNo)}::int[],
      ${parts.map(({ sourceId }) => sourceId)}::text[],
      ${parts.map(({ amountMinor }) => amountMinor)}::bigint[]) as p (tender_no, source_id, amount)`,
  );
}

/** What a credit's entry is called when a booking takes it. */
const REDEEMED = CREDIT_TYPE_NAMES.map((type) => creditTerms(type).entries.redeemed);

export type EndedHold = Hold & { readonly isOfCredit: boolean };
/**
 * Ends the booking's holds and settles the credits among them in one statement: what is named was taken, with
 * an entry each; the rest is free to spend again. Empty when they had ended before.
 */
export async function endHolds(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  taken: readonly { readonly tenderNo: number; readonly amountMinor: number }[],
  at: Instant,
): Promise<EndedHold[]> {
  const { rows } = await sql<EndedHold>`with ended as (update credit_holds h
      set taken_minor = coalesce(t.amount, 0),
        state = case when coalesce(t.amount, 0) > 0 then 'settled' else 'released' end
      from (select b.tender_no as number, p.amount from credit_holds b
        left join unnest(${taken.map(({ tenderNo }) => tenderNo)}::int[],
          ${taken.map(({ amountMinor }) => amountMinor)}::bigint[]) as p (tender_no, amount)
          using (tender_no)
        where ${ofOwner(owner)} and b.booking_id = ${bookingId}) t
      where h.tenant_id = ${owner.tenantId} and h.customer_id = ${owner.customerId}
        and h.booking_id = ${bookingId} and h.tender_no = t.number and h.state = 'held'
      returning h.tender_no, h.source_id, h.amount_minor, h.taken_minor, h.returned_minor),
    wanted as (select source_id as credit_id, sum(amount_minor - taken_minor)::bigint as available,
        -sum(amount_minor)::bigint as held
      from ended group by source_id),
    ${changedCredits(owner, { whenEmpty: 'Redeemed', cause: 'settled', at })},
    entered as (insert into credit_entries (tenant_id, customer_id, credit_id, type, amount_minor, currency,
        booking_id, name, code, at)
      select ${owner.tenantId}, ${owner.customerId}, c.credit_id, r.entry, -e.taken_minor, c.currency,
        ${bookingId}, coalesce(b.title, ''), coalesce(b.confirmation_code, ''), ${at}::timestamptz
      from ended e join changed c on c.credit_id = e.source_id
      join unnest(${CREDIT_TYPE_NAMES}::text[], ${REDEEMED}::text[]) as r (type, entry) on r.type = c.type
      left join bookings b on b.tenant_id = ${owner.tenantId} and b.customer_id = ${owner.customerId}
        and b.booking_id = ${bookingId}
      where e.taken_minor > 0 order by e.tender_no)
    select tender_no as "tenderNo", source_id as "sourceId", amount_minor as "amountMinor",
      taken_minor as "takenMinor", returned_minor as "returnedMinor",
      exists (select from changed c where c.credit_id = ended.source_id) as "isOfCredit"
    from ended order by tender_no`.execute(tx);
  return rows;
}

/** Notes that parts of what a booking took are given back; the database refuses more than was taken. */
export async function noteReturns(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  parts: readonly { readonly tenderNo: number; readonly amountMinor: number }[],
): Promise<Hold[]> {
  const { rows } = await sql<Hold>`update credit_holds h
    set returned_minor = h.returned_minor + p.amount
    from unnest(${parts.map(({ tenderNo }) => tenderNo)}::int[],
      ${parts.map(({ amountMinor }) => amountMinor)}::bigint[]) as p (number, amount)
    where ${ofOwner(owner)} and booking_id = ${bookingId} and state = 'settled' and tender_no = p.number
    returning ${holdColumns}`.execute(tx);
  return rows;
}

/** Of what a booking took, parts that another takes from now on; returns what that has. */
export async function splitHolds(
  tx: Tx,
  owner: Owner,
  from: BookingId,
  to: BookingId,
  parts: readonly { readonly tenderNo: number; readonly amountMinor: number }[],
  at: Instant,
): Promise<Hold[]> {
  const { rows } = await sql<Hold>`with taken as (update credit_holds h
      set taken_minor = h.taken_minor - p.amount
      from unnest(${parts.map(({ tenderNo }) => tenderNo)}::int[],
        ${parts.map(({ amountMinor }) => amountMinor)}::bigint[]) as p (number, amount)
      where ${ofOwner(owner)} and booking_id = ${from} and state = 'settled' and tender_no = p.number
      returning h.tender_no, h.source_id, p.amount)
    insert into credit_holds (tenant_id, customer_id, booking_id, tender_no, source_id, state, amount_minor,
      taken_minor, held_at)
    select ${owner.tenantId}, ${owner.customerId}, ${to}, tender_no, source_id, 'settled', amount, amount,
      ${at}::timestamptz
    from taken returning ${holdColumns}`.execute(tx);
  return rows;
}

/** Whether another booking has something of an offer that it hasn't given back. */
export async function isUsedBesides(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  sourceId: SourceId,
): Promise<boolean> {
  const { rows } = await sql`select from credit_holds where ${ofOwner(owner)} and source_id = ${sourceId}
    and booking_id <> ${bookingId} and taken_minor > returned_minor`.execute(tx);
  return rows.length > 0;
}

export type NewEntry = Owner & {
  readonly creditId: CreditId;
  readonly type: EntryType;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly bookingId: BookingId | null;
  /** Where there is no booking of ours to take them from. */
  readonly name?: string;
  readonly code?: string;
  readonly at: Instant;
};

/** In order; a booking's title and confirmation code are written down with the entry. Answers their ids. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<number[]> {
  if (entries.length === 0) return [];
  const column = <K extends keyof NewEntry>(key: K) => entries.map((entry) => entry[key] ?? null);
  const { rows } = await sql<{ entryId: number }>`insert into credit_entries
      (tenant_id, customer_id, credit_id, type, amount_minor, currency, booking_id, name, code, at)
    select e.tenant_id, e.customer_id, e.credit_id, e.type, e.amount, e.currency, e.booking_id,
      coalesce(e.name, b.title, ''), coalesce(e.code, b.confirmation_code, ''), e.at
    from unnest(${column('tenantId')}::text[], ${column('customerId')}::text[],
      ${column('creditId')}::text[], ${column('type')}::text[], ${column('amountMinor')}::bigint[],
      ${column('currency')}::text[], ${column('bookingId')}::text[], ${column('name')}::text[],
      ${column('code')}::text[], ${column('at')}::timestamptz[]) with ordinality
      as e (tenant_id, customer_id, credit_id, type, amount, currency, booking_id, name, code, at, line)
    left join lateral (select title, confirmation_code from bookings
      where tenant_id = e.tenant_id and customer_id = e.customer_id and booking_id = e.booking_id
      limit 1) b on true
    order by e.line
    returning entry_id as "entryId"`.execute(tx);
  return rows.map(({ entryId }) => entryId);
}

/** Credits of all customers whose time is over and that have something free, locked for one process. */
export async function lockEnded(tx: Tx, now: Instant, limit: number): Promise<Credit[]> {
  const { rows } = await sql<Credit>`select ${creditColumns} from travel_credits
    where available_minor > 0 and (expires_at <= ${now} or forfeited_at is not null)
    order by expires_at, credit_id limit ${limit} for update skip locked`.execute(tx);
  return rows;
}
