/** When a booked activity is. An open-dated ticket is at the end of its validity: until then it's ahead. */
import { type CalendarDate, type Instant, type LocalDateTime, localAt } from '@sojourn/domain/dates.ts';
import type { ActivitySummary, SoldTimes } from './port/price-port.ts';

type Timed = Pick<ActivitySummary, 'times' | 'zone'>;

export const startOf = ({ times }: Timed): Instant =>
  times.kind === 'slot' ? times.startsAt : times.validUntil;
export const endOf = ({ times }: Timed): Instant => (times.kind === 'slot' ? times.endsAt : times.validUntil);

const localOf = (times: SoldTimes): { readonly start: LocalDateTime; readonly end: LocalDateTime } =>
  times.kind === 'slot'
    ? { start: times.startsAtLocal, end: times.endsAtLocal }
    : { start: times.validUntilLocal, end: times.validUntilLocal };
export const localStartOf = ({ times }: Timed): LocalDateTime => localOf(times).start;
export const localEndOf = ({ times }: Timed): LocalDateTime => localOf(times).end;

export const firstDayOf = (timed: Timed): CalendarDate => localStartOf(timed).slice(0, 10) as CalendarDate;
export const lastDayOf = (timed: Timed): CalendarDate => localEndOf(timed).slice(0, 10) as CalendarDate;

/** Who comes at any time can come until it closes. */
export const tooLateAt = ({ times }: Timed): Instant => {
  if (times.kind === 'openDated') return times.validUntil;
  return times.allDay ? times.endsAt : times.startsAt;
};

export const momentIn = (at: Instant, zone: string) => ({ at, local: localAt(at, zone) });
