/** How urgent a case is, in words. Pure. */
import type { DeskCaseLine } from '@sojourn/contract/desk/parts.ts';
import type { CalendarDate, Zone } from '@sojourn/domain/dates.ts';
import { dayNumber, type Instant, localAt } from '@sojourn/domain/dates.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import type { Tone } from '@sojourn/ui/content/tag.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';

type DueView = {
  readonly tone: Tone | undefined;
  readonly text: MessageId;
  readonly count: number;
  /** Shown instead of a count. */
  readonly isDay?: true;
};
type Line = Pick<DeskCaseLine, 'state' | 'dueAt' | 'leftMinutes'>;

const HOUR = 60;
const dayOf = (at: Instant, zone: Zone): number => dayNumber(localAt(at, zone).slice(0, 10) as CalendarDate);

/** The words for what is left; of a case that waits, how much is left once it's ours again. */
export function dueView({ state, dueAt, leftMinutes }: Line, now: Instant, zone: Zone): DueView {
  if (!isLive(state)) return { tone: 'good', text: `desk.state.${state}`, count: 0 };
  if (leftMinutes !== null) return { tone: 'info', text: 'desk.due.paused', count: 0 };
  if (state === 'waitingOnSupplier' && Date.parse(dueAt) > Date.parse(now))
    return { tone: 'info', text: 'desk.state.waitingOnSupplier', count: 0 };
  const minutes = Math.round((Date.parse(dueAt) - Date.parse(now)) / 60_000);
  if (minutes <= 0) {
    const late = -minutes;
    if (late < HOUR) return { tone: 'bad', text: 'desk.due.lateMinutes', count: late };
    if (late < 48 * HOUR) return { tone: 'bad', text: 'desk.due.lateHours', count: Math.floor(late / HOUR) };
    return { tone: 'bad', text: 'desk.due.lateDays', count: Math.floor(late / (24 * HOUR)) };
  }
  if (minutes < HOUR) return { tone: 'warn', text: 'desk.due.minutes', count: minutes };
  if (minutes < 4 * HOUR) return { tone: 'warn', text: 'desk.due.hours', count: Math.floor(minutes / HOUR) };
  const days = dayOf(dueAt, zone) - dayOf(now, zone);
  if (days === 0) return { tone: 'warn', text: 'desk.due.today', count: 0 };
  if (days === 1) return { tone: undefined, text: 'desk.due.tomorrow', count: 0 };
  return { tone: undefined, text: 'desk.due.day', count: 0, isDay: true };
}
