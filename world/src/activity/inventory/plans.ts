/**
 * When activities take place: some thirty calendars that products share, so that a search looks at each once
 * and not at each product. A plan has what holds on a day; places are the product's own.
 */

import type { Season } from '@sojourn/geography/types.ts';
import type { AvailabilityKind } from '@sojourn/products/activity/rules/activity.ts';
import type { CutOff } from '@sojourn/products/activity/rules/booking/cut-off.ts';

type Start = {
  /** Of the day, by the clock there; of opening where people come when they like. */
  readonly minute: number;
  /** Bits, Sunday first. */
  readonly weekdays: number;
};
export type ActivityPlan = {
  readonly kind: AvailabilityKind;
  readonly starts: readonly Start[];
  /** Minute of closing; 0 with start times. */
  readonly closes: number;
  readonly season: 'all' | 'warm' | 'cold';
  /** Closed on December 25 and January 1. */
  readonly holidays: boolean;
  readonly windowDays: number;
  readonly cutOff: CutOff;
  /** How long an open-dated ticket can be used; 0 for others. */
  readonly validDays: number;
};

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAILY = 'Sun Mon Tue Wed Thu Fri Sat';
const TUE_SUN = 'Sun Tue Wed Thu Fri Sat';
const MON_SAT = 'Mon Tue Wed Thu Fri Sat';
const weekdayBits = (days: string): number =>
  days.split(' ').reduce((bits, day) => bits | (1 << DAYS.indexOf(day)), 0);
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

type Times = readonly (readonly [times: string, days: string])[];
const startsAt = (times: Times): Start[] =>
  times.flatMap(([each, days]) =>
    each.split(' ').map((time) => ({ minute: minuteOf(time), weekdays: weekdayBits(days) })),
  );

const before = (from: 'start' | 'opening' | 'closing', minutes: number): CutOff => ({ from, minutes });
const fixed = (time: string, daysBefore: number): CutOff => ({ from: 'fixed', time, daysBefore });

const at = (times: Times, cutOff: CutOff, more: Partial<ActivityPlan> = {}): ActivityPlan => ({
  kind: 'startTimes',
  starts: startsAt(times),
  closes: 0,
  season: 'all',
  holidays: false,
  windowDays: 365,
  cutOff,
  validDays: 0,
  ...more,
});
const open = (
  hours: string,
  days: string,
  cutOff: CutOff,
  more: Partial<ActivityPlan> = {},
): ActivityPlan => {
  const [opens = '', closes = ''] = hours.split('-');
  return at([[opens, days]], cutOff, { kind: 'openingHours', closes: minuteOf(closes), ...more });
};
const ticket = (validDays: number): ActivityPlan =>
  open('06:00-23:00', DAILY, before('closing', 0), { kind: 'openDated', validDays });

const HOUR = 60;

const PLANS = {
  morning: at([['10:00', DAILY]], before('start', 2 * HOUR)),
  earlyMorning: at([['07:30', DAILY]], fixed('20:00', 1)),
  /** Sets off in the hour that a clock change can skip. */
  beforeDawn: at([['02:30', 'Sun Wed Fri Sat']], fixed('16:00', 1)),
  twoADay: at([['10:00 15:00', DAILY]], before('start', HOUR)),
  threeADay: at([['10:00 14:30 18:00', DAILY]], before('start', HOUR)),
  hourly: at([['10:00 12:00 14:00 16:00', DAILY]], before('start', 15)),
  afternoon: at([['14:00', DAILY]], before('start', 3 * HOUR)),
  sunset: at([['18:30', TUE_SUN]], before('start', HOUR), { season: 'warm' }),
  dinner: at([['19:00', MON_SAT]], fixed('12:00', 0), { holidays: true }),
  nightly: at([['20:00', DAILY]], before('start', 30)),
  lateWalk: at([['21:00', 'Wed Thu Fri Sat']], before('start', HOUR)),
  lateShow: at([['21:30', 'Sun Wed Thu Fri Sat']], before('start', 30), { holidays: true }),
  matinee: at(
    [
      ['15:00', 'Sun Sat'],
      ['20:00', 'Tue Wed Thu Fri Sat'],
    ],
    before('start', 30),
    { holidays: true, windowDays: 180 },
  ),
  weekdays: at([['10:30', 'Mon Tue Wed Thu Fri']], before('start', 12 * HOUR), { holidays: true }),
  weekendMorning: at([['09:30', 'Sun Sat']], before('start', 24 * HOUR)),
  dayTrip: at([['09:00', DAILY]], fixed('18:00', 1)),
  dayTripThrice: at([['08:00', 'Tue Thu Sat']], fixed('17:00', 2)),
  warmTwice: at([['11:00 16:00', DAILY]], before('start', HOUR), { season: 'warm', windowDays: 180 }),
  coldMorning: at([['09:30', DAILY]], fixed('18:00', 1), { season: 'cold', windowDays: 180 }),
  museumHours: open('10:00-18:00', TUE_SUN, before('closing', HOUR), { holidays: true }),
  longHours: open('09:00-22:00', DAILY, before('closing', 45)),
  shortHours: open('09:30-16:30', MON_SAT, before('opening', 0), { holidays: true }),
  parkHours: open('10:00-20:00', DAILY, fixed('16:00', 0), { season: 'warm' }),
  openTicket: ticket(180),
  giftTicket: ticket(365),
  tejoSail: at(
    [
      ['10:00', MON_SAT],
      ['14:30 18:30', TUE_SUN],
    ],
    before('start', HOUR),
  ),
  sintra: at([['09:00', TUE_SUN]], fixed('18:00', 1)),
  petiscos: at([['19:00', 'Tue Wed Thu Fri']], fixed('12:00', 0)),
  azulejo: at([['15:00', 'Fri Sat']], before('start', 2 * HOUR)),
  setubal: at([['10:30', 'Sun Mon Fri Sat']], fixed('18:00', 1)),
  fado: at([['21:30', 'Sun Wed Fri Sat']], before('start', HOUR)),
} as const satisfies Readonly<Record<string, ActivityPlan>>;
export type PlanKey = keyof typeof PLANS;

export const PLAN_KEYS = Object.keys(PLANS) as PlanKey[];
/** A product has the number of one. */
export const PLAN_LIST: readonly ActivityPlan[] = PLAN_KEYS.map((key) => PLANS[key]);

type Months = readonly [from: number, to: number] | null;
/** Months from 1, both included; null: all of the year. */
const WARM: Readonly<Record<Season, Months>> = {
  'north-summer': [4, 10],
  'south-summer': [10, 4],
  'winter-sun': null,
  ski: [6, 9],
  even: null,
};
const COLD: Readonly<Record<Season, Months>> = {
  'north-summer': [12, 3],
  'south-summer': [6, 9],
  'winter-sun': [12, 2],
  ski: [12, 4],
  even: [6, 8],
};

const within = (months: Months, month: number): boolean => {
  if (!months) return true;
  const [from, to] = months;
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
};

/** January 1, 1970 was a Thursday. */
const weekdayOn = (day: number): number => (day + 4) % 7;

/** Bits of the starts that a plan has on a day, before anybody has booked. */
export function startsOn(plan: ActivityPlan, season: Season, day: number): number {
  const date = new Date(day * 86_400_000);
  const month = date.getUTCMonth() + 1;
  if (plan.season === 'warm' && !within(WARM[season], month)) return 0;
  if (plan.season === 'cold' && !within(COLD[season], month)) return 0;
  const monthDay = month * 100 + date.getUTCDate();
  if (plan.holidays && (monthDay === 1225 || monthDay === 101)) return 0;
  const weekday = weekdayOn(day);
  return plan.starts.reduce(
    (bits, { weekdays }, start) => ((weekdays >>> weekday) & 1 ? bits | (1 << start) : bits),
    0,
  );
}
