/** Written by `npm run products`: the fields of each product in the editor of a policy tier. */
import { ActivityTierRules } from '../activity/admin/tier-rules.tsx';
import { CarTierRules } from '../car/admin/tier-rules.tsx';
import { FlightTierRules } from '../flight/admin/tier-rules.tsx';
import { GroundTierRules } from '../ground/admin/tier-rules.tsx';
import { HomeTierRules } from '../home/admin/tier-rules.tsx';
import { HotelTierRules } from '../hotel/admin/tier-rules.tsx';

export const TIER_RULES = {
  hotel: HotelTierRules,
  flight: FlightTierRules,
  home: HomeTierRules,
  car: CarTierRules,
  activity: ActivityTierRules,
  ground: GroundTierRules,
} as const;
