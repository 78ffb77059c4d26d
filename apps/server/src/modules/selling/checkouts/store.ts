/** The SQL of checkouts and quotes. Everything is asked for by its owner. */
import type { TypedDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { CheckoutState } from '@sojourn/domain/booking/state.ts';
import type { PaymentRequestState } from '@sojourn/domain/checkout/payment-request.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CheckoutId, HomeRequestId, QuoteId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { productFromWire, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { readOffer, readPriceChange } from '#db/former-names.ts';
import { removeTravelers } from '#modules/companies/arranging/party/store.ts';
import type { Sealer } from '#seal.ts';
import { ALREADY_STARTED } from '#workflow/assert-sql.ts';
import type { WalkKey } from '#workflow/jobs/walk.ts';
import { forgetMoves, type Move, moveOf, mustMove, noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { CheckoutRow, StoredFailure } from './checkout-row.ts';
import { openDraft, type StoredDraft, sealDraft } from './drafts/sealed-draft.ts';
import { CHECKOUT_MACHINE } from './machines.ts';
import type { CheckoutProducts } from './product.ts';
import type { Quote, Sale, StoredPriceChange } from './sale.ts';

/** The database, the seals of what it keeps about travelers, and what products say of their drafts. */
type CheckoutStore = {
  readonly db: Db | Tx;
  readonly sealer: Sealer;
  readonly products: CheckoutProducts;
};

const json = (value: unknown) => sql`${JSON.stringify(value ?? null)}::jsonb`;
const nullable = (value: object | null) => (value === null ? sql`null` : json(value));

export async function insertCheckout(
  { db: tx, sealer, products }: Omit<CheckoutStore, 'db'> & { readonly db: Tx },
  owner: Owner,
  row: Pick<CheckoutRow, 'checkoutId' | 'acceptedMinor' | 'priceChange' | 'draft' | 'product'> & {
    quoteId: QuoteId;
  },
  at: Instant,
): Promise<void> {
  const { checkoutId, product } = row;
  const draft = sealDraft(sealer, checkoutId, row.draft, products[product].draft.sealedField);
  await sql`insert into checkouts (tenant_id, customer_id, checkout_id, product, quote_id, accepted_minor,
      price_change, draft, created_at, updated_at)
    values (${owner.tenantId}, ${owner.customerId}, ${checkoutId}, ${WIRE_PRODUCTS[product]}, ${row.quoteId},
      ${row.acceptedMinor}, ${nullable(row.priceChange)}, ${json(draft)}, ${at}, ${at})`.execute(tx);
  await noteStart(tx, CHECKOUT_MACHINE, owner, [[checkoutId]], { state: 'open', cause: 'started', at });
}

type Joined = {
  readonly checkoutId: CheckoutId;
  readonly state: CheckoutState;
  readonly product: string;
  readonly acceptedMinor: number;
  readonly priceChange: StoredPriceChange | null;
  readonly draft: StoredDraft;
  readonly lastFailure: StoredFailure | null;
  readonly bookingId: BookingId | null;
  readonly requestId: HomeRequestId | null;
  readonly quoteId: QuoteId;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly expiresAt: Instant;
  readonly request: Sale['request'];
  readonly offer: Sale['offer'];
  readonly termsVersion: string;
  readonly snapshotHash: string;
  readonly protections: Quote['protections'];
  readonly requestState: PaymentRequestState | null;
  readonly requestEnds: Instant | null;
  readonly requestAgent: string;
  readonly checkUrl: string | null;
  readonly checkUntil: Instant | null;
};
export async function readCheckout(
  { db, sealer, products }: CheckoutStore,
  owner: Owner,
  checkoutId: CheckoutId,
): Promise<CheckoutRow | undefined> {
  const { rows } = await sql<Joined>`select c.checkout_id as "checkoutId", c.state, c.product,
      c.accepted_minor as "acceptedMinor", c.price_change as "priceChange", c.draft,
      c.last_failure as "lastFailure", c.booking_id as "bookingId", c.request_id as "requestId",
      q.quote_id as "quoteId", q.total_minor as "totalMinor", q.currency, q.expires_at as "expiresAt",
      q.request, q.offer,
      q.terms_version as "termsVersion", q.snapshot_hash as "snapshotHash", q.protections,
      r.state as "requestState", r.expires_at as "requestEnds",
      coalesce(a.first_name || coalesce(' ' || nullif(left(a.last_name, 1), '') || '.', ''), '')
        as "requestAgent",
      k.url as "checkUrl", k.until as "checkUntil"
    from checkouts c join quotes q
      on q.tenant_id = c.tenant_id and q.customer_id = c.customer_id and q.quote_id = c.quote_id
    left join payment_requests r
      on r.tenant_id = c.tenant_id and r.customer_id = c.customer_id and r.checkout_id = c.checkout_id
    left join customers a on a.tenant_id = r.tenant_id and a.customer_id = r.agent_id
    left join payment_confirmations k
      on k.tenant_id = c.tenant_id and k.customer_id = c.customer_id and k.saga_id = c.booking_id
        and k.ended_as is null
    where c.tenant_id = ${owner.tenantId} and c.customer_id = ${owner.customerId}
      and c.checkout_id = ${checkoutId}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { quoteId, totalMinor, currency, expiresAt, request, offer, termsVersion, ...others } = row;
  const { snapshotHash, protections, requestState, requestEnds, requestAgent, ...shownBesides } = others;
  const { checkUrl, checkUntil, ...rest } = shownBesides;
  // What a checkout is of, its quotes and what is typed into it are of as well
  const product = productFromWire(rest.product);
  const rules = products[product].draft;
  const shown = { termsVersion, snapshotHash, protections };
  const terms = { quoteId, checkoutId, totalMinor, currency, expiresAt, ...shown };
  return {
    ...rest,
    product,
    priceChange: rest.priceChange && readPriceChange(rest.priceChange),
    draft: rules.complete(openDraft(sealer, checkoutId, rest.draft, rules.sealedField), request),
    quote: { ...terms, product, request, offer: readOffer(offer) },
    paymentRequest:
      requestState && requestEnds
        ? { state: requestState, agentName: requestAgent, expiresAt: requestEnds }
        : null,
    cardCheck: checkUrl && checkUntil ? { url: checkUrl, until: checkUntil } : null,
  };
}

/**
 * Lays the typed fields over the draft, each as last typed; false once the checkout is booked or sent to a
 * host, or is not there.
 */
export async function patchDraft(
  { db, sealer, products }: CheckoutStore,
  owner: Owner,
  { checkoutId, product }: Pick<CheckoutRow, 'checkoutId' | 'product'>,
  typed: TypedDraft,
  at: Instant,
): Promise<boolean> {
  const stored = sealDraft(sealer, checkoutId, typed, products[product].draft.sealedField);
  const result = await sql`update checkouts set draft = draft || ${json(stored)}, updated_at = ${at},
      forgotten_at = null
    where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
      and checkout_id = ${checkoutId} and state <> 'booked' and request_id is null`.execute(db);
  return result.numAffectedRows === 1n;
}

type Sealed = Owner & { readonly checkoutId: CheckoutId; readonly travelers: string };
type WalkedDraft = Omit<Sealed, 'travelers'> & { readonly travelers: string | null };
/** All customers' checkouts in the order of their keys; `travelers`: null unless another key sealed them. */
export async function readSealedOtherwise(
  tx: Tx,
  mark: string,
  after: WalkKey | null,
  limit: number,
): Promise<WalkedDraft[]> {
  const [tenantId = '', customerId = '', checkoutId = ''] = after ?? [];
  const { rows } = await sql<WalkedDraft>`select tenant_id as "tenantId", customer_id as "customerId",
      checkout_id as "checkoutId",
      case when not starts_with(draft ->> 'travelers', ${mark}) then draft ->> 'travelers' end as travelers
    from checkouts
    where (tenant_id, customer_id, checkout_id) > (${tenantId}, ${customerId}, ${checkoutId})
    order by tenant_id, customer_id, checkout_id limit ${limit}`.execute(tx);
  return rows;
}
/** Unless they have changed since. */
export async function changeSealed(tx: Tx, of: Sealed, was: string): Promise<void> {
  await sql`update checkouts set draft = draft || ${json({ travelers: of.travelers })}
    where tenant_id = ${of.tenantId} and customer_id = ${of.customerId}
      and checkout_id = ${of.checkoutId} and draft ->> 'travelers' = ${was}`.execute(tx);
}

/** The customer's, as the bank sent it; empty for none. */
export async function readPhone(db: Db, { tenantId, customerId }: Owner): Promise<string> {
  const { rows } = await sql<{ phone: string }>`select phone from customers
    where tenant_id = ${tenantId} and customer_id = ${customerId}`.execute(db);
  return rows[0]?.phone ?? '';
}

export type NewQuote = {
  readonly quoteId: QuoteId;
  readonly acceptedMinor: number;
  readonly priceChange: StoredPriceChange | null;
};
/**
 * Puts a new quote on an open checkout in place of `before`; false when that isn't its quote (any more), or
 * it's not open. `isOther`: for something else than before, so that what failed then is over; a seat that is
 * quoted anew is not taken either way.
 */
export async function replaceQuote(
  tx: Tx,
  owner: Owner,
  checkoutId: CheckoutId,
  before: QuoteId,
  offer: NewQuote & { readonly isOther: boolean },
  at: Instant,
): Promise<boolean> {
  const result = await sql`update checkouts set quote_id = ${offer.quoteId},
      accepted_minor = ${offer.acceptedMinor}, price_change = ${nullable(offer.priceChange)},
      last_failure = case when ${offer.isOther} or last_failure ->> 'reason' = 'SeatTaken' then null
        else last_failure end,
      updated_at = ${at}
    where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
      and checkout_id = ${checkoutId} and state = 'open' and quote_id = ${before}
      and request_id is null`.execute(tx);
  return result.numAffectedRows === 1n;
}

/**
 * Nobody books it, or has. A statement of its own: one that waited for a lock wouldn't see what was begun.
 */
export async function isStillOpen(
  tx: Tx,
  { tenantId, customerId }: Owner,
  checkoutId: CheckoutId,
): Promise<boolean> {
  const { rows } = await sql`select 1 from checkouts where tenant_id = ${tenantId}
    and customer_id = ${customerId} and checkout_id = ${checkoutId} and state = 'open'`.execute(tx);
  return rows.length > 0;
}

/** One of several submits wins: the transactions of the others fail with ALREADY_STARTED. */
export const begunMove = (
  owner: Owner,
  checkoutId: CheckoutId,
  attempt: { readonly quoteId: QuoteId; readonly bookingId: BookingId },
  at: Instant,
): { readonly move: Move; readonly code: string } => {
  const { quoteId, bookingId } = attempt;
  const set = sql`booking_id = ${bookingId}, last_failure = null, updated_at = ${at}`;
  const of = { ...owner, subject: [checkoutId] as const, cause: bookingId, at, set } as const;
  const where = sql`t.quote_id = ${quoteId}`;
  const move = moveOf(CHECKOUT_MACHINE, { ...of, from: ['open'], to: 'booking', where });
  return { move, code: ALREADY_STARTED };
};

/** The move that closes a checkout; with `mustMoveAll`. Who travels is from now on the booking's alone. */
export const bookedMove = (owner: Owner, checkoutId: CheckoutId, bookingId: BookingId, at: Instant): Move =>
  moveOf(CHECKOUT_MACHINE, {
    ...owner,
    subject: [checkoutId],
    from: ['booking'],
    to: 'booked',
    cause: bookingId,
    at,
    set: sql`draft = draft - 'travelers', updated_at = ${at}`,
    where: sql`t.booking_id = ${bookingId}`,
  });

/** Open again, with everything typed; the quote only when the price has changed. */
export const reopen = (
  tx: Tx,
  owner: Owner,
  checkoutId: CheckoutId,
  bookingId: BookingId,
  change: { readonly failure: StoredFailure | null; readonly offer: NewQuote | null },
  at: Instant,
): Promise<void> => {
  const { offer } = change;
  const quote = offer
    ? sql`, quote_id = ${offer.quoteId}, accepted_minor = ${offer.acceptedMinor},
        price_change = ${nullable(offer.priceChange)}`
    : sql``;
  return mustMove(tx, CHECKOUT_MACHINE, {
    ...owner,
    subject: [checkoutId],
    from: ['booking'],
    to: 'open',
    cause: change.failure?.reason ?? 'PriceIncreased',
    at,
    set: sql`booking_id = null, last_failure = ${nullable(change.failure)}, updated_at = ${at}${quote}`,
    where: sql`t.booking_id = ${bookingId}`,
  });
};

/** One that nobody sees goes with its attempt; its quote stays with the booking. */
export async function dropCheckout(tx: Tx, owner: Owner, checkoutId: CheckoutId): Promise<void> {
  const { tenantId, customerId } = owner;
  const one = sql`checkouts where tenant_id = ${tenantId} and customer_id = ${customerId}
    and checkout_id = ${checkoutId}`;
  const { rows } = await sql`select 1 from ${one} and state = 'open' for update`.execute(tx);
  if (rows.length === 0) return;
  await removeTravelers(tx, owner, checkoutId);
  await sql`delete from ${one}`.execute(tx);
  await forgetMoves(tx, CHECKOUT_MACHINE, [{ tenantId, customerId, id: checkoutId }]);
}

/** A refusal found before anything was started. */
export async function noteFailure(
  db: Db,
  owner: Owner,
  checkoutId: CheckoutId,
  failure: StoredFailure,
): Promise<void> {
  await sql`update checkouts set last_failure = ${json(failure)}, updated_at = ${failure.at}
    where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
      and checkout_id = ${checkoutId} and state = 'open'`.execute(db);
}

export async function insertQuote(tx: Tx, owner: Owner, quote: Quote, at: Instant): Promise<void> {
  await sql`insert into quotes (tenant_id, customer_id, quote_id, checkout_id, product, total_minor, currency,
    expires_at,
      request, offer, terms_version, snapshot_hash, protections, created_at)
    values (${owner.tenantId}, ${owner.customerId}, ${quote.quoteId}, ${quote.checkoutId},
      ${WIRE_PRODUCTS[quote.product]}, ${quote.totalMinor},
      ${quote.currency}, ${quote.expiresAt}, ${json(quote.request)}, ${json(quote.offer)},
        ${quote.termsVersion},
      ${quote.snapshotHash}, ${json(quote.protections)}, ${at})`.execute(tx);
}

/** What was chosen with a quote; nothing of one that isn't the owner's. */
export async function readQuotedProtections(
  db: Db | Tx,
  { tenantId, customerId }: Owner,
  quoteId: QuoteId,
): Promise<Quote['protections']> {
  const { rows } = await sql<Pick<Quote, 'protections'>>`select protections from quotes
    where tenant_id = ${tenantId} and customer_id = ${customerId} and quote_id = ${quoteId}`.execute(db);
  return rows[0]?.protections ?? [];
}
