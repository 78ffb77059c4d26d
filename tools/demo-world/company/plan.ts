/**
 * Which trips Northline's people make, from their first one to those that are booked ahead: a working week
 * at a time, on a project, at times two together, fewer around the holidays. The same for the same day.
 */
import { addDays, type CalendarDate } from '../../../packages/domain/src/dates.ts';
import { type Chance, chanceOf } from '../../chaos/random.ts';
import { PROJECTS, type Project, TRAVELS } from '../data/sites.ts';
import { OFFICES } from '../data/staff.ts';
import { isWorkday, mondayOf, workdayBefore } from '../days.ts';
import { DECISIONS, type Decision, OVER_REASONS, type OverPolicy } from './over-policy.ts';
import { COLLEAGUES, type Colleague } from './people.ts';

export type Errand = {
  readonly name: string;
  readonly traveler: Colleague;
  readonly project: Project;
  readonly out: CalendarDate;
  readonly back: CalendarDate;
  readonly bookedOn: CalendarDate;
  /** Of the day, at their office. */
  readonly minute: number;
  readonly parts: { readonly flight: boolean; readonly stay: boolean; readonly car: boolean };
  /** Which of what's on offer they take. */
  readonly choice: number;
  /** Null: it was made. */
  readonly canceledOn: CalendarDate | null;
  readonly over: OverPolicy | null;
};
export type PlanSize = {
  readonly weeksBack: number;
  readonly weeksAhead: number;
  readonly perWeek: number;
  /** On their way on the day itself. */
  readonly today: number;
  /** Sent for approval by then, and not decided. */
  readonly waiting: number;
};

const SEED = 20_260;
/** Of a hundred. */
const CANCELED = 7;
const OVER = 12;
const TOGETHER = 45;

export function planErrands(today: CalendarDate, size: PlanSize, away: ReadonlySet<string>): Errand[] {
  const chance = chanceOf(SEED);
  const planned = { chance, today, errands: [] as Errand[], overs: 0, people: withoutThose(away) };
  // Who is on their way today is planned first, so that they're free
  for (let at = 0; at < size.today; at++) planToday(planned, at);
  const monday = mondayOf(today);
  for (let week = -size.weeksBack; week <= size.weeksAhead; week++) {
    const first = addDays(monday, 7 * week);
    const many = size.perWeek * seasonOf(first) * (1 + 0.15 * (week / size.weeksBack));
    const count = Math.floor(many) + (chance.whole(1_000) < (many % 1) * 1_000 ? 1 : 0);
    for (let at = 0; at < count; at++) planInWeek(planned, first);
  }
  for (let at = 0; at < size.waiting; at++) planWaiting(planned, at);
  return planned.errands.toSorted((a, b) => (a.bookedOn < b.bookedOn ? -1 : a.bookedOn > b.bookedOn ? 1 : 0));
}

type Planned = {
  readonly chance: Chance;
  readonly today: CalendarDate;
  readonly errands: Errand[];
  readonly people: readonly Colleague[];
  overs: number;
};

const withoutThose = (away: ReadonlySet<string>) => COLLEAGUES.filter(({ subject }) => !away.has(subject));

/** Around Christmas and other holidays hardly anybody travels. */
function seasonOf(monday: CalendarDate): number {
  const monthDay = addDays(monday, 3).slice(5);
  if (monthDay >= '12-21' || monthDay <= '01-03') return 0.15;
  if (monthDay >= '11-22' && monthDay <= '11-28') return 0.4;
  if (monthDay >= '07-01' && monthDay <= '07-07') return 0.5;
  return monthDay.startsWith('08') ? 0.8 : 1;
}

function pickWeighted<T>(chance: Chance, from: readonly T[], weightOf: (each: T) => number): T {
  const sum = from.reduce((total, each) => total + weightOf(each), 0);
  let left = chance.whole(Math.max(1, Math.round(sum)));
  for (const each of from) {
    left -= weightOf(each);
    if (left < 0) return each;
  }
  return from[0] as T;
}

/** A day off at least between two trips. */
const isFree = ({ errands }: Planned, { subject }: Colleague, out: CalendarDate, back: CalendarDate) =>
  !errands.some(
    (each) =>
      each.traveler.subject === subject && each.out <= addDays(back, 1) && each.back >= addDays(out, -1),
  );

function chooseTraveler(planned: Planned, out: CalendarDate, back: CalendarDate): Colleague | undefined {
  const free = planned.people.filter((each) => isFree(planned, each, out, back));
  const inDepartment = (each: Colleague) =>
    planned.people.filter(({ department }) => department === each.department).length;
  return free.length === 0
    ? undefined
    : pickWeighted(planned.chance, free, (each) => (100 * TRAVELS[each.department]) / inDepartment(each));
}

/** Nobody flies to the city that they work in. */
function chooseProject({ chance }: Planned, { department, office }: Colleague): Project | undefined {
  const open = PROJECTS.filter(
    ({ departments, site }) => departments.includes(department) && site !== (office as string),
  );
  return open.length === 0 ? undefined : pickWeighted(chance, open, ({ weight }) => weight);
}

function planInWeek(planned: Planned, monday: CalendarDate): void {
  const { chance, today } = planned;
  const begins = pickWeighted(chance, [0, 1, 2, 3], (day) => [60, 22, 13, 5][day] ?? 0);
  const nights = Math.min(
    4 - begins,
    pickWeighted(chance, [1, 2, 3, 4], (n) => [18, 32, 32, 18][n - 1] ?? 0),
  );
  const out = addDays(monday, begins);
  const back = addDays(out, Math.max(1, nights));
  const traveler = chooseTraveler(planned, out, back);
  const project = traveler && chooseProject(planned, traveler);
  if (!traveler || !project) return;
  const ahead = 3 + chance.whole(traveler.department === 'Field Survey' ? 16 : 30);
  const wanted = workdayBefore(addDays(out, -ahead));
  const bookedOn = wanted < today ? wanted : workdayBefore(addDays(today, -1 - chance.whole(40)));
  const errand = errandOf(planned, { traveler, project, out, back, bookedOn });
  planned.errands.push(errand);
  if (traveler.department !== 'Field Survey' || !chance.perCent(TOGETHER)) return;
  const mates = planned.people.filter(
    (each) =>
      each.department === 'Field Survey' && each.office !== project.site && isFree(planned, each, out, back),
  );
  if (mates.length === 0) return;
  const with_ = { traveler: chance.pick(mates), project, out, back, bookedOn };
  planned.errands.push(errandOf(planned, with_));
}

/** Left one to three days ago, or this morning, and on their way for some more. */
function planToday(planned: Planned, at: number): void {
  const { chance, today } = planned;
  const out = addDays(today, -1 - (at % 3));
  const back = addDays(today, 1 + (at % 2));
  const traveler = chooseTraveler(planned, out, back);
  const project = traveler && chooseProject(planned, traveler);
  if (!traveler || !project) return;
  const bookedOn = workdayBefore(addDays(out, -4 - chance.whole(14)));
  const errand = errandOf(planned, { traveler, project, out, back, bookedOn });
  const parts = { ...errand.parts, stay: true };
  planned.errands.push({ ...errand, parts, canceledOn: null, over: null });
}

/** Of the last day, so that there's still time to decide. */
function planWaiting(planned: Planned, at: number): void {
  const { chance, today } = planned;
  const out = addDays(mondayOf(today), 14 + 7 * (at % 3) + (at % 2));
  const back = addDays(out, 2);
  const reviewed = planned.people.filter(({ tier }) => tier !== 'leaders' && tier !== 'managers');
  const traveler = chooseTraveler({ ...planned, people: reviewed }, out, back);
  const project = traveler && chooseProject(planned, traveler);
  if (!traveler || !project) return;
  const errand = errandOf(planned, { traveler, project, out, back, bookedOn: today });
  const reason = OVER_REASONS[at % OVER_REASONS.length] ?? OVER_REASONS[0];
  const part = at % 4 === 3 ? 'flight' : 'stay';
  const over = { part, isRefundable: at % 2 === 0, decision: 'none', ...reason } as const;
  const parts = { flight: true, stay: true, car: false };
  planned.errands.push({ ...errand, parts, canceledOn: null, over, minute: 400 + chance.whole(60) });
}

type Basics = Pick<Errand, 'traveler' | 'project' | 'out' | 'back' | 'bookedOn'>;

function errandOf(planned: Planned, basics: Basics): Errand {
  const { chance, today, errands } = planned;
  const { traveler, out, bookedOn } = basics;
  const isField = traveler.department === 'Field Survey';
  const isCanceled = chance.perCent(CANCELED);
  const canceledOn = workdayBefore(addDays(out, -1 - chance.whole(3)));
  const isOver = !isCanceled && chance.perCent(OVER);
  return {
    ...basics,
    name: `trip-${String(errands.length).padStart(4, '0')}`,
    minute: 8 * 60 + chance.whole(9 * 60),
    parts: { flight: true, stay: chance.perCent(93), car: chance.perCent(isField ? 62 : 22) },
    choice: chance.whole(1_000),
    canceledOn:
      isCanceled && canceledOn > bookedOn && canceledOn < today && isWorkday(canceledOn) ? canceledOn : null,
    over: isOver ? overOf(planned) : null,
  };
}

function overOf(planned: Planned): OverPolicy {
  const at = planned.overs++;
  const decision: Decision = DECISIONS[at % DECISIONS.length] ?? 'approve';
  const reason = OVER_REASONS[at % OVER_REASONS.length] ?? OVER_REASONS[0];
  // Tickets can be taken back for a day, so they're booked at once; a room that can't be waits
  const isEither = decision === 'approve' || decision === 'decline';
  return {
    part: isEither && at % 3 === 2 ? 'flight' : 'stay',
    isRefundable: isEither && at % 2 === 0,
    decision,
    ...reason,
  };
}

export const homeOf = ({ office }: Colleague) => OFFICES[office];
