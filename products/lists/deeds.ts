/** Written by `npm run products`: what an agent does with the calls of each product. */
import { activityDeeds } from '../activity/wire/deeds.ts';
import { carDeeds } from '../car/wire/deeds.ts';
import { flightDeeds } from '../flight/wire/deeds.ts';
import { groundDeeds } from '../ground/wire/deeds.ts';
import { homeDeeds } from '../home/wire/deeds.ts';
import { hotelDeeds } from '../hotel/wire/deeds.ts';

export const DEEDS = {
  hotel: hotelDeeds,
  flight: flightDeeds,
  home: homeDeeds,
  car: carDeeds,
  activity: activityDeeds,
  ground: groundDeeds,
} as const;
