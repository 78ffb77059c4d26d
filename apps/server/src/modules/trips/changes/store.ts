/** The SQL of changes of bookings. Everything is found by its owner. */
import type { PricedAsk } from '@sojourn/contract/changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { addMoney } from '@sojourn/domain/money.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { PolicyCheck } from '#modules/companies/policy/store.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { SweepKey, SweptPage } from '#workflow/jobs/sweep.ts';
import type { WalkKey } from '#workflow/jobs/walk.ts';
import { forgetMoves, noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { ChangeRef, ChangeRow } from './change-row.ts';
import { CHANGE_MACHINE } from './machines.ts';
import type { ChangeQuoted } from './product.ts';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;
const columns = sql`tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId",
  change_id as "changeId", booking_version as "bookingVersion", state, ask, quote, failure,
  expires_at as "expiresAt", tender_no as "tenderNo"`;

/** How a company's policy judged a change. */
export type ChangeCheck = Omit<PolicyCheck, 'checkoutId'>;
export type NewChange = ChangeRef & Pick<ChangeRow, 'bookingVersion' | 'ask'>;

export async function insertChange(tx: Tx, row: NewChange, at: Instant): Promise<void> {
  await sql`insert into changes (tenant_id, customer_id, booking_id, change_id, booking_version, state, ask,
      created_at)
    values (${row.tenantId}, ${row.customerId}, ${row.bookingId}, ${row.changeId}, ${row.bookingVersion},
      'requested', ${json(row.ask)}, ${at})`.execute(tx);
  const start = { state: 'requested', cause: 'requested', at } as const;
  await noteStart(tx, CHANGE_MACHINE, row, [[row.changeId]], start);
}

export async function readChange(db: Db | Tx, ref: ChangeRef): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`select ${columns} from changes
    where ${ofBooking(ref)} and change_id = ${ref.changeId}`.execute(db);
  return rows[0];
}

/** Those of a booking in some states, the newest last. */
export async function listChanges(
  db: Db | Tx,
  ref: BookingRef,
  states: readonly ChangeRow['state'][],
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`select ${columns} from changes
    where ${ofBooking(ref)} and state = any(${states}::text[]) order by created_at, change_id`.execute(db);
  return rows;
}

/** Those of all the customer's bookings that are being made. */
export async function listConfirming(db: Db | Tx, { tenantId, customerId }: Owner): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`select ${columns} from changes
    where tenant_id = ${tenantId} and customer_id = ${customerId} and state = 'confirming'`.execute(db);
  return rows;
}

/** What was last asked for of a booking, has a price and hasn't been made; undefined for nothing. */
export async function readLatestAsk(
  db: Db | Tx,
  ref: BookingRef,
): Promise<(ChangeRow & { readonly ask: PricedAsk }) | undefined> {
  const { rows } = await sql<ChangeRow & { readonly ask: PricedAsk }>`select ${columns} from changes
    where ${ofBooking(ref)} and state <> 'done' and ask ->> 'kind' not in ('Part', 'Extras', 'Details')
    order by created_at desc, change_id desc limit 1`.execute(db);
  return rows[0];
}

/** The columns that change with its moves; with `move`. */
export const quotedColumns = (quote: ChangeQuoted, expiresAt: Instant) =>
  sql`quote = ${json(quote)}, expires_at = ${expiresAt}::timestamptz`;
export const confirmingColumns = (tenderNo: number | null, policy: ChangeCheck | null = null) =>
  sql`tender_no = ${tenderNo}::int, policy = ${policy === null ? null : JSON.stringify(policy)}::jsonb`;
export const doneColumns = (at: Instant) => sql`done_at = ${at}::timestamptz`;
export const failedColumns = (failure: ChangeFailure) => sql`failure = ${failure}`;

/** What must hold of a booking `t` for a change of one of its versions; with `move`. */
export const isVersion = (version: number) => sql`t.version = ${version}`;

/** What was canceled of a booking while the rest stayed booked, the first first. */
export async function readCanceledParts(db: Db, ref: BookingRef): Promise<TripDetail['canceledParts']> {
  type Row = { readonly quote: ChangeQuoted; readonly doneAt: Instant };
  const { rows } = await sql<Row>`select quote, done_at as "doneAt" from changes
    where ${ofBooking(ref)} and state = 'done' and done_at is not null and ask->>'kind' = 'Part'
    order by done_at`.execute(db);
  return rows.flatMap(({ quote: { detail }, doneAt }) => {
    if (detail.kind !== 'Part') return [];
    const [first, ...others] = detail.parts;
    if (!first) return [];
    const sum = (of: 'refund' | 'credit') => addMoney(first[of], ...others.map((part) => part[of]));
    const names = detail.parts.map(({ name }) => name);
    const unit = detail.unit === undefined ? {} : { unit: detail.unit };
    return { ...unit, names, refund: sum('refund'), credit: sum('credit'), canceledAt: doneAt };
  });
}

type SealedChange = ChangeRef & { readonly sealed: string };
/** Of all customers' changes that are being made, a page of those that another key than the mark's sealed. */
export async function readSealedOtherwise(
  tx: Tx,
  mark: string,
  after: WalkKey | null,
  limit: number,
): Promise<SealedChange[]> {
  const [tenantId = '', customerId = '', changeId = ''] = after ?? [];
  const { rows } = await sql<SealedChange>`select tenant_id as "tenantId", customer_id as "customerId",
      booking_id as "bookingId", change_id as "changeId", quote->'facts'->>'sealed' as sealed
    from changes where state = 'confirming' and ask->>'kind' = 'Details'
      and not starts_with(quote->'facts'->>'sealed', ${mark})
      and (tenant_id, customer_id, change_id) > (${tenantId}, ${customerId}, ${changeId})
    order by tenant_id, customer_id, change_id limit ${limit}`.execute(tx);
  return rows;
}

/** Unless it's over, or somebody else sealed it anew. */
export async function changeSealed(tx: Tx, of: ChangeRef, sealed: string, was: string): Promise<void> {
  await sql`update changes set quote = jsonb_set(quote, '{facts,sealed}', to_jsonb(${sealed}::text))
    where ${ofBooking(of)} and change_id = ${of.changeId} and state = 'confirming'
      and quote->'facts'->>'sealed' = ${was}`.execute(tx);
}

/** What a product needed to confirm it, once it's over. */
export async function forgetFacts(tx: Tx, ref: ChangeRef): Promise<void> {
  await sql`update changes set quote = jsonb_set(quote, '{facts}', '{}')
    where ${ofBooking(ref)} and change_id = ${ref.changeId}`.execute(tx);
}

type Swept = Owner & { readonly at: string; readonly id: string };
/** Deletes changes that were requested before then and never confirmed, one page after a key. */
export async function deleteUnconfirmed(
  tx: Tx,
  before: Instant,
  [at = '-infinity', ...key]: SweepKey,
  limit: number,
): Promise<SweptPage> {
  const { rows } = await sql<Swept>`with page as (
      select tenant_id, customer_id, change_id, created_at from changes
      where state in ('quoted', 'unquoted', 'superseded') and created_at < ${before}
        and (created_at, tenant_id, customer_id, change_id)
          > (${at}::timestamptz, ${key[0] ?? ''}, ${key[1] ?? ''}, ${key[2] ?? ''})
      order by created_at, tenant_id, customer_id, change_id limit ${limit} for update skip locked),
    gone as (delete from changes g using page p where g.tenant_id = p.tenant_id
      and g.customer_id = p.customer_id and g.change_id = p.change_id)
    select tenant_id as "tenantId", customer_id as "customerId", change_id as id, created_at::text as at
    from page order by created_at, tenant_id, customer_id, change_id`.execute(tx);
  await forgetMoves(tx, CHANGE_MACHINE, rows);
  const last = rows.at(-1);
  const next = last ? [last.at, last.tenantId, last.customerId, last.id] : null;
  return { read: rows.length, gone: rows.length, last: next };
}

/** The protection that pays for a change that is being made. */
export async function readClaimed(db: Db, ref: BookingRef): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`select (quote -> 'claim' ->> 'protectionNo')::int as no
    from changes where ${ofBooking(ref)} and state = 'confirming'
      and quote -> 'claim' ->> 'protectionNo' is not null`.execute(db);
  return rows.map(({ no }) => no);
}
