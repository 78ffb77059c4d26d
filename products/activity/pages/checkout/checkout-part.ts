import type { CheckoutPart } from '@sojourn/portal/shared/product/checkout-part.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { ACTIVITIES_PATH, printCriteria, printWhere } from '../search/activity-criteria.ts';
import { activityFailure } from './activity-failures.ts';
import { ActivitySteps } from './activity-steps.tsx';
import { shopOf } from './checkout-place.ts';
import { LazyActivityCheckout } from './lazy-checkout.tsx';

export const checkoutPart: CheckoutPart<'activity'> = {
  Form: LazyActivityCheckout,
  Steps: ActivitySteps,
  covers: ({ activity }) => textRef('activity.checkout.covers', { people: activity.people }),
  sameSearch: (checkout) => {
    const { where, criteria } = shopOf(checkout);
    return { to: ACTIVITIES_PATH, search: { ...printWhere(where), ...printCriteria(criteria) } };
  },
  failure: activityFailure,
};
