import type { TripPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { soldDay } from '#activity/pages/shared/sold-words.ts';
import { ACTIVITIES_PATH } from '../search/activity-criteria.ts';
import { activityCancelText } from './cancel-words.ts';
import { LazyTripContent } from './lazy-trip-content.tsx';

export const tripPart: TripPart<'activity'> = {
  Content: LazyTripContent,
  name: ({ activity }) => activity.activity.name,
  isUnfinished: () => false,
  restart: ACTIVITIES_PATH,
  cancel: {
    dates: ({ activity }, locale) => formatDate(soldDay(activity), locale),
    phone: ({ activity }) => activity.operator.phone,
    text: activityCancelText,
  },
};
