/** Up to three hotels like the one whose price has increased, for the same nights and guests. */
import { ALTERNATIVES_MAX, rankAlternatives } from '@sojourn/domain/checkout/rank-alternatives.ts';
import { boxAround } from '@sojourn/server/modules/selling/locations/places.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { hotelDifference } from '#hotel/rules/hotel-difference.ts';
import { dueAtHotel, wholeTotal } from '#hotel/rules/property-fees.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import type { HotelDeps, HotelSale } from '../sale.ts';
import { viewFees } from '../view-fees.ts';

/** Looked for within the first; farther only while there are too few. */
const REACHES_KM = [9, 30] as const;
const CANDIDATES = 600;

async function searchAround(
  deps: HotelDeps,
  { request, offer: { position } }: HotelSale,
  reachKm: number,
  context: CallContext,
): Promise<StayCard[]> {
  const question = {
    checkIn: request.checkIn,
    checkOut: request.checkOut,
    rooms: request.rooms,
    locale: request.locale,
    box: boxAround(position, reachKm),
    centre: position,
    filters: {},
    sort: 'DistanceAscending',
    top: CANDIDATES,
    now: deps.clock.now(),
  } as const;
  const asking = {
    suppliers: deps.hotelSuppliers,
    limits: { supplierMs: context.timeoutMs },
    log: deps.log,
  };
  const answers = await answersOf(asking, (supplier, call) => supplier.search(question, call), context);
  return answers.flatMap(({ stays }) => stays.map(({ card }) => card));
}

const comparedOf = ({ stars, rating, collection }: StayCard) => ({
  stars,
  ratingTenths: rating.tenths,
  collection,
});

/** The most similar first; fewer where there are no more, or no supplier answers in time. */
export async function stayAlternatives(
  deps: HotelDeps,
  sale: HotelSale,
  context: CallContext,
): Promise<StayCard[]> {
  let cards: StayCard[] = [];
  for (const reachKm of REACHES_KM) {
    cards = await searchAround(deps, sale, reachKm, context);
    // The hotel itself is among them unless it's sold out
    if (cards.length > ALTERNATIVES_MAX) break;
  }
  return ranked(cards, sale).slice(0, ALTERNATIVES_MAX);
}

/** All others within so many kilometers, the most similar first. */
export const staysNearby = async (
  deps: HotelDeps,
  sale: HotelSale,
  reachKm: number,
  context: CallContext,
): Promise<StayCard[]> => ranked(await searchAround(deps, sale, reachKm, context), sale);

function ranked(cards: readonly StayCard[], sale: HotelSale): StayCard[] {
  const { stay, price } = sale.offer;
  const own = cards.find(({ stayId }) => stayId === stay.stayId);
  const chosen = own ? comparedOf(own) : { ...stay, ratingTenths: null };
  const measure = (card: StayCard) => ({
    difference: hotelDifference(chosen, comparedOf(card), card.distanceKm),
    totalMinor: wholeTotal(card.offer.price.tripTotal, card.offer.fees).amountMinor,
  });
  const others = cards.filter(({ stayId }) => stayId !== stay.stayId);
  return rankAlternatives(others, measure, wholeTotal(price.total, dueAtHotel(viewFees(sale))).amountMinor);
}
