/** Written by `npm run products`: rows of the authorization matrix for the calls of each product. */
import { ACTIVITY_ROWS } from '../activity/testing/authorization-rows.ts';
import { CAR_ROWS } from '../car/testing/authorization-rows.ts';
import { FLIGHT_ROWS } from '../flight/testing/authorization-rows.ts';
import { GROUND_ROWS } from '../ground/testing/authorization-rows.ts';
import { HOME_ROWS } from '../home/testing/authorization-rows.ts';
import { HOTEL_ROWS } from '../hotel/testing/authorization-rows.ts';

export const ROWS = {
  hotel: HOTEL_ROWS,
  flight: FLIGHT_ROWS,
  home: HOME_ROWS,
  car: CAR_ROWS,
  activity: ACTIVITY_ROWS,
  ground: GROUND_ROWS,
} as const;
