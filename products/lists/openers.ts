/** Written by `npm run products`: how the server opens each product. */
import { openActivity } from '../activity/sell/open-activity.ts';
import { openCar } from '../car/sell/open-car.ts';
import { openFlight } from '../flight/sell/open-flight.ts';
import { openGround } from '../ground/sell/open-ground.ts';
import { openHome } from '../home/sell/open-home.ts';
import { openHotel } from '../hotel/sell/open-hotel.ts';

export const OPENERS = {
  hotel: openHotel,
  flight: openFlight,
  home: openHome,
  car: openCar,
  activity: openActivity,
  ground: openGround,
} as const;
