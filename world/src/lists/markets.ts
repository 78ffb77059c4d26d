/** Written by `npm run products`: the simulated suppliers of each product. */
import { activityMarket } from '../activity/supplier/open-market.ts';
import { carMarket } from '../car/supplier/open-market.ts';
import { flightMarket } from '../flight/supplier/open-market.ts';
import { groundMarket } from '../ground/supplier/open-market.ts';
import { homeMarket } from '../home/supplier/open-market.ts';
import { hotelMarket } from '../hotel/supplier/open-market.ts';

export const MARKETS = {
  hotel: hotelMarket,
  flight: flightMarket,
  home: homeMarket,
  car: carMarket,
  activity: activityMarket,
  ground: groundMarket,
} as const;
