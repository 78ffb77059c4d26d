/** A flight that is quoted, by the rules of a company's policy tier (A §3, A §9). */
import { money } from '@sojourn/domain/money.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import { first } from '@sojourn/domain/present.ts';
import { flightJudge } from '@sojourn/domain/products/flight/flight-policy.ts';
import type { FlightOffer } from '../sale.ts';

/** The price is an adult's, with taxes and without seats and bags. */
export const judgeFlight = (
  tier: PolicyTier,
  { flight, price }: Pick<FlightOffer, 'flight' | 'price'>,
): Verdict =>
  flightJudge(tier)({
    slices: flight.slices.map(({ durationMinutes, layovers, fareClass }) => ({
      minutes: durationMinutes,
      stopoverMinutes: layovers.reduce(
        (sum, { stopoverDurationMinutes }) => sum + stopoverDurationMinutes,
        0,
      ),
      fareClass,
    })),
    isRoundTrip: flight.tripType === 'roundTrip',
    perTraveler: money(first(price.travelers).each.grandTotal, price.currency),
  });
