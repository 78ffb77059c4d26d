import type { TripsPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { ActivityListCard } from './activity-list-card.tsx';
import { ActivityNextTrip } from './activity-next-trip.tsx';
import { glanceOfActivity } from './glance-of-activity.ts';

export const tripsPart: TripsPart<'activity'> = {
  ListCard: ActivityListCard,
  Next: ActivityNextTrip,
  glance: glanceOfActivity,
  watch: null,
};
