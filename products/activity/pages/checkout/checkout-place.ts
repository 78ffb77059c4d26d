import { soldDay } from '#activity/pages/shared/sold-words.ts';
import type { ActivityCheckout } from '#activity/wire/activity-checkout.ts';
import { ADULT_AGE, CHILD_MAX, SENIOR_AGE } from '../search/activity-criteria.ts';
import { type ShopUrl, shopUrlOf } from '../search/shop-url.ts';

/** Some age of each kind: a checkout knows units, a search ages. */
const AGES: Partial<Record<ActivityCheckout['activity']['units'][number]['kind'], number>> = {
  senior: SENIOR_AGE,
  youth: CHILD_MAX - 2,
  child: 8,
  infant: 1,
};

/** The page of its activity, on its day and for such a party. */
export function shopOf({ activity, choice }: Pick<ActivityCheckout, 'activity' | 'choice'>): ShopUrl {
  const { activityId, city, cityPlaceId } = activity.activity;
  const day = soldDay(activity);
  const ages = activity.units.flatMap(({ kind, count }) =>
    Array.from({ length: count }, () => AGES[kind] ?? ADULT_AGE),
  );
  const criteria = { from: day, until: day, ages: ages.length > 0 ? ages : [ADULT_AGE] };
  const url = shopUrlOf(activityId, { where: { place: cityPlaceId, locationName: city }, criteria });
  return activity.slot ? { ...url, optionId: choice.optionId, day } : { ...url, optionId: choice.optionId };
}
