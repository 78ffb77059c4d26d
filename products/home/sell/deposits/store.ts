/** The SQL of deposits, all but what is due by their owner. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { move, noteStart } from '@sojourn/server/workflow/move.ts';
import type { Owner, Tx } from '@sojourn/server/workflow/saga.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DepositState } from '#home/rules/booking/deposit.ts';
import {
  type Deposit,
  type DepositCard,
  type DepositRef,
  HOME_DEPOSIT_MACHINE,
  type NewDeposit,
} from './deposit.ts';

const columns = sql`d.tenant_id as "tenantId", d.customer_id as "customerId", d.deposit_id as "depositId",
  d.booking_id as "bookingId", d.home_id as "homeId", d.state, d.amount_minor as "amountMinor", d.currency,
  d.payment_id as "paymentId", d.card_owner as "cardOwner", d.label, d.permission, d.attempt,
  d.held_until as "heldUntil", d.hold_at as "holdAt", d.release_at as "releaseAt",
  d.taken_minor as "takenMinor"`;
const isThis = ({ tenantId, customerId, depositId }: DepositRef) =>
  sql`d.tenant_id = ${tenantId} and d.customer_id = ${customerId} and d.deposit_id = ${depositId}`;

/** Once for a home of a booking; the times of one that's planned follow its booking. */
export async function saveDeposit(tx: Tx, row: NewDeposit): Promise<void> {
  const { card } = row;
  const { rows } = await sql<{ isNew: boolean }>`insert into home_deposits as d (tenant_id, customer_id,
      deposit_id, booking_id, home_id, state, amount_minor, currency, payment_id, card_owner, label, hold_at,
      release_at, next_at)
    values (${row.tenantId}, ${row.customerId}, ${row.depositId}, ${row.bookingId}, ${row.homeId}, 'planned',
      ${row.amountMinor}, ${row.currency}, ${card?.paymentId ?? null}, ${card?.cardOwner ?? null},
      ${card?.label ?? ''}, ${row.holdAt}, ${row.releaseAt}, ${row.holdAt})
    on conflict (tenant_id, customer_id, booking_id, home_id) do update set hold_at = excluded.hold_at,
      release_at = excluded.release_at, next_at = excluded.next_at
    where d.state in ('planned', 'held', 'unheld')
    returning d.deposit_id = ${row.depositId} as "isNew"`.execute(tx);
  if (!rows[0]?.isNew) return;
  const start = { state: 'planned', cause: 'booked', at: row.holdAt } as const;
  await noteStart(tx, HOME_DEPOSIT_MACHINE, row, [[row.depositId]], start);
}

export async function readDeposit(db: Db | Tx, ref: DepositRef): Promise<Deposit | undefined> {
  const { rows } = await sql<Deposit>`select ${columns} from home_deposits d where ${isThis(ref)}`.execute(
    db,
  );
  return rows[0];
}

/** Nobody else moves it, or claims on it, until the transaction ends. */
export async function lockDeposit(tx: Tx, ref: DepositRef): Promise<Deposit | undefined> {
  const { rows } = await sql<Deposit>`select ${columns} from home_deposits d where ${isThis(ref)}
    for update`.execute(tx);
  return rows[0];
}

export async function readDepositsOf(
  db: Db | Tx,
  { tenantId, customerId }: Owner,
  bookingId: BookingId,
): Promise<Deposit[]> {
  const { rows } = await sql<Deposit>`select ${columns} from home_deposits d where d.tenant_id = ${tenantId}
    and d.customer_id = ${customerId} and d.booking_id = ${bookingId} order by d.hold_at`.execute(db);
  return rows;
}

/** Of all customers, or of one: the longest due first. */
export async function readDueDeposits(
  db: Db,
  { now, of }: { readonly now: Instant; readonly of?: Owner | undefined },
  limit: number,
): Promise<Deposit[]> {
  const only = of ? sql`and d.tenant_id = ${of.tenantId} and d.customer_id = ${of.customerId}` : sql``;
  const { rows } = await sql<Deposit>`select ${columns} from home_deposits d
    where d.next_at <= ${now} ${only} order by d.next_at limit ${limit}`.execute(db);
  return rows;
}

export async function planNext(db: Db | Tx, ref: DepositRef, at: Instant | null): Promise<void> {
  await sql`update home_deposits d set next_at = ${at} where ${isThis(ref)}`.execute(db);
}

/** The card that holds it from now on, as its guest allowed. */
export async function setCard(
  db: Db | Tx,
  ref: DepositRef,
  { paymentId, cardOwner, label }: DepositCard,
  permission: string,
): Promise<void> {
  await sql`update home_deposits d set payment_id = ${paymentId}, card_owner = ${cardOwner}, label = ${label},
      permission = ${permission}
    where ${isThis(ref)} and d.state in ('planned', 'unheld')`.execute(db);
}

type Hold = { readonly attempt: number; readonly heldUntil: Instant; readonly label: string };
export const heldColumns = ({ attempt, heldUntil, label }: Hold, nextAt: Instant) =>
  sql`attempt = ${attempt}, held_until = ${heldUntil}, label = ${label}, permission = null,
    next_at = ${nextAt}`;
/** False when it's another by now. */
export async function noteRenewed(tx: Tx, of: Deposit, hold: Hold, nextAt: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`update home_deposits d set ${heldColumns(hold, nextAt)}
    where ${isThis(of)} and d.state = 'held' and d.attempt = ${of.attempt}`.execute(tx);
  return numAffectedRows === 1n;
}
export const unheldColumns = (attempt: number, nextAt: Instant) =>
  sql`attempt = ${attempt}, held_until = null, permission = null, next_at = ${nextAt}`;
/** Another card that was chosen can't be held either. */
export async function noteRefused(tx: Tx, of: Deposit, attempt: number, nextAt: Instant): Promise<void> {
  await sql`update home_deposits d set ${unheldColumns(attempt, nextAt)}
    where ${isThis(of)} and d.state = 'unheld'`.execute(tx);
}
export const overColumns = (takenMinor: number) =>
  sql`taken_minor = ${takenMinor}, held_until = null, next_at = null`;

type Change = {
  readonly to: DepositState;
  readonly cause: string;
  readonly at: Instant;
  readonly set: RawBuilder<unknown>;
};
/** False when it was another by then. */
export const moveDeposit = (tx: Tx, of: Deposit, { to, cause, at, set }: Change): Promise<boolean> =>
  move(tx, HOME_DEPOSIT_MACHINE, {
    tenantId: of.tenantId,
    customerId: of.customerId,
    subject: [of.depositId],
    from: [of.state],
    to,
    cause,
    at,
    set,
    where: sql`t.attempt = ${of.attempt}`,
  });
