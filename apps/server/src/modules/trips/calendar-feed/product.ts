/** What the calendar feed needs from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { CalendarStatus } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { CalendarPart } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Language } from '#modules/platform/notify/letter.ts';
import type { TripDeps } from '../trips/use-case.ts';

export type CalendarProduct<T extends TripDetail = TripDetail> = {
  readonly kind: Product;
  /** The same entries as in its mail, at the newest times. */
  calendarPart(trip: T, status: CalendarStatus, language: Language): CalendarPart;
};
type CalendarProducts = { readonly [P in Product]: CalendarProduct };
export type FeedDeps = TripDeps & {
  readonly tenants: readonly Tenant[];
  readonly products: CalendarProducts;
};
