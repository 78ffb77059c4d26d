/** Written by `npm run products`: what the portal shows of each product, in the order of the navigation. */
import { activity } from '../activity/pages/index.ts';
import { car } from '../car/pages/index.ts';
import { flight } from '../flight/pages/index.ts';
import { ground } from '../ground/pages/index.ts';
import { home } from '../home/pages/index.ts';
import { hotel } from '../hotel/pages/index.ts';

export const PRODUCTS = {
  hotel,
  flight,
  home,
  car,
  activity,
  ground,
} as const;
