/**
 * The SQL of the gateway's own record. Each verb is one conditional statement: two at once cannot both have
 * an effect.
 */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { first } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { ChargeProblem } from './problems.ts';

export type AuthorizationRow = {
  readonly reference: string;
  readonly subject: string;
  readonly paymentId: string;
  readonly label: string;
  readonly state: 'authorized' | 'captured' | 'voided' | 'declined';
  readonly amountMinor: number;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly currency: Currency;
  readonly problem: ChargeProblem | null;
  readonly expiresAt: Instant;
};

const columns = sql`reference, subject, payment_id as "paymentId", label, state, amount_minor as
  "amountMinor",
  captured_minor as "capturedMinor", currency, problem, expires_at as "expiresAt",
  (select coalesce(sum(r.amount_minor), 0)::bigint from refunds r where r.reference =
    authorizations.reference)
    as "refundedMinor"`;

export async function readAuthorization(db: Db, reference: string): Promise<AuthorizationRow | undefined> {
  const { rows } = await sql<AuthorizationRow>`select ${columns} from authorizations
    where reference = ${reference}`.execute(db);
  return rows[0];
}

/** Undefined when the reference is there already. */
export async function insertAuthorization(
  db: Db,
  row: Omit<AuthorizationRow, 'capturedMinor' | 'refundedMinor'>,
  now: Instant,
): Promise<AuthorizationRow | undefined> {
  const { rows } = await sql<AuthorizationRow>`insert into authorizations
      (reference, subject, payment_id, label, state, amount_minor, currency, problem, created_at, expires_at)
    values (${row.reference}, ${row.subject}, ${row.paymentId}, ${row.label}, ${row.state},
      ${row.amountMinor},
      ${row.currency}, ${row.problem}, ${now}, ${row.expiresAt})
    on conflict (reference) do nothing returning ${columns}`.execute(db);
  return rows[0];
}

/** Undefined when there is nothing of that amount left to take. */
export async function captureAuthorization(
  db: Db,
  reference: string,
  amountMinor: number,
  now: Instant,
): Promise<AuthorizationRow | undefined> {
  const { rows } = await sql<AuthorizationRow>`update authorizations
    set state = 'captured', captured_minor = ${amountMinor}
    where reference = ${reference} and state = 'authorized' and amount_minor >= ${amountMinor}
      and expires_at > ${now}::timestamptz
    returning ${columns}`.execute(db);
  return rows[0];
}

/**
 * The state after it: voided, or what stood in the way. A reference never seen is noted, so that a late call
 * is refused.
 */
export async function voidAuthorization(
  db: Db,
  reference: string,
  now: Instant,
): Promise<AuthorizationRow['state']> {
  const { rows } = await sql<{ state: AuthorizationRow['state'] }>`insert into authorizations
      (reference, subject, payment_id, label, state, amount_minor, currency, created_at, expires_at)
    values (${reference}, '', '', '', 'voided', 0, 'USD', ${now}, ${now})
    on conflict (reference) do update
      set state = case authorizations.state when 'authorized' then 'voided' else authorizations.state end
    returning state`.execute(db);
  return first(rows).state;
}

export type RefundRow = {
  readonly refundReference: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly createdAt: Instant;
};
const refundColumns = sql`refund_reference as "refundReference", reference, amount_minor as "amountMinor",
  created_at as "createdAt"`;

/** Undefined when it would be more than was captured, or the reference is there already. */
export async function insertRefund(
  db: Db,
  refund: Omit<RefundRow, 'createdAt'>,
  now: Instant,
): Promise<RefundRow | undefined> {
  return db.transaction().execute(async (tx) => {
    await sql`select 1 from authorizations where reference = ${refund.reference} for update`.execute(tx);
    const { rows } = await sql<RefundRow>`insert into refunds
        (refund_reference, reference, amount_minor, created_at)
      select ${refund.refundReference}, reference, ${refund.amountMinor}::bigint, ${now}::timestamptz
      from authorizations a where reference = ${refund.reference} and captured_minor >=
        ${refund.amountMinor}::bigint
        + (select coalesce(sum(r.amount_minor), 0) from refunds r where r.reference = a.reference)
      on conflict (refund_reference) do nothing returning ${refundColumns}`.execute(tx);
    return rows[0];
  });
}

export async function readRefunds(db: Db, reference: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`select ${refundColumns} from refunds where reference = ${reference}
    order by created_at, refund_reference`.execute(db);
  return rows;
}
