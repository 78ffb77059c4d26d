/** What a product promises, in the words of the rules. */
import {
  ACTIVITY_GOOD_FOR,
  type ActivityGoodFor,
  type AvailabilityKind,
  type Confirmation,
  type Delivery,
} from '@sojourn/products/activity/rules/activity.ts';
import type { ActivityPolicy } from '@sojourn/products/activity/rules/booking/cancel-policy.ts';
import type { CutOff } from '@sojourn/products/activity/rules/booking/cut-off.ts';
import type { MinimumGroup } from '@sojourn/products/activity/rules/booking/minimum-group.ts';
import type { PickupRule } from '@sojourn/products/activity/rules/booking/pickup.ts';
import { ACTIVITY_LANGUAGES, type ActivityLanguage } from './languages.ts';
import { PLAN_LIST } from './plans.ts';
import { CONFIRMATIONS, MINIMUM_GROUPS, PICKUPS, policyAt } from './terms.ts';
import type { ActivityWorld } from './world.ts';

type ActivityTerms = {
  readonly availability: AvailabilityKind;
  readonly cutOff: CutOff;
  readonly confirmation: Confirmation;
  readonly delivery: Delivery;
  readonly pickup: PickupRule;
  readonly minimumGroup: MinimumGroup | null;
  readonly policy: ActivityPolicy;
  /** Its operator may cancel for the weather. */
  readonly needsWeather: boolean;
  /** Nobody counts its places. */
  readonly isFreeSale: boolean;
  readonly minutes: number;
  /** Minutes to arrive before the start. */
  readonly early: number;
  readonly languages: readonly ActivityLanguage[];
  readonly goodFor: readonly ActivityGoodFor[];
};

const named = <T>(list: readonly T[], bits: number): T[] => list.filter((_, bit) => (bits >>> bit) & 1);

export function termsOfActivity(world: ActivityWorld, row: number): ActivityTerms {
  const { kind, cutOff } = PLAN_LIST[world.plan[row]!]!;
  return {
    availability: kind,
    cutOff,
    confirmation: CONFIRMATIONS[world.confirmation[row]!]!,
    delivery: world.ticket[row] === 1 ? 'ticket' : 'voucher',
    pickup: PICKUPS[world.pickup[row]!]!,
    minimumGroup: MINIMUM_GROUPS[world.minimum[row]!]!,
    policy: policyAt(world.policy[row]!, kind),
    needsWeather: world.weather[row] === 1,
    isFreeSale: world.seats[row] === 0,
    minutes: world.minutes[row]!,
    early: world.early[row]!,
    languages: named(ACTIVITY_LANGUAGES, world.languages[row]!),
    goodFor: named(ACTIVITY_GOOD_FOR, world.goodFor[row]!),
  };
}
