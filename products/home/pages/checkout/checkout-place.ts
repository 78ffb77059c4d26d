import type { HomeCheckout, HomeStaySummary } from '#home/wire/home-checkout.ts';
import type { HomePlace } from '../search/home-place.ts';

/** The page of one of its homes, for the dates and the party of a checkout. */
export const placeOf = (
  { party }: Pick<HomeCheckout, 'party'>,
  { homeId, checkIn, checkOut }: HomeStaySummary,
): HomePlace => ({ homeId, checkIn, checkOut, party });
