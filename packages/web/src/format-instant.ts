/**
 * Instants of the portal's own (deadlines, records) on the reader's clock; times of a stay are the hotel's
 * instead.
 */
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { CREDIT_ZONE } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { type DateShape, formatDate, formatDeadline, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { formatMoment } from './text/format-moment.ts';

const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Mon, Apr 12, 3:00 PM" */
export const formatInstant = (at: Instant, locale: Locale): string =>
  formatMoment(localAt(at, readerZone()), locale);

/** A deadline of nothing that has a place: on the reader's clock, which is named. */
export const formatReaderDeadline = (at: Instant, locale: Locale): string =>
  formatDeadline(at, readerZone(), locale);

/** "Mon, Apr 12" */
export const formatInstantDay = (at: Instant, locale: Locale, shape?: DateShape): string =>
  formatDate(localAt(at, readerZone()), locale, shape);

/** "3:00 PM" */
export const formatInstantTime = (at: Instant, locale: Locale): string =>
  formatTime(localAt(at, readerZone()), locale);

/**
 * "Nov 14, 2027": a day of credits, offers, their ledger and refunds. It's the same day for every reader and
 * in mail, because they end on the portal's clock (B §9).
 */
export const formatPortalDay = (at: Instant, locale: Locale, shape: DateShape): string =>
  formatDate(localAt(at, CREDIT_ZONE), locale, shape);
