/** Written by `npm run products`: errors and booking failures that each product adds. */
import { activityCodes } from '../activity/wire/activity-codes.ts';
import { carCodes } from '../car/wire/car-codes.ts';
import { flightCodes } from '../flight/wire/flight-codes.ts';
import { groundCodes } from '../ground/wire/ground-codes.ts';
import { homeCodes } from '../home/wire/home-codes.ts';
import { hotelCodes } from '../hotel/wire/hotel-codes.ts';

export const PRODUCT_CODES = {
  hotel: hotelCodes,
  flight: flightCodes,
  home: homeCodes,
  car: carCodes,
  activity: activityCodes,
  ground: groundCodes,
} as const;
