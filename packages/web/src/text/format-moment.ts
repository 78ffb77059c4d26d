import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDate, formatTime, type Locale } from '@sojourn/ui/formats.ts';

/** "Mon, Apr 12, 3:00 PM" */
export const formatMoment = (at: LocalDateTime, locale: Locale): string =>
  `${formatDate(at, locale)}, ${formatTime(at, locale)}`;
