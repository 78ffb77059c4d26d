/** Up to three other hotels near one whose price has risen, for the same nights and guests. */
import type { StayCard } from '@sojourn/contract/products/hotel/stay-search.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { HotelDeps, HotelSale } from '../sale.ts';

const REACH_DEGREES = 0.08;
const ASKED = 12;
const SHOWN = 3;

/**
 * The nearest that cost no more than it does now; fewer or none when the search has none or does not
 * answer.
 */
export async function stayAlternatives(
  deps: HotelDeps,
  { request: ask, offer }: HotelSale,
  context: CallContext,
): Promise<StayCard[]> {
  const { lat, lon } = offer.position;
  const atMostMinor = offer.price.total.amountMinor;
  const wide = REACH_DEGREES / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  const answer = await deps.supplierOf(ask.stayId)?.search(
    {
      checkIn: ask.checkIn,
      checkOut: ask.checkOut,
      rooms: ask.rooms,
      locale: ask.locale,
      box: { west: lon - wide, east: lon + wide, south: lat - REACH_DEGREES, north: lat + REACH_DEGREES },
      centre: offer.position,
      filters: {},
      sort: 'DistanceAscending',
      top: ASKED,
      now: deps.clock.now(),
    },
    context,
  );
  if (answer?.outcome !== 'ok') return [];
  return answer.value.stays
    .map(({ card }) => card)
    .filter(
      ({ stayId, offer: other }) => stayId !== ask.stayId && other.price.tripTotal.amountMinor <= atMostMinor,
    )
    .slice(0, SHOWN);
}
