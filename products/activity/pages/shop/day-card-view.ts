/** The chosen start in its day: hours of the ruler, what's booked, other starts, the way there. Pure. */
import { type CalendarDate, dayNumber, type LocalDateTime } from '@sojourn/domain/dates.ts';
import type { ActivityPlans, WireActivitySlot } from '#activity/wire/activity-detail.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** 8 AM to 11 PM; what begins before or ends after stretches it. */
const [FIRST, LAST] = [8 * HOUR, 23 * HOUR];

/** In minutes of the day of the start, and in percent of the ruler. */
export type RulerPart = {
  readonly from: number;
  readonly until: number;
  readonly start: number;
  readonly size: number;
};
export type DayRulerView = {
  readonly hours: { readonly first: number; readonly last: number };
  readonly bar: RulerPart;
  /** From leaving to the start, and from the end until one is back; null where one comes at any time. */
  readonly before: RulerPart | null;
  readonly after: RulerPart | null;
  readonly booked: readonly RulerPart[];
  /** Percent of each other start. */
  readonly others: readonly number[];
};

const minuteOn = (date: CalendarDate, local: LocalDateTime): number =>
  (dayNumber(local.slice(0, 10) as CalendarDate) - dayNumber(date)) * DAY +
  Number(local.slice(11, 13)) * HOUR +
  Number(local.slice(14, 16));

/** A minute of the day, also of the day before or after, as its clock shows it. */
export function clockOf(date: CalendarDate, minute: number): LocalDateTime {
  const at = ((minute % DAY) + DAY) % DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(at / HOUR))}:${two(at % HOUR)}` as LocalDateTime;
}

type Shown = {
  readonly slot: Pick<WireActivitySlot, 'slotId' | 'startsAtLocal' | 'endsAtLocal' | 'allDay'>;
  readonly starts: readonly Pick<WireActivitySlot, 'slotId' | 'startsAtLocal' | 'state'>[];
  readonly plans: ActivityPlans | undefined;
  readonly minutesBefore: number;
};

export function dayRulerView({ slot, starts, plans, minutesBefore }: Shown): DayRulerView {
  const date = slot.startsAtLocal.slice(0, 10) as CalendarDate;
  const at = (local: LocalDateTime) => minuteOn(date, local);
  const [from, until] = [at(slot.startsAtLocal), at(slot.endsAtLocal)];
  const way = plans?.way?.minutes ?? 0;
  const [leaves, back] = slot.allDay ? [from, until] : [from - minutesBefore - way, until + way];
  const first = Math.max(0, Math.min(FIRST, Math.floor(leaves / HOUR) * HOUR));
  const last = Math.min(DAY, Math.max(LAST, Math.ceil(back / HOUR) * HOUR));
  const percent = (minute: number): number =>
    Math.round(((Math.min(last, Math.max(first, minute)) - first) * 10_000) / (last - first)) / 100;
  const part = (begins: number, ends: number): RulerPart => ({
    from: begins,
    until: ends,
    start: percent(begins),
    size: Math.round((percent(ends) - percent(begins)) * 100) / 100,
  });
  return {
    hours: { first, last },
    bar: part(from, until),
    before: leaves < from ? part(leaves, from) : null,
    after: back > until ? part(until, back) : null,
    booked: (plans?.booked ?? []).map(({ fromLocal, untilLocal }) => part(at(fromLocal), at(untilLocal))),
    others: starts
      .filter(({ slotId, state }) => slotId !== slot.slotId && state !== 'closed' && state !== 'soldOut')
      .map(({ startsAtLocal }) => percent(at(startsAtLocal))),
  };
}
