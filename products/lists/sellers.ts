/** Written by `npm run products`: how the server sells each product. */
import { activity } from '../activity/sell/capability.ts';
import { estimateCarbon as activityEstimateCarbon } from '../activity/sell/carbon.ts';
import { createActivityProduct } from '../activity/sell/create-activity-product.ts';
import { car } from '../car/sell/capability.ts';
import { estimateCarbon } from '../car/sell/carbon.ts';
import { createCarProduct } from '../car/sell/create-car-product.ts';
import { flight } from '../flight/sell/capability.ts';
import { estimateCarbon as flightEstimateCarbon } from '../flight/sell/carbon.ts';
import { createFlightProduct } from '../flight/sell/create-flight-product.ts';
import { ground } from '../ground/sell/capability.ts';
import { estimateCarbon as groundEstimateCarbon } from '../ground/sell/carbon.ts';
import { createGroundProduct } from '../ground/sell/create-ground-product.ts';
import { home } from '../home/sell/capability.ts';
import { estimateCarbon as homeEstimateCarbon } from '../home/sell/carbon.ts';
import { createHomeProduct } from '../home/sell/create-home-product.ts';
import { hotel } from '../hotel/sell/capability.ts';
import { estimateCarbon as hotelEstimateCarbon } from '../hotel/sell/carbon.ts';
import { createHotelProduct } from '../hotel/sell/create-hotel-product.ts';

export const SELLERS = {
  hotel: { create: createHotelProduct, capability: hotel, estimateCarbon: hotelEstimateCarbon },
  flight: { create: createFlightProduct, capability: flight, estimateCarbon: flightEstimateCarbon },
  home: { create: createHomeProduct, capability: home, estimateCarbon: homeEstimateCarbon },
  car: { create: createCarProduct, capability: car, estimateCarbon },
  activity: { create: createActivityProduct, capability: activity, estimateCarbon: activityEstimateCarbon },
  ground: { create: createGroundProduct, capability: ground, estimateCarbon: groundEstimateCarbon },
} as const;
