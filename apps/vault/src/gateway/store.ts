/**
 * The SQL of the gateway's own record. Each verb is one conditional statement: two at once cannot both have
 * an effect.
 */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { first } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { ChargeProblem, CheckKind } from './problems.ts';

export type AuthorizationRow = {
  readonly reference: string;
  readonly subject: string;
  readonly paymentId: string;
  readonly label: string;
  /** `checking`: its bank asks the card's holder first. */
  readonly state: 'checking' | 'authorized' | 'captured' | 'voided' | 'declined';
  readonly amountMinor: number;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly currency: Currency;
  readonly problem: ChargeProblem | null;
  readonly expiresAt: Instant;
  readonly checkSecret: string | null;
  readonly checkUntil: Instant | null;
};
export type CheckWay = {
  readonly until: Instant;
  readonly locale: 'en' | 'fr';
  /** Who is paid, as the bank's page names them. */
  readonly payee: string;
};
export type NewCheck = CheckWay & { readonly kind: CheckKind; readonly secret: string };
/** `amountMinor`: the most that may be charged by it. */
export type NewPermission = {
  readonly purpose: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly until: Instant;
};

const columns = sql`reference, subject, payment_id as "paymentId", label, state, amount_minor as
  "amountMinor",
  captured_minor as "capturedMinor", currency, problem, expires_at as "expiresAt",
  (select coalesce(sum(r.amount_minor), 0)::bigint from refunds r where r.reference =
    authorizations.reference)
    as "refundedMinor",
  (select secret from card_checks c where c.reference = authorizations.reference) as "checkSecret",
  (select until from card_checks c where c.reference = authorizations.reference) as "checkUntil"`;

export async function readAuthorization(db: Db, reference: string): Promise<AuthorizationRow | undefined> {
  const { rows } = await sql<AuthorizationRow>`select ${columns} from authorizations
    where reference = ${reference}`.execute(db);
  return rows[0];
}

export type ListWindow = {
  readonly from: Instant;
  readonly until: Instant;
  readonly after: string | null;
};
/** In the order of their references; permissions and references that were only voided aren't payments. */
export async function readAuthorizations(
  db: Db,
  { from, until, after }: ListWindow,
  limit: number,
): Promise<AuthorizationRow[]> {
  const { rows } = await sql<AuthorizationRow>`select ${columns} from authorizations
    where created_at >= ${from} and created_at < ${until} and reference > ${after ?? ''} and amount_minor > 0
    order by reference limit ${limit}`.execute(db);
  return rows;
}

/** Undefined when the reference is there already. `check`: what its bank asks first. */
export async function insertAuthorization(
  db: Db,
  row: Omit<AuthorizationRow, 'capturedMinor' | 'refundedMinor' | 'checkSecret' | 'checkUntil'>,
  check: NewCheck | null,
  now: Instant,
  permission: NewPermission | null = null,
): Promise<AuthorizationRow | undefined> {
  const isNew = await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`insert into authorizations
        (reference, subject, payment_id, label, state, amount_minor, currency, problem, created_at,
          expires_at)
      values (${row.reference}, ${row.subject}, ${row.paymentId}, ${row.label}, ${row.state},
        ${row.amountMinor},
        ${row.currency}, ${row.problem}, ${now}, ${row.expiresAt})
      on conflict (reference) do nothing`.execute(tx);
    if (numAffectedRows === 1n && check)
      await sql`insert into card_checks (reference, secret, kind, until, locale, payee)
        values (${row.reference}, ${check.secret}, ${check.kind}, ${check.until}, ${check.locale},
          ${check.payee})`.execute(tx);
    if (numAffectedRows === 1n && permission)
      await sql`insert into permissions (reference, purpose, amount_minor, currency, until)
        values (${row.reference}, ${permission.purpose}, ${permission.amountMinor}, ${permission.currency},
          ${permission.until})`.execute(tx);
    return numAffectedRows === 1n;
  });
  return isNew ? readAuthorization(db, row.reference) : undefined;
}

export type PermissionRow = NewPermission & {
  readonly usedBy: string | null;
  /** The authorization of nothing that has its state. */
  readonly row: AuthorizationRow;
};
export async function readPermission(db: Db, reference: string): Promise<PermissionRow | undefined> {
  const { rows } = await sql<Omit<PermissionRow, 'row'>>`select purpose, amount_minor as "amountMinor",
    currency, until, used_by as "usedBy" from permissions where reference = ${reference}`.execute(db);
  const row = rows[0] && (await readAuthorization(db, reference));
  return rows[0] && row && { ...rows[0], row };
}

/** True for the one charge that it's used for: of that person's card, of at most so much, in time. */
export async function claimPermission(
  db: Db,
  permission: string,
  charge: Pick<AuthorizationRow, 'reference' | 'subject' | 'paymentId' | 'amountMinor' | 'currency'>,
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update permissions p set used_by = ${charge.reference}
    from authorizations a
    where p.reference = ${permission} and a.reference = p.reference and a.state = 'authorized'
      and a.subject = ${charge.subject} and a.payment_id = ${charge.paymentId}
      and p.currency = ${charge.currency} and p.amount_minor >= ${charge.amountMinor}
      and p.until > ${now}::timestamptz
      and (p.used_by is null or p.used_by = ${charge.reference})`.execute(db);
  return numAffectedRows === 1n;
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
      set state = case when authorizations.state in ('authorized', 'checking') then 'voided'
        else authorizations.state end
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
