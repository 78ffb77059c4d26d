/**
 * What a price freeze costs, by the version of its terms, the days until the trip starts and the days that
 * are chosen: basis points of the price for one traveler or room, in whole dollars.
 */
type Fee = { readonly days: number; readonly basisPoints: number };
/** Fees from so many days ahead on, the most days first; what's left out isn't offered. */
type FeeBand = { readonly daysAhead: number; readonly fees: readonly Fee[] };

const FLIGHT_FEES: readonly Fee[] = [
  { days: 3, basisPoints: 250 },
  { days: 7, basisPoints: 400 },
  { days: 14, basisPoints: 600 },
];
const HOTEL_FEES: readonly Fee[] = [
  { days: 1, basisPoints: 150 },
  { days: 3, basisPoints: 250 },
  { days: 7, basisPoints: 400 },
];
/** Fares rise the faster the nearer the departure is (`npm run bench -- protections`). */
const FLIGHT_FEES_BY_LEAD: readonly FeeBand[] = [
  { daysAhead: 46, fees: FLIGHT_FEES },
  {
    daysAhead: 31,
    fees: [
      { days: 3, basisPoints: 350 },
      { days: 7, basisPoints: 670 },
    ],
  },
  { daysAhead: 22, fees: [{ days: 3, basisPoints: 610 }] },
  { daysAhead: 15, fees: [{ days: 3, basisPoints: 1_090 }] },
  { daysAhead: 0, fees: [{ days: 3, basisPoints: 1_450 }] },
];
const always = (fees: readonly Fee[]): readonly FeeBand[] => [{ daysAhead: 0, fees }];

export const FREEZE_FEES: Readonly<Record<string, readonly FeeBand[]>> = {
  'freeze-flight-2026-11': always(FLIGHT_FEES),
  'freeze-hotel-2026-11': always(HOTEL_FEES),
  'freeze-flight-2026-11-28': FLIGHT_FEES_BY_LEAD,
  'freeze-hotel-2026-11-28': always(HOTEL_FEES),
};
export const FREEZE_FEE_LEAST_MINOR = 2_00;
