/** What bookings and their places are called in the language of a mail's reader. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { Owner } from '#workflow/saga.ts';
import type { ProductMessage } from './product.ts';

/** Of the reader's own bookings; what can't be read is left out. */
export type Naming = {
  readonly titles: (ids: readonly BookingId[]) => Promise<ReadonlyMap<BookingId, string>>;
  readonly parts: (id: BookingId, parts: readonly SchedulePart[]) => Promise<readonly SchedulePart[]>;
  /** That it failed, with its facts. */
  readonly failed: (id: BookingId) => Promise<ProductMessage | undefined>;
};
export type NamingFor = (reader: Owner & { readonly locale: 'en' | 'fr' }) => Naming;
