/**
 * What a price freeze costs, by the version of its terms and the days that are chosen: basis points of the
 * price for one traveler or room, in whole dollars.
 */
type Fee = { readonly days: number; readonly basisPoints: number };
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
export const FREEZE_FEES: Readonly<Record<string, readonly Fee[]>> = {
  'freeze-flight-2026-11': FLIGHT_FEES,
  'freeze-hotel-2026-11': HOTEL_FEES,
  'freeze-flight-2026-11-28': FLIGHT_FEES,
  'freeze-hotel-2026-11-28': HOTEL_FEES,
};
export const FREEZE_FEE_LEAST_MINOR = 2_00;
