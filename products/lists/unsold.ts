/** Written by `npm run products`: what the port of each product gets where nobody sells it. */
import { activityUnsold } from '../activity/testing/unsold.ts';
import { carUnsold } from '../car/testing/unsold.ts';
import { flightUnsold } from '../flight/testing/unsold.ts';
import { groundUnsold } from '../ground/testing/unsold.ts';
import { homeUnsold } from '../home/testing/unsold.ts';
import { hotelUnsold } from '../hotel/testing/unsold.ts';

export const UNSOLD = {
  hotel: hotelUnsold,
  flight: flightUnsold,
  home: homeUnsold,
  car: carUnsold,
  activity: activityUnsold,
  ground: groundUnsold,
} as const;
