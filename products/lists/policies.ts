/** Written by `npm run products`: what a company can say about each product in a policy tier. */
import { activityPolicies } from '../activity/rules/policy-tier.ts';
import { carPolicies } from '../car/rules/policy-tier.ts';
import { flightPolicies } from '../flight/rules/policy-tier.ts';
import { groundPolicies } from '../ground/rules/policy-tier.ts';
import { homePolicies } from '../home/rules/policy-tier.ts';
import { hotelPolicies } from '../hotel/rules/policy-tier.ts';

export const POLICIES = {
  hotel: hotelPolicies,
  flight: flightPolicies,
  home: homePolicies,
  car: carPolicies,
  activity: activityPolicies,
  ground: groundPolicies,
} as const;
