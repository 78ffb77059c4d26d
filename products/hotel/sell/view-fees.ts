import type { DueLater } from '@sojourn/domain/booking/trip-cost.ts';
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { isCertainFee, type StayFee, totalFee } from '../rules/property-fees.ts';
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

/** What's charged for certain at the hotel's desk, in its currency. */
export const feesDue = (sale: Pick<HotelSale, 'offer' | 'request'>): DueLater[] =>
  viewFees(sale)
    .filter(isCertainFee)
    .map(({ total: amount }) => ({
      where: 'property',
      to: sale.offer.stay.name,
      on: sale.offer.stay.checkIn,
      amount,
    }));
