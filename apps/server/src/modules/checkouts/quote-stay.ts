/**
 * Asks the supplier for a rate's price and conditions, and keeps what it says as a quote with terms and
 * expiry.
 */
import { createHash } from 'node:crypto';
import type { StaySummary } from '@sojourn/contract/checkouts.ts';
import { termsOn } from '@sojourn/domain/checkout/terms.ts';
import { dateIn, plusSeconds } from '@sojourn/domain/dates.ts';
import { type CheckoutId, newId } from '@sojourn/domain/ids.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import { type CallContext, type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { PricedStay, StayRejection } from '#suppliers/stays/port.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { Offer, Quote, QuoteDeps, StayAsk } from './quote.ts';
import { SHORT_QUOTE } from './scenarios.ts';
import { appendSnapshot, insertQuote } from './store.ts';

const QUOTE_SECONDS = 15 * 60;
const SHORT_SECONDS = 20;

export async function priceOffer(
  deps: QuoteDeps,
  ask: StayAsk,
  context: CallContext,
): Promise<Outcome<Offer, StayRejection>> {
  const supplier = deps.supplierOf(ask.stayId);
  if (!supplier) return rejected({ reason: 'RateNotAvailable' });
  const priced = await supplier.price({ ...ask, now: deps.clock.now() }, context);
  return priced.outcome === 'ok' ? ok(offerOf(deps, ask, priced.value)) : priced;
}

function offerOf(deps: QuoteDeps, ask: StayAsk, priced: PricedStay): Offer {
  const { stay } = priced;
  const summary: StaySummary = {
    stayId: stay.stayId,
    name: stay.name,
    stars: stay.stars,
    collection: stay.collection,
    address: stay.address,
    city: stay.city,
    cityPlaceId: stay.cityPlaceId,
    zone: stay.zone,
    phone: stay.phone,
    roomName: priced.roomName,
    roomTypeId: priced.roomTypeId,
    rateId: ask.rateId,
    breakfast: priced.breakfast,
    checkIn: ask.checkIn,
    checkOut: ask.checkOut,
    checkInFrom: stay.checkInFrom,
    checkOutUntil: stay.checkOutUntil,
    minimumCheckInAge: stay.minimumCheckInAge,
    rooms: ask.rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    loyaltyProgram: stay.loyaltyProgram,
    art: stay.gallery[0] ?? { seed: stay.stayId, kind: 'hotel' },
    cityArt: deps.cityArt(stay.cityPlaceId) ?? { seed: stay.cityPlaceId, kind: 'city' },
  };
  return {
    stay: summary,
    price: priced.price,
    miles: milesFor(priced.price.total),
    cancellation: priced.cancellation,
    feesAtProperty: priced.feesAtProperty,
    position: stay.position,
  };
}

/** Keeps the offer as a new quote, with its link in the customer's chain of snapshots. */
export async function keepQuote(
  tx: Tx,
  deps: Pick<QuoteDeps, 'clock' | 'random'>,
  owner: Owner,
  of: { readonly checkoutId: CheckoutId; readonly request: StayAsk; readonly offer: Offer },
  scenario: string | null,
): Promise<Quote> {
  const now = deps.clock.now();
  const { total } = of.offer.price;
  const unproved = {
    ...of,
    quoteId: newId('quo', deps.random.bytes(16)),
    totalMinor: total.amountMinor,
    currency: total.currency,
    expiresAt: plusSeconds(now, scenario === SHORT_QUOTE ? SHORT_SECONDS : QUOTE_SECONDS),
    termsVersion: termsOn(dateIn(now, 'UTC')).id,
  };
  const snapshotHash = await appendSnapshot(
    tx,
    owner,
    unproved.quoteId,
    { at: now, ...unproved },
    sha256,
    now,
  );
  const quote = { ...unproved, snapshotHash };
  await insertQuote(tx, owner, quote, now);
  return quote;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
