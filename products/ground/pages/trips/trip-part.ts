import type { TripPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { GROUND_PATH } from '../search/ride-url.ts';
import { rideCancelText } from './cancel-words.ts';
import { LazyTripContent } from './lazy-trip-content.tsx';

export const tripPart: TripPart<'ground'> = {
  Content: LazyTripContent,
  name: ({ ride }) => `${ride.from.name}, ${ride.to.name}`,
  isUnfinished: () => false,
  restart: GROUND_PATH,
  cancel: {
    dates: ({ ride }, locale) => formatDate(ride.day, locale),
    phone: ({ ride }) => ride.operator.phone,
    text: rideCancelText,
  },
};
