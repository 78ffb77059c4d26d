import { co2OfStay } from '../rules/stay-carbon.ts';
import { countryOf } from './plan-of-stay.ts';
import type { HotelSale } from './sale.ts';

/** Kilograms of a booked stay, all rooms and nights; null where it's unknown. */
export const estimateCarbon = ({ request, offer: { stay } }: Pick<HotelSale, 'request' | 'offer'>) =>
  co2OfStay({
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    countryCode: countryOf(stay.cityPlaceId),
    rooms: request.rooms.length,
  });
