import { stayTimes } from '@sojourn/domain/products/hotel/stay-times.ts';
import type { CoveredSale } from '#modules/protections/product.ts';
import type { HotelSale } from './sale.ts';

/** What protections cover of a stay: all rooms, with what is paid to us for them. */
export const coveredStay = ({
  offer: { stay, price, cancellation },
}: Pick<HotelSale, 'offer'>): CoveredSale => {
  const { amountMinor: totalMinor, currency } = price.total;
  const taxesMinor = price.taxesAndFees.amountMinor;
  return {
    product: 'hotel',
    currency,
    baseMinor: totalMinor - taxesMinor,
    taxesMinor,
    totalMinor,
    travelers: stay.rooms.length,
    per: 'perRoom',
    ...stayTimes(stay),
    hasOneAirline: false,
    cancellation,
  };
};
