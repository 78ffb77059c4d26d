/** The SQL of payments that wait for their customer, and of what customers have allowed. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, PaymentConfirmationId, PaymentId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

/** How it went: `confirmed` sets the money aside; all others charge nothing. */
export type ConfirmationEnd = 'confirmed' | 'declined' | 'timedOut' | 'givenUp';
export type WaitingSaga = Owner & { readonly sagaId: string };
export type Confirmation = WaitingSaga & {
  readonly confirmationId: PaymentConfirmationId;
  readonly bookingId: BookingId;
  readonly kind: string;
  readonly isAttended: boolean;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly paymentId: PaymentId;
  readonly label: string;
  readonly attempt: number;
  readonly url: string | null;
  readonly requestedAt: Instant;
  readonly until: Instant;
  readonly isGivenUp: boolean;
  readonly endedAs: ConfirmationEnd | null;
};
type NewConfirmation = Omit<Confirmation, 'attempt' | 'isGivenUp' | 'endedAs'>;

const columns = sql`tenant_id as "tenantId", customer_id as "customerId", saga_id as "sagaId",
  confirmation_id as "confirmationId", booking_id as "bookingId", kind, is_attended as "isAttended",
  amount_minor as "amountMinor", currency, payment_id as "paymentId", label, attempt, url,
  requested_at as "requestedAt", until, is_given_up as "isGivenUp", ended_as as "endedAs"`;
const isOwn = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const isOf = (saga: WaitingSaga) => sql`${isOwn(saga)} and saga_id = ${saga.sagaId}`;

export async function findConfirmation(db: Db | Tx, saga: WaitingSaga): Promise<Confirmation | undefined> {
  const { rows } = await sql<Confirmation>`select ${columns} from payment_confirmations
    where ${isOf(saga)}`.execute(db);
  return rows[0];
}

/** False when it waits already. */
export async function insertConfirmation(tx: Tx, row: NewConfirmation): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into payment_confirmations (tenant_id, customer_id, saga_id,
      confirmation_id, booking_id, kind, is_attended, amount_minor, currency, payment_id, label, url,
      requested_at, until)
    values (${row.tenantId}, ${row.customerId}, ${row.sagaId}, ${row.confirmationId}, ${row.bookingId},
      ${row.kind}, ${row.isAttended}, ${row.amountMinor}, ${row.currency}, ${row.paymentId}, ${row.label},
      ${row.url}, ${row.requestedAt}, ${row.until})
    on conflict (tenant_id, customer_id, saga_id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Where the bank asks about the card that it's about now. */
export async function setPage(
  db: Db,
  { attempt, ...saga }: WaitingSaga & { readonly attempt: number },
  { url, label }: { readonly url: string; readonly label: string },
): Promise<void> {
  await sql`update payment_confirmations set url = ${url}, label = ${label}
    where ${isOf(saga)} and attempt = ${attempt} and ended_as is null`.execute(db);
}

/** Undefined when it had ended before, or never waited. */
export async function endConfirmation(
  tx: Tx,
  saga: WaitingSaga,
  end: ConfirmationEnd,
  at: Instant,
): Promise<Confirmation | undefined> {
  const { rows } = await sql<Confirmation>`update payment_confirmations
    set ended_as = ${end}, ended_at = ${at}, url = null
    where ${isOf(saga)} and ended_as is null returning ${columns}`.execute(tx);
  return rows[0];
}

/** The customer doesn't want to answer it. */
export async function giveUpConfirmation(db: Db, saga: WaitingSaga): Promise<void> {
  await sql`update payment_confirmations set is_given_up = true
    where ${isOf(saga)} and ended_as is null`.execute(db);
}

/** The customer pays with another card. False when it's over, or another tab was first. */
export async function changeCard(
  db: Db,
  { attempt, ...saga }: WaitingSaga & { readonly attempt: number },
  card: { readonly paymentId: PaymentId; readonly label: string },
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update payment_confirmations
    set attempt = attempt + 1, payment_id = ${card.paymentId}, label = ${card.label}, url = null
    where ${isOf(saga)} and attempt = ${attempt} and ended_as is null and not is_given_up
      and until > ${now}`.execute(db);
  return numAffectedRows === 1n;
}

/** A customer's that wait, the one that ends first first. */
export async function readWaiting(db: Db, owner: Owner): Promise<Confirmation[]> {
  const { rows } = await sql<Confirmation>`select ${columns} from payment_confirmations
    where ${isOwn(owner)} and ended_as is null order by until, confirmation_id`.execute(db);
  return rows;
}

/** All that a trip's payments waited for, in their order. */
export async function readOfTrip(
  db: Db,
  { bookingId, ...owner }: Owner & { readonly bookingId: BookingId },
): Promise<Confirmation[]> {
  const { rows } = await sql<Confirmation>`select ${columns} from payment_confirmations
    where ${isOwn(owner)} and booking_id = ${bookingId} order by requested_at, confirmation_id`.execute(db);
  return rows;
}

/** Also one that's over. */
export async function readConfirmation(
  db: Db,
  owner: Owner,
  confirmationId: PaymentConfirmationId,
): Promise<Confirmation | undefined> {
  const { rows } = await sql<Confirmation>`select ${columns} from payment_confirmations
    where ${isOwn(owner)} and confirmation_id = ${confirmationId}`.execute(db);
  return rows[0];
}

/** What the trip is called where it was written down; the reader's own language is laid over it. */
export async function readTitle(tx: Tx, { bookingId, ...owner }: Owner & { readonly bookingId: BookingId }) {
  const { rows } = await sql<{ title: string | null }>`select title from bookings
    where ${isOwn(owner)} and booking_id = ${bookingId}`.execute(tx);
  return rows[0]?.title ?? '';
}

export async function deleteEnded(db: Db, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from payment_confirmations
    where ended_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

type Permission = Owner & {
  readonly reference: string;
  /** What it's for: a checkout's or a booking's id. */
  readonly subjectId: string;
  readonly purpose: string;
  readonly paymentId: PaymentId;
  readonly cardOwner: string;
  readonly label: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly until: Instant;
  readonly state: 'checking' | 'given' | 'ended';
  readonly requestedAt: Instant;
};

const permissionColumns = sql`tenant_id as "tenantId", customer_id as "customerId", reference,
  subject_id as "subjectId", purpose, payment_id as "paymentId", card_owner as "cardOwner", label,
  amount_minor as "amountMinor", currency, until, state, requested_at as "requestedAt"`;

/** Asked again, it's as the gateway says now. */
export async function savePermission(db: Db | Tx, row: Permission): Promise<void> {
  await sql`insert into payment_permissions (tenant_id, customer_id, reference, subject_id, purpose,
      payment_id, card_owner, label, amount_minor, currency, until, state, requested_at)
    values (${row.tenantId}, ${row.customerId}, ${row.reference}, ${row.subjectId}, ${row.purpose},
      ${row.paymentId}, ${row.cardOwner}, ${row.label}, ${row.amountMinor}, ${row.currency}, ${row.until},
      ${row.state}, ${row.requestedAt})
    on conflict (tenant_id, customer_id, reference) do update set state = case
        when payment_permissions.state = 'ended' then 'ended'
        else excluded.state end,
      label = excluded.label`.execute(db);
}

export async function readPermission(
  db: Db | Tx,
  owner: Owner,
  reference: string,
): Promise<Permission | undefined> {
  const { rows } = await sql<Permission>`select ${permissionColumns} from payment_permissions
    where ${isOwn(owner)} and reference = ${reference}`.execute(db);
  return rows[0];
}

/** In the commit that ends what they're for. */
export async function endPermissions(
  tx: Tx,
  owner: Owner,
  subjectId: Permission['subjectId'],
): Promise<void> {
  await sql`update payment_permissions set state = 'ended', is_to_end = true
    where ${isOwn(owner)} and subject_id = ${subjectId} and state in ('checking', 'given')`.execute(tx);
}

/** Of all customers, those that the gateway is still to end. */
export async function readEndingPermissions(db: Db, limit: number): Promise<Permission[]> {
  const { rows } = await sql<Permission>`select ${permissionColumns} from payment_permissions
    where is_to_end order by requested_at limit ${limit}`.execute(db);
  return rows;
}

export async function noteEnded(db: Db, { reference, ...owner }: Permission): Promise<void> {
  await sql`update payment_permissions set is_to_end = false
    where ${isOwn(owner)} and reference = ${reference}`.execute(db);
}

export async function deletePermissions(db: Db, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from payment_permissions where until < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
