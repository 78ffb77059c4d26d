import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { bookingDay } from '@sojourn/domain/policy/booking-day.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';

/** Today as policies count days ahead: by the company's calendar, like the server. */
export function useBookedOn(): CalendarDate {
  const now = useClock().now();
  return bookingDay(now, useSession()?.corporateInfo?.timeZone);
}
