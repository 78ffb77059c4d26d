/** Written by `npm run products`: how mail lists what was edited of a booking of each product. */
import { activityDetailWords } from '../activity/sell/detail-words.ts';
import { carDetailWords } from '../car/sell/detail-words.ts';
import { flightDetailWords } from '../flight/sell/detail-words.ts';
import { groundDetailWords } from '../ground/sell/detail-words.ts';
import { homeDetailWords } from '../home/sell/detail-words.ts';
import { hotelDetailWords } from '../hotel/sell/detail-words.ts';

export const DETAIL_WORDS = {
  hotel: hotelDetailWords,
  flight: flightDetailWords,
  home: homeDetailWords,
  car: carDetailWords,
  activity: activityDetailWords,
  ground: groundDetailWords,
} as const;
