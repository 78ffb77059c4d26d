/** Asks a hotel's supplier for a rate's price and conditions. */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { StaySummary } from '#hotel/wire/hotel-checkout.ts';
import type { HotelDeps, HotelOffer, HotelQuoteRequest, HotelSale } from '../sale.ts';
import type { HotelRejection, PricedStay } from '../supplier.ts';

/** The rejections that are errors of a checkout by their own names. */
export const HOTEL_PRICE_ERRORS = [
  'NoAvailability',
  'LackOfInventory',
] as const satisfies readonly ErrorCode[];

export async function priceHotel(
  deps: HotelDeps,
  ask: HotelQuoteRequest,
  context: CallContext,
  guaranteeId?: string,
): Promise<Outcome<HotelSale, HotelRejection>> {
  const supplier = deps.supplierOf(ask.stayId);
  if (!supplier) return rejected({ reason: 'RateNotAvailable' });
  const priced = await supplier.price({ ...ask, guaranteeId, now: deps.clock.now() }, context);
  if (priced.outcome !== 'ok') return priced;
  return ok({ product: 'hotel', request: ask, offer: offerOf(deps, ask, priced.value) });
}

function offerOf(deps: HotelDeps, ask: HotelQuoteRequest, priced: PricedStay): HotelOffer {
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
    roomId: priced.roomId,
    rateId: ask.rateId,
    breakfast: priced.breakfast,
    checkIn: ask.checkIn,
    checkOut: ask.checkOut,
    checkInFrom: stay.checkInFrom,
    ...(stay.checkInUntil !== undefined && { checkInUntil: stay.checkInUntil }),
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
    guarantee: priced.guarantee,
    feesAtProperty: priced.feesAtProperty,
    position: stay.position,
  };
}
