/** Activities by name, for suggestions. */
import type { ActivityName } from '@sojourn/products/activity/sell/supplier.ts';
import { recommended } from '../../../recommended.ts';
import { activityName } from '../describe-activity.ts';
import { type ActivityWorld, activityIdOf, cityOfActivity } from '../world.ts';

/** Well rated activities that many took come first. */
export const activityNames = (world: ActivityWorld): ActivityName[] =>
  Array.from({ length: world.count }, (_, row) => ({
    id: activityIdOf(world, row),
    name: activityName(world, row).en,
    cityId: cityOfActivity(world, row).id,
    weight: Math.min(
      100,
      recommended(world.rating[row]!, world.reviews[row]!) / 2 + Math.log10(world.reviews[row]! + 1) * 10,
    ),
  }));
