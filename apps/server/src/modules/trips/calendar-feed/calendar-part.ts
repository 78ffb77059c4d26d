import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { CalendarStatus } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { CalendarPart } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import { productFromWire } from '@sojourn/products/product-list.ts';
import { LANGUAGES } from '#modules/platform/notify/languages.ts';
import type { FeedDeps } from './product.ts';

const STATUSES: Readonly<Record<TripDetail['status'], CalendarStatus>> = {
  Confirmed: 'CONFIRMED',
  Modified: 'CONFIRMED',
  Pending: 'TENTATIVE',
  Canceled: 'CANCELLED',
};

/** A trip's entries, as its product has them. */
export const calendarPartOf = (
  { products }: Pick<FeedDeps, 'products'>,
  trip: TripDetail,
  locale: 'en' | 'fr',
): CalendarPart =>
  products[productFromWire(trip.kind)].calendarPart(trip, STATUSES[trip.status], LANGUAGES[locale]);
