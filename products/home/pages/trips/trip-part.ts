import type { TripPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { firstAndLast } from '#home/pages/shared/home-words.ts';
import { homeCancelText } from './cancel-words.ts';
import { HomeTripContent } from './home-trip-content.tsx';
import { nameOf } from './home-trip-view.ts';

export const tripPart: TripPart<'home'> = {
  Content: HomeTripContent,
  name: nameOf,
  isUnfinished: () => false,
  restart: '/homes',
  cancel: {
    dates: ({ stays }, locale) => {
      const { checkIn, checkOut } = firstAndLast(stays);
      return formatDateRange(checkIn, checkOut, locale);
    },
    phone: ({ arrivals }) => arrivals[0]?.phone ?? null,
    text: homeCancelText,
  },
};
