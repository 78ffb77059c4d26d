/** What a policy tier says about homes: as A §3 has it of hotels, without stars. */
import type { Money } from '@sojourn/domain/money.ts';
import type { PartFor } from '@sojourn/domain/policy/tier-part.ts';
import type { TripRules } from '@sojourn/domain/policy/trip-rules.ts';

export type HomePolicyRules = TripRules<{ readonly maxPricePerNight: Money }> & {
  /** Average per night of the whole home, before fees and taxes. */
  readonly maxPricePerNight: Money | null;
};

export const homePolicies = {
  caps: { pricePerNight: 'maxPricePerNight' },
  choices: {},
  unrestricted: [{ maxPricePerNight: null }] as readonly HomePolicyRules[],
} as const satisfies PartFor<HomePolicyRules>;
