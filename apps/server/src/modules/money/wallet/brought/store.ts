/** The SQL of credits that a booking brought. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { CreditType } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import { sql } from 'kysely';
import type { Owner, Tx } from '#workflow/saga.ts';
import { type Credit, creditColumns } from '../store.ts';

const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;

/** Credits that a booking brought and that go with it, locked; forfeited from now on. */
export async function forfeitOrigin(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  types: readonly CreditType[],
  at: Instant,
): Promise<Credit[]> {
  const { rows } = await sql<Credit>`update travel_credits set forfeited_at = ${at}::timestamptz
    where ${ofOwner(owner)} and origin_booking_id = ${bookingId} and type = any(${types}::text[])
      and forfeited_at is null
    returning ${creditColumns}`.execute(tx);
  return rows;
}

/** Credits that a booking brought and that depend on it, locked; spent from another moment on. */
export async function rebindOrigin(
  tx: Tx,
  owner: Owner,
  of: {
    readonly bookingId: BookingId;
    readonly types: readonly CreditType[];
    readonly spendableFrom: Instant | null;
  },
): Promise<Credit[]> {
  const { rows } = await sql<Credit>`update travel_credits
    set spendable_from = ${of.spendableFrom}::timestamptz
    where ${ofOwner(owner)} and origin_booking_id = ${of.bookingId} and type = any(${of.types}::text[])
      and forfeited_at is null and state = 'Available'
    returning ${creditColumns}`.execute(tx);
  return rows;
}
