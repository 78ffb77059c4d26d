/**
 * What a price freeze may pay for instead of a room that's sold out: another hotel nearby with as many stars,
 * at its lowest rate (B §4, B §8).
 */
import type { StayId } from '@sojourn/domain/ids.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { HotelCheckoutInput } from '#hotel/wire/hotel-checkout.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import type { HotelDeps, HotelSale } from '../sale.ts';
import { staysNearby } from './hotel-alternatives.ts';

/** From the hotel that's sold out. */
const NEARBY_KM = 9;
const LOOKED_AT = 12;

/** The most similar first. */
export async function similarStays(
  deps: HotelDeps,
  sale: HotelSale,
  context: CallContext,
): Promise<HotelCheckoutInput[]> {
  const { stars } = sale.offer.stay;
  const ranked = await staysNearby(deps, sale, NEARBY_KM, context);
  const alike = ranked.filter((card) => card.stars === stars && card.distanceKm <= NEARBY_KM);
  const inputs = await Promise.all(
    alike.slice(0, LOOKED_AT).map((card) => lowestRate(deps, sale, card, context)),
  );
  return inputs.filter((input) => input !== null);
}

async function lowestRate(
  deps: HotelDeps,
  { request: { checkIn, checkOut, rooms, locale } }: HotelSale,
  { stayId }: StayCard,
  context: CallContext,
): Promise<HotelCheckoutInput | null> {
  const ask = { stayId, checkIn, checkOut, rooms, locale, now: deps.clock.now() };
  const detail = await deps.supplierOf(stayId)?.detail(ask, context);
  if (detail?.outcome !== 'ok') return null;
  const [lowest] = detail.value.rooms
    .flatMap(({ rates }) => rates)
    .toSorted((a, b) => a.price.tripTotal.amountMinor - b.price.tripTotal.amountMinor);
  if (!lowest) return null;
  return {
    product: 'Hotel',
    stayId: stayId as StayId,
    rateId: lowest.rateId,
    checkIn,
    checkOut,
    rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    locale,
  };
}
