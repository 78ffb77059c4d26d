/** A car of the list as a company's policy judges it. */
import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { TripFacts } from '@sojourn/domain/policy/trip-rules.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { carJudge, rentalTripFacts } from '#car/rules/car-policy.ts';
import type { CarOffer } from '#car/wire/car-search.ts';
import type { WireCarLocation } from '#car/wire/cars.ts';

type PickUp = {
  readonly at: LocalDateTime;
  readonly desk: WireCarLocation | undefined;
  readonly bookedOn: CalendarDate;
};

/** Undefined while its desk isn't known. */
export const offerTrip = ({ company }: CarOffer, { at, desk, bookedOn }: PickUp): TripFacts | undefined =>
  desk && { ...rentalTripFacts(company, { at, location: desk }), bookedOn };

export const judgeOffer = (
  tier: PolicyTier,
  { market, perDay }: Pick<CarOffer, 'market' | 'perDay'>,
  trip: TripFacts,
): Verdict => carJudge(tier)({ ...trip, market, perDay });
