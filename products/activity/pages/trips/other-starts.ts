/** The starts that are offered in place of one that doesn't take place. Pure. */
import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { WireActivitySlot } from '#activity/wire/activity-detail.ts';
import type { CheckedDay } from '../shop/use-activity.ts';

/** From its own day on. */
export const DAYS_SHOWN = 4;
const MOST = 4;

type Start = {
  readonly date: CalendarDate;
  readonly slotId: string;
  readonly startsAtLocal: LocalDateTime;
};
type Given = { readonly optionId: string; readonly slotId: string | undefined; readonly date: CalendarDate };

const isPossible = ({ hasPlaces, fit }: WireActivitySlot): boolean =>
  hasPlaces && (fit.verdict === 'fits' || fit.verdict === 'tight');

/** Of the same option, with places for everybody; nothing that clashes with the trip, nor itself. */
export const otherStarts = (days: readonly CheckedDay[], given: Given): Start[] =>
  days
    .flatMap(({ date, options = [] }) =>
      options
        .filter(({ optionId, problems }) => optionId === given.optionId && problems.length === 0)
        .flatMap(({ slots }) => slots.filter(isPossible))
        .filter(({ slotId }) => slotId !== given.slotId || date !== given.date)
        .map(({ slotId, startsAtLocal }) => ({ date, slotId, startsAtLocal })),
    )
    .slice(0, MOST);
