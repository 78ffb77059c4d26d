/**
 * Instants of the portal's own (deadlines, records) on the reader's clock; times of a stay are the hotel's
 * instead.
 */
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { type DateShape, formatDate, type Locale } from '@sojourn/ui/formats.ts';
import { formatMoment } from './cancel-terms.ts';

const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Mon, Apr 12, 3:00 PM" */
export const formatInstant = (at: Instant, locale: Locale): string =>
  formatMoment(localAt(at, readerZone()), locale);

/** "Mon, Apr 12" */
export const formatInstantDay = (at: Instant, locale: Locale, shape?: DateShape): string =>
  formatDate(localAt(at, readerZone()), locale, shape);
