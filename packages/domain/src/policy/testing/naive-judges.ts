/** What a tier allows, written plainly from the specification alone (A §3, §5, §9). */
import type { FlightPolicyFacts } from '@sojourn/products/flight/rules/flight-policy.ts';
import type { HotelPolicyFacts } from '@sojourn/products/hotel/rules/hotel-policy.ts';
import type { Money } from '../../money.ts';
import type { PolicyTier } from '../tier.ts';
import type { TripFacts } from '../trip-rules.ts';
import { naiveCap, naiveMarketCap, naiveTrip } from './sample-trip.ts';

export function naiveHotel(tier: PolicyTier, facts: HotelPolicyFacts): boolean {
  let isIn = true;
  for (const policy of tier.hotels.policies) {
    if (!policy.allowedStarRatings.some((each) => each === facts.stars)) isIn = false;
    const most = naiveCap(policy, facts, 'maxPricePerNight', policy.maxPricePerNight);
    if (facts.perNight.amountMinor > most) isIn = false;
    if (facts.perNight.amountMinor > naiveMarketCap(policy, facts)) isIn = false;
    if (!naiveTrip(policy, facts)) isIn = false;
  }
  return isIn;
}

export const naiveCar = (tier: PolicyTier, facts: TripFacts & { readonly perDay: Money }): boolean =>
  tier.cars.policies.every(
    (policy) =>
      facts.perDay.amountMinor <= naiveCap(policy, facts, 'maxPricePerDay', policy.maxPricePerDay) &&
      facts.perDay.amountMinor <= naiveMarketCap(policy, facts) &&
      naiveTrip(policy, facts),
  );

export function naiveFlight(tier: PolicyTier, facts: FlightPolicyFacts): boolean {
  const { enableLongFlights, minHoursForLongFlight } = tier.settings;
  let duration = 'Short';
  for (const { minutes, stopoverMinutes } of facts.slices)
    if (enableLongFlights && (minutes - stopoverMinutes) / 60 > minHoursForLongFlight) duration = 'Long';
  let isIn = true;
  for (const policy of tier.flights.policies) {
    if (policy.duration !== duration) continue;
    for (const { fareClass } of facts.slices)
      if (!policy.allowedFareClasses.includes(fareClass)) isIn = false;
    const name = facts.isRoundTrip ? 'maxPriceForRoundTrip' : 'maxPriceForOneWay';
    const times = facts.isRoundTrip ? 1 : facts.slices.length;
    if (facts.perTraveler.amountMinor > naiveCap(policy, facts, name, policy[name]) * times) isIn = false;
    if (facts.perTraveler.amountMinor > naiveMarketCap(policy, facts)) isIn = false;
    if (!naiveTrip(policy, facts)) isIn = false;
  }
  return isIn;
}
