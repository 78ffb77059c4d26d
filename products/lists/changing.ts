/** Written by `npm run products`: what can change of a booking of each product. */
import { activityChanging } from '../activity/rules/changing.ts';
import { carChanging } from '../car/rules/changing.ts';
import { flightChanging } from '../flight/rules/changing.ts';
import { groundChanging } from '../ground/rules/changing.ts';
import { homeChanging } from '../home/rules/changing.ts';
import { hotelChanging } from '../hotel/rules/changing.ts';

export const CHANGING = {
  hotel: hotelChanging,
  flight: flightChanging,
  home: homeChanging,
  car: carChanging,
  activity: activityChanging,
  ground: groundChanging,
} as const;
