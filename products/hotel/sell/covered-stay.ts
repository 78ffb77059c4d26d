import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { stayTimes } from '@sojourn/domain/booking/stay-times.ts';
import type { CoveredSale } from '@sojourn/server/modules/protecting/protections/product.ts';
import type { StayPrice } from '../rules/stay.ts';

type CoverableStay = {
  readonly offer: {
    readonly stay: Parameters<typeof stayTimes>[0] & { readonly rooms: readonly unknown[] };
    readonly price: Pick<StayPrice, 'total' | 'taxesAndFees'>;
    readonly cancellation: CancelTerms;
  };
};

/** What protections cover of a stay: all rooms, with what is paid to us for them. */
export const coveredStay = ({ offer: { stay, price, cancellation } }: CoverableStay): CoveredSale => {
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
