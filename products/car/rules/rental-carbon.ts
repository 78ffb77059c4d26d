/** What a rental emits, as an estimate: factors and their sources are in `data`. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { type CarClass, carGroup } from './car-class.ts';
import { RENTAL_FACTORS } from './data/rental-carbon.ts';

type CountedRental = { readonly from: CalendarDate; readonly days: number; readonly carClass: CarClass };

/** Whole kilograms of CO2 equivalent; null before there were factors. */
export function co2OfRental({ from, days, carClass }: CountedRental): number | null {
  const factors = RENTAL_FACTORS.findLast(({ effectiveFrom }) => effectiveFrom <= from);
  return factors === undefined
    ? null
    : Math.round(factors.perKm[carGroup(carClass)] * factors.kmPerDay * days);
}
