/** The SQL of bookings that wait for their customer to pay. */
import type { PaymentRequestState } from '@sojourn/domain/checkout/payment-request.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CheckoutId, CustomerId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { NamedInAll } from '../in-language.ts';
import { PAYMENT_REQUEST_MACHINE } from '../machines.ts';

export type PaymentRequestRef = Owner & { readonly checkoutId: CheckoutId };
export type NewPaymentRequest = PaymentRequestRef & {
  readonly agentId: CustomerId;
  readonly title: string;
  readonly subtitle: string;
  /** For each reader's language; null in older requests. */
  readonly named: NamedInAll | null;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly requestedAt: Instant;
  readonly expiresAt: Instant;
};
export type PaymentRequestRow = NewPaymentRequest & {
  readonly state: PaymentRequestState;
  readonly agentName: string;
  readonly isBooked: boolean;
};

const bookingThat = (is: RawBuilder<unknown>) => sql`exists (select from bookings b
  where b.tenant_id = r.tenant_id and b.customer_id = r.customer_id and b.checkout_id = r.checkout_id
    and ${is})`;
const BOOKED = bookingThat(sql`b.state not in ('Pending', 'Failed')`);
const BEING_BOOKED = bookingThat(sql`b.state <> 'Failed'`);
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const columns = sql`r.tenant_id as "tenantId", r.customer_id as "customerId", r.checkout_id as "checkoutId",
  r.state, r.agent_id as "agentId", r.title, r.subtitle, r.named, r.total_minor as "totalMinor", r.currency,
  r.requested_at as "requestedAt", r.expires_at as "expiresAt", ${BOOKED} as "isBooked",
  coalesce(a.first_name || coalesce(' ' || nullif(left(a.last_name, 1), '') || '.', ''), '') as "agentName"`;
const rowsOf = sql`payment_requests r
  left join customers a on a.tenant_id = r.tenant_id and a.customer_id = r.agent_id`;

export async function readPaymentRequest(
  db: Db | Tx,
  ref: PaymentRequestRef,
): Promise<PaymentRequestRow | undefined> {
  const { rows } = await sql<PaymentRequestRow>`select ${columns} from ${rowsOf}
    where r.tenant_id = ${ref.tenantId} and r.customer_id = ${ref.customerId}
      and r.checkout_id = ${ref.checkoutId}`.execute(db);
  return rows[0];
}

type LockedRequest = Pick<PaymentRequestRow, 'state' | 'expiresAt'>;
/** Nobody else answers it, or pays its checkout, until the transaction ends. */
export async function lockPaymentRequest(tx: Tx, ref: PaymentRequestRef): Promise<LockedRequest | undefined> {
  const { rows } = await sql<LockedRequest>`select state, expires_at as "expiresAt" from payment_requests
    where tenant_id = ${ref.tenantId} and customer_id = ${ref.customerId}
      and checkout_id = ${ref.checkoutId} for update`.execute(tx);
  return rows[0];
}

/** Or booked. A statement of its own: one that waited for the lock wouldn't see what was begun. */
export async function isBeingBooked(tx: Tx, ref: PaymentRequestRef): Promise<boolean> {
  const { rows } = await sql<{ isBeingBooked: boolean }>`select ${BEING_BOOKED} as "isBeingBooked"
    from payment_requests r where r.tenant_id = ${ref.tenantId} and r.customer_id = ${ref.customerId}
      and r.checkout_id = ${ref.checkoutId}`.execute(tx);
  return rows[0]?.isBeingBooked === true;
}

/** Of a customer, the one that ends first first. */
export async function readWaitingRequests(db: Db, owner: Owner, now: Instant): Promise<PaymentRequestRow[]> {
  const { rows } = await sql<PaymentRequestRow>`select ${columns} from ${rowsOf}
    where r.tenant_id = ${owner.tenantId} and r.customer_id = ${owner.customerId} and r.state = 'waiting'
      and r.expires_at > ${now} and not ${BEING_BOOKED}
    order by r.expires_at, r.checkout_id`.execute(db);
  return rows;
}

/** False where there is one of this checkout already. */
export async function insertPaymentRequest(tx: Tx, row: NewPaymentRequest): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into payment_requests (tenant_id, customer_id, checkout_id,
      state, agent_id, title, subtitle, named, total_minor, currency, requested_at, expires_at)
    values (${row.tenantId}, ${row.customerId}, ${row.checkoutId}, 'waiting', ${row.agentId}, ${row.title},
      ${row.subtitle}, ${json(row.named)}, ${row.totalMinor}, ${row.currency}, ${row.requestedAt},
      ${row.expiresAt})
    on conflict do nothing`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  const start = { state: 'waiting', cause: 'requested', at: row.requestedAt } as const;
  await noteStart(tx, PAYMENT_REQUEST_MACHINE, row, [[row.checkoutId]], start);
  return true;
}

/** What changes when it's asked for again. */
export const requestedColumns = ({
  agentId,
  title,
  subtitle,
  named,
  totalMinor,
  currency,
  requestedAt,
  expiresAt,
}: NewPaymentRequest) =>
  sql`agent_id = ${agentId}, title = ${title}, subtitle = ${subtitle}, named = ${json(named)},
    total_minor = ${totalMinor}, currency = ${currency}, requested_at = ${requestedAt}::timestamptz,
    expires_at = ${expiresAt}::timestamptz`;

/** One that still waits, as the agent sends it now. */
export async function renewPaymentRequest(tx: Tx, row: NewPaymentRequest): Promise<void> {
  await sql`update payment_requests set ${requestedColumns(row)} where tenant_id = ${row.tenantId}
    and customer_id = ${row.customerId} and checkout_id = ${row.checkoutId}
    and state = 'waiting'`.execute(tx);
}

/** Those that were booked or whose time is over, the longest first; no two processes get the same. */
export async function lockEndedRequests(tx: Tx, now: Instant, limit: number): Promise<PaymentRequestRow[]> {
  const { rows } = await sql<PaymentRequestRow>`select ${columns} from ${rowsOf}
    where r.state = 'waiting' and (r.expires_at <= ${now} or ${BOOKED})
      and not ${bookingThat(sql`b.state = 'Pending'`)}
    order by r.expires_at limit ${limit} for update of r skip locked`.execute(tx);
  return rows;
}
