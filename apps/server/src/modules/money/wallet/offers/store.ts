/** The SQL of offers. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, OfferId } from '@sojourn/domain/ids.ts';
import type { OfferState } from '@sojourn/domain/wallet/credits/credit-state.ts';
import type { OfferKind } from '@sojourn/domain/wallet/offers.ts';
import { PRODUCTS, productFromWire, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { InWindow } from '#workflow/jobs/follow.ts';
import { noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { OFFER_MACHINE } from '../machines.ts';
import type { OfferFacts, WalletProducts } from '../product.ts';

export type OfferText = { readonly en: string; readonly fr: string };
export type Offer = Owner & {
  readonly offerId: OfferId;
  readonly kind: OfferKind;
  readonly state: OfferState;
  readonly title: OfferText;
  /** As the issuer sent them: `isOfferTerms` says whether they hold. */
  readonly terms: unknown;
  readonly art: { readonly seed: string; readonly kind: string; readonly motif?: string };
  readonly accountReferenceId: string | null;
  readonly countedMinor: number;
  readonly round: number;
  readonly createdAt: Instant;
  readonly activatedAt: Instant | null;
  readonly endsAt: Instant;
  readonly usedAt: Instant | null;
  readonly usedBookingId: BookingId | null;
};

const columns = sql`tenant_id as "tenantId", customer_id as "customerId", offer_id as "offerId", kind, state,
  title, terms, art, account_reference_id as "accountReferenceId", counted_minor as "countedMinor",
  round, created_at as "createdAt", activated_at as "activatedAt", ends_at as "endsAt",
  used_at as "usedAt", used_booking_id as "usedBookingId"`;
const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

export type NewOffer = Omit<
  Offer,
  'state' | 'round' | 'activatedAt' | 'usedAt' | 'usedBookingId' | 'countedMinor'
> & { readonly countedMinor?: number };

/** False when it is there already. */
export async function insertOffer(tx: Tx, row: NewOffer): Promise<boolean> {
  const { rows } = await sql`insert into offers (tenant_id, customer_id, offer_id, kind, title, terms,
      art, account_reference_id, counted_minor, created_at, ends_at)
    values (${row.tenantId}, ${row.customerId}, ${row.offerId}, ${row.kind}, ${json(row.title)},
      ${json(row.terms)}, ${json(row.art)}, ${row.accountReferenceId},
      ${row.countedMinor ?? 0}, ${row.createdAt}, ${row.endsAt})
    on conflict do nothing returning offer_id`.execute(tx);
  if (rows.length === 0) return false;
  const start = { state: 'Pending', cause: 'offered', at: row.createdAt } as const;
  await noteStart(tx, OFFER_MACHINE, row, [[row.offerId]], start);
  return true;
}

/** Those that can still be activated or used, and those used last; the ones that end first before. */
export async function readOffers(db: Db | Tx, owner: Owner): Promise<Offer[]> {
  const { rows } = await sql<Offer>`select ${columns} from offers
    where ${ofOwner(owner)} and state not in ('Cancelled', 'Expired')
    order by ends_at, offer_id limit 50`.execute(db);
  return rows;
}

export async function readOffer(db: Db | Tx, owner: Owner, offerId: OfferId): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`select ${columns} from offers
    where ${ofOwner(owner)} and offer_id = ${offerId}`.execute(db);
  return rows[0];
}

/** A discount that is taken for a booking: what must hold beside its state, its account's standing too. */
export const isUsableDiscount = (amountMinor: number, at: Instant) => sql`t.kind = 'discount'
  and t.ends_at > ${at} and (t.terms ->> 'amountMinor')::bigint >= ${amountMinor}
  and not exists (select from account_standings s where s.tenant_id = t.tenant_id
    and s.customer_id = t.customer_id and s.account_reference_id = t.account_reference_id
    and s.standing = 'bad')`;
export const usedColumns = (bookingId: BookingId | null, at: Instant | null) =>
  sql`used_booking_id = ${bookingId}, used_at = ${at}`;
export const stillRuns = (at: Instant) => sql`ends_at > ${at}`;

/** Offers of all customers that can be used no more, locked for one process. */
export async function lockEndedOffers(tx: Tx, now: Instant, limit: number): Promise<Offer[]> {
  const { rows } = await sql<Offer>`select ${columns} from offers
    where state in ('Pending', 'Authorized') and ends_at <= ${now}
    order by ends_at, offer_id limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

/** Whose bookings, credits or offers moved in a window of transactions. */
export const movedWallets = (inWindow: InWindow) => sql<Owner>`
  select tx, tenant_id as "tenantId", customer_id as "customerId" from transitions t
  where machine in ('booking', 'credit', 'offer') and ${inWindow('t')}`;

/** What bookings bring these customers is looked at now. */
export async function wakeOffers(tx: Tx, owners: readonly Owner[]): Promise<void> {
  await sql`update offers set next_look_at = now(), looks = 0
    where (tenant_id, customer_id) in (
      select * from unnest(${owners.map(({ tenantId }) => tenantId)}::text[],
        ${owners.map(({ customerId }) => customerId)}::text[]))
      and kind <> 'discount' and state in ('Authorized', 'ConfirmState', 'Used')`.execute(tx);
}

/**
 * Claims offers that are due for a look, the longest first; returns their owners. Each is due again after a
 * minute, then ever later, at last daily, and whenever its customer's bookings move.
 */
export async function claimOffers(db: Db, limit: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`with due as (
      select tenant_id as t, customer_id as c, offer_id as o from offers
      where kind <> 'discount' and state in ('Authorized', 'ConfirmState', 'Used') and next_look_at <= now()
      order by next_look_at limit ${limit} for update skip locked)
    update offers set looks = looks + 1, next_look_at = clock_timestamp()
      + least(interval '1 day', interval '1 minute' * power(2, least(looks, 12))) * (0.5 + random() / 2)
    from due where tenant_id = t and customer_id = c and offer_id = o
    returning tenant_id as "tenantId", customer_id as "customerId"`.execute(db);
  return rows;
}

/** What bookings bring: bonus miles and credit back that run, wait for the bank, or may be lost again. */
export async function readWorkingOffers(db: Db, owner: Owner, after: string): Promise<Offer[]> {
  const { rows } = await sql<Offer>`select ${columns} from offers
    where kind <> 'discount' and (state in ('Authorized', 'ConfirmState')
        or state = 'Used' and kind = 'bonusMiles') and offer_id > ${after} and ${ofOwner(owner)}
    order by offer_id limit 100`.execute(db);
  return rows;
}

type CountedBooking = OfferFacts & {
  readonly bookingId: BookingId;
  readonly totalMinor: number;
  readonly endsAt: Instant;
};
/**
 * The customer's bookings that were made while the offer was active and are not canceled; oldest first. Those
 * that no offer counts are left out.
 */
export async function readCounted(
  db: Db | Tx,
  products: WalletProducts,
  offer: Offer,
): Promise<CountedBooking[]> {
  type Row = Pick<CountedBooking, 'bookingId' | 'totalMinor' | 'endsAt'> & { product: string; offer: object };
  const counted = PRODUCTS.filter((product) => products[product].countsForOffers);
  const { rows } = await sql<Row>`select booking_id as "bookingId", total_minor as "totalMinor",
      ends_at as "endsAt", product, offer
    from bookings where ${ofOwner(offer)} and state in ('Confirmed', 'Changing', 'Canceling')
      and product = any(${counted.map((product) => WIRE_PRODUCTS[product])}::text[])
      and booked_at >= ${offer.activatedAt} and booked_at < ${offer.endsAt}
    order by booked_at, booking_id limit 500`.execute(db);
  return rows.flatMap(({ product, offer: bought, ...booking }) => {
    const facts = products[productFromWire(product)].offerFacts(bought);
    return facts ? [{ ...booking, ...facts }] : [];
  });
}

/**
 * Credit-back offers whose booking was canceled and of whose credit nothing was kept: it is forfeited, and
 * what other bookings had taken of it was given back. Locked, those that no other process has in hand.
 */
export async function lockGivenUp(tx: Tx, owner: Owner, limit: number): Promise<Offer[]> {
  const { rows } = await sql<Offer>`select ${columns} from offers o
    where o.kind = 'creditBack' and o.state = 'Used' and ${ofOwner(owner)}
      and exists (select from bookings b where b.tenant_id = o.tenant_id and b.customer_id = o.customer_id
        and b.booking_id = o.used_booking_id and b.state = 'Canceled')
      and exists (select from travel_credits c where c.tenant_id = o.tenant_id
        and c.customer_id = o.customer_id and c.grant_key = 'offer:' || o.offer_id || ':' || o.round
        and c.forfeited_at is not null and c.available_minor = 0 and c.held_minor = 0
        and not exists (select from credit_holds h where h.tenant_id = c.tenant_id
          and h.customer_id = c.customer_id and h.source_id = c.credit_id
          and h.taken_minor > h.returned_minor))
    order by o.offer_id limit ${limit} for update of o skip locked`.execute(tx);
  return rows;
}

/** Whether the booking still counts; until the transaction ends it stays so. */
export async function keepBooked(tx: Tx, owner: Owner, bookingId: BookingId): Promise<boolean> {
  const { rows } = await sql`select booking_id from bookings where ${ofOwner(owner)}
    and booking_id = ${bookingId} and state in ('Confirmed', 'Changing', 'Canceling') for share`.execute(tx);
  return rows.length === 1;
}

/** An answer of the bank is about one round: another may have begun before it came. */
export const isRound = (round: number) => sql`round = ${round}`;
/** What was taken back is given again under another number. */
export const nextRound = () => sql`round = round + 1, used_at = null, used_booking_id = null`;
export const activatedColumns = (at: Instant) => sql`activated_at = ${at}`;

/** The bank's name for the customer; undefined for somebody who never came. */
export async function readSubject(db: Db, owner: Owner): Promise<string | undefined> {
  const { rows } = await sql<{ subject: string }>`select subject from customers
    where ${ofOwner(owner)}`.execute(db);
  return rows[0]?.subject;
}
