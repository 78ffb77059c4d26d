/** A stay of the list as a company's policy judges it: at the rate that it shows. */
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { TripDates } from '@sojourn/domain/policy/trip-rules.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { hotelJudge, stayTripFacts } from '#hotel/rules/hotel-policy.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';

export const cardTrip = ({ cityPlaceId, loyaltyProgram }: StayCard, dates: TripDates) =>
  stayTripFacts({ cityPlaceId, program: loyaltyProgram }, dates);

export const judgeCard = (tier: PolicyTier, stay: StayCard, dates: TripDates): Verdict =>
  hotelJudge(tier)({
    ...cardTrip(stay, dates),
    market: stay.offer.market,
    stars: stay.stars,
    perNight: stay.offer.price.nightlyDiscountAware,
  });
