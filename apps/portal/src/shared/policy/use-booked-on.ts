import { type CalendarDate, dateIn } from '@sojourn/domain/dates.ts';
import { useClock } from '@sojourn/web/effects.tsx';

/** Today as policies count days ahead: in UTC, like the server. */
export const useBookedOn = (): CalendarDate => dateIn(useClock().now(), 'UTC');
