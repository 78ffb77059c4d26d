/** Written by `npm run products`: calls and shapes of each product on the wire. */
import { activityContract } from '../activity/wire/activity-contract.ts';
import { carContract } from '../car/wire/car-contract.ts';
import { flightContract } from '../flight/wire/flight-contract.ts';
import { groundContract } from '../ground/wire/ground-contract.ts';
import { homeContract } from '../home/wire/home-contract.ts';
import { hotelContract } from '../hotel/wire/hotel-contract.ts';

export const CONTRACTS = {
  hotel: hotelContract,
  flight: flightContract,
  home: homeContract,
  car: carContract,
  activity: activityContract,
  ground: groundContract,
} as const;
