/** Every place there is: countries, cities, airports and landmarks, and the hotels, which are places too. */
import type { HotelWorld } from '@sojourn/market/hotel/world.ts';

export type World = HotelWorld;
