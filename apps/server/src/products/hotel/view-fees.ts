import { nightsBetween } from '@sojourn/domain/dates.ts';
import { type StayFee, totalFee } from '@sojourn/domain/products/hotel/property-fees.ts';
import type { HotelSale } from './sale.ts';

/** What a stay costs at the hotel's desk; bookings of an older version have no total, so it's computed. */
export function viewFees({ offer, request }: Pick<HotelSale, 'offer' | 'request'>): StayFee[] {
  const party = {
    nights: nightsBetween(request.checkIn, request.checkOut),
    rooms: request.rooms.length,
    guests: request.rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0),
  };
  return offer.feesAtProperty.map((fee) => ({
    kind: fee.kind,
    amount: fee.amount,
    per: fee.per,
    total: fee.total ?? totalFee(fee, party),
    totalUsd: fee.totalUsd ?? null,
    ratesOn: fee.ratesOn ?? null,
  }));
}
