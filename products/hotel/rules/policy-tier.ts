/** What a policy tier says about hotels (A §3 hotels.policies). */
import type { Money } from '@sojourn/domain/money.ts';
import type { PartFor } from '@sojourn/domain/policy/tier-part.ts';
import type { TripRules } from '@sojourn/domain/policy/trip-rules.ts';

export const STAR_RATINGS = [1, 2, 3, 4, 5] as const;
export type StarRating = (typeof STAR_RATINGS)[number];

export type HotelPolicy = TripRules<{ readonly maxPricePerNight: Money }> & {
  readonly allowedStarRatings: readonly StarRating[];
  /** Average per night and room, before taxes. */
  readonly maxPricePerNight: Money | null;
};

export const hotelPolicies = {
  caps: { pricePerNight: 'maxPricePerNight' },
  choices: { starRating: { field: 'allowedStarRatings', values: STAR_RATINGS } },
  unrestricted: [{ allowedStarRatings: STAR_RATINGS, maxPricePerNight: null }] as readonly HotelPolicy[],
} as const satisfies PartFor<HotelPolicy>;
