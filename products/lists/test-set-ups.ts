/** Written by `npm run products`: each product in the world of bookings that tests have. */
import { activitySetUp } from '../activity/testing/set-up.ts';
import { carSetUp } from '../car/testing/set-up.ts';
import { flightSetUp } from '../flight/testing/set-up.ts';
import { groundSetUp } from '../ground/testing/set-up.ts';
import { homeSetUp } from '../home/testing/set-up.ts';
import { hotelSetUp } from '../hotel/testing/set-up.ts';

export const TEST_SET_UPS = {
  hotel: hotelSetUp,
  flight: flightSetUp,
  home: homeSetUp,
  car: carSetUp,
  activity: activitySetUp,
  ground: groundSetUp,
} as const;
