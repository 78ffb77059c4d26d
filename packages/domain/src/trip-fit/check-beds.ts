/** Nights: those without a bed, with two, before one is there and after one has left. */
import type { LodgingPlan, PlanPlace, TripPlan } from '../booking/trip-plan.ts';
import { addDays, type CalendarDate, instantAt, nightsBetween } from '../dates.ts';
import { first, last } from '../present.ts';
import {
  dayOf,
  type FitFix,
  type FitProblem,
  type Found,
  isSamePlace,
  type Leg,
  legsIn,
  momentAt,
  plansOfKind,
} from './fit.ts';

/** Who arrives before then needs the bed of the night before. */
const ARRIVES_LATE = '06:00';
/** Who leaves before then has no use for one. */
const LEAVES_EARLY = '04:00';

/** The night that begins on the evening of a landing; early in the morning it's the one before. */
export function nightAfter({ arrives, to }: Pick<Leg, 'arrives' | 'to'>): CalendarDate {
  const { local } = momentAt(arrives, to.zone);
  return local.slice(11) < ARRIVES_LATE ? addDays(dayOf(local), -1) : dayOf(local);
}

/** The first night that isn't slept any more before a departure. */
function nightsEnd({ departs, from }: Leg): CalendarDate {
  const { local } = momentAt(departs, from.zone);
  return local.slice(11) < LEAVES_EARLY ? addDays(dayOf(local), -1) : dayOf(local);
}

const isNightIn = (night: CalendarDate, { checkIn, checkOut }: LodgingPlan): boolean =>
  night >= checkIn && night < checkOut;

/** The nights of a span that no stay has; a bed anywhere counts. */
export function openNights(
  from: CalendarDate,
  until: CalendarDate,
  stays: readonly LodgingPlan[],
): CalendarDate[] {
  const nights = Array.from({ length: Math.max(0, nightsBetween(from, until)) }, (_, i) => addDays(from, i));
  return nights.filter((night) => !stays.some((stay) => isNightIn(night, stay)));
}

/** Nights in a row: `until` is the day after the last. */
export function runsOf(nights: readonly CalendarDate[]): { from: CalendarDate; until: CalendarDate }[] {
  const runs: { from: CalendarDate; until: CalendarDate }[] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    if (run?.until === night) run.until = addDays(night, 1);
    else runs.push({ from: night, until: addDays(night, 1) });
  }
  return runs;
}

/** Where the trip is for some nights; `place` is null where only its stays say. */
type Away = {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly place: PlanPlace | null;
  /** The way there. */
  readonly landed: Leg | null;
  readonly leaves: Leg | null;
};

/** Between two ways, or between the first and last stay where there's no way. Nights at home need no bed. */
export function nightsAway(plans: readonly TripPlan[]): Away[] {
  const legs = legsIn(plans);
  const stays = plansOfKind(plans, 'lodging');
  const home = legs[0]?.from;
  const between = legs.flatMap((landed, i): Away[] => {
    const leaves = legs[i + 1];
    if (!leaves || (home && isSamePlace(landed.to, home))) return [];
    const [from, until] = [nightAfter(landed), nightsEnd(leaves)];
    return until > from ? [{ from, until, place: landed.to, landed, leaves }] : [];
  });
  return [...between, ...awayByStays(legs, stays)];
}

/** What stays span where no two ways do: all of a trip without one, or what follows the only way. */
function awayByStays(legs: readonly Leg[], stays: readonly LodgingPlan[]): Away[] {
  const end = legs.at(-1);
  const [start] = legs;
  const isOneWay = end !== undefined && start !== undefined && !isSamePlace(end.to, start.from);
  const after = isOneWay ? nightAfter(end) : null;
  if (legs.length > 0 && after === null) return [];
  const own = stays.filter(({ checkOut }) => after === null || checkOut > after);
  if (own.length === 0) return [];
  const from = after ?? first(own.map(({ checkIn }) => checkIn).toSorted());
  const until = last(own.map(({ checkOut }) => checkOut).toSorted());
  return [{ from, until, place: isOneWay ? end.to : null, landed: isOneWay ? end : null, leaves: null }];
}

const stayMoved = ({ tripId, checkIn, checkOut }: LodgingPlan, to: Partial<LodgingPlan>): FitFix[] => {
  const moved = { kind: 'moveStay' as const, tripId, checkIn, checkOut };
  const fix = { ...moved, checkIn: to.checkIn ?? checkIn, checkOut: to.checkOut ?? checkOut };
  return fix.checkOut > fix.checkIn ? [fix] : [];
};
const isThere = ({ place }: LodgingPlan, at: PlanPlace | null): boolean =>
  at === null || place === undefined || isSamePlace(place, at);

/** Of spans that have a bed for some of their nights: one without any only completes the trip. */
function openProblems(away: Away, stays: readonly LodgingPlan[]): FitProblem[] {
  const open = openNights(away.from, away.until, stays);
  if (open.length === 0 || open.length === nightsBetween(away.from, away.until)) return [];
  return runsOf(open).map(({ from, until }): FitProblem => {
    const beside = stays.flatMap((stay): FitFix[] => {
      if (stay.checkOut === from && isThere(stay, away.place)) return stayMoved(stay, { checkOut: until });
      return stay.checkIn === until && isThere(stay, away.place) ? stayMoved(stay, { checkIn: from }) : [];
    });
    const place = away.place ?? stays.find(({ checkOut }) => checkOut === from)?.place ?? null;
    const bed = openBed(place, from, until);
    return {
      kind: 'nightWithoutBed',
      severity: 'warn',
      tripIds: stays.flatMap(({ tripId, checkIn, checkOut }) =>
        checkOut === from || checkIn === until ? [tripId] : [],
      ),
      facts: { city: place?.city ?? '', nights: nightsBetween(from, until), from, until },
      gap: null,
      fixes: [...beside, ...(bed ? [{ kind: 'addBed' as const, open: bed }] : [])],
      at: instantAt(`${from}T22:00`, place?.zone ?? 'UTC'),
    };
  });
}

export const openBed = (place: PlanPlace | null, from: CalendarDate, until: CalendarDate) =>
  place?.placeId ? { kind: 'bed' as const, city: place.city, placeId: place.placeId, from, until } : null;

function doubled(a: LodgingPlan, b: LodgingPlan): FitProblem[] {
  const from = last([a.checkIn, b.checkIn].toSorted());
  const until = first([a.checkOut, b.checkOut].toSorted());
  if (until <= from) return [];
  // Two rooms of one house are often booked one by one
  const isOneHouse = a.title === b.title;
  const isWithin = a.checkIn === b.checkIn || b.checkOut <= a.checkOut;
  return [
    {
      kind: 'twoBeds',
      severity: isOneHouse ? 'info' : 'warn',
      tripIds: [a.tripId, b.tripId],
      facts: { title: a.title, other: b.title, nights: nightsBetween(from, until), from, until },
      gap: null,
      fixes:
        isWithin || isOneHouse
          ? []
          : [...stayMoved(a, { checkOut: b.checkIn }), ...stayMoved(b, { checkIn: a.checkOut })],
      at: instantAt(`${from}T22:00`, b.place?.zone ?? a.place?.zone ?? 'UTC'),
    },
  ];
}

/** A stay in the city of a span, that reaches over its ends. */
function unused(away: Away, stay: LodgingPlan): FitProblem[] {
  const { place, landed, leaves, from, until } = away;
  if (!place || !stay.place || !isSamePlace(stay.place, place)) return [];
  if (stay.checkIn >= until || stay.checkOut <= from) return [];
  const problem = (
    kind: FitProblem['kind'],
    leg: Leg,
    nights: number,
    to: { readonly checkIn: CalendarDate } | { readonly checkOut: CalendarDate },
  ): FitProblem => ({
    kind,
    severity: 'warn',
    tripIds: [stay.tripId, leg.tripId],
    facts: { title: stay.title, nights, ...to },
    gap: null,
    fixes: stayMoved(stay, to),
    at: 'checkIn' in to ? leg.arrives : leg.departs,
  });
  // Who was in the city before has slept there
  const isFirst = landed && !isSamePlace(landed.from, place);
  return [
    ...(isFirst && stay.checkIn < from
      ? [problem('bedBeforeLanding', landed, nightsBetween(stay.checkIn, from), { checkIn: from })]
      : []),
    ...(leaves && !isSamePlace(leaves.to, place) && stay.checkOut > until
      ? [problem('bedAfterLeaving', leaves, nightsBetween(until, stay.checkOut), { checkOut: until })]
      : []),
  ];
}

export function checkBeds(plans: readonly TripPlan[]): Found {
  const stays = plansOfKind(plans, 'lodging');
  const spans = nightsAway(plans);
  const pairs = stays.flatMap((a, i) =>
    stays.slice(i + 1).map((b) => (a.checkIn <= b.checkIn ? [a, b] : [b, a])),
  );
  const full = spans.filter(({ from, until }) => openNights(from, until, stays).length === 0);
  const asOf = (day: CalendarDate, { place }: Away) => instantAt(`${day}T22:00`, place?.zone ?? 'UTC');
  return {
    problems: [
      ...spans.flatMap((away) => openProblems(away, stays)),
      ...pairs.flatMap(([a, b]) => (a && b ? doubled(a, b) : [])),
      ...stays.flatMap((stay) => spans.flatMap((away) => unused(away, stay))),
    ],
    fits: full.map((away) => ({
      kind: 'beds',
      tripIds: stays
        .filter((stay) => stay.checkIn < away.until && stay.checkOut > away.from)
        .map(({ tripId }) => tripId),
      facts: { nights: nightsBetween(away.from, away.until) },
      at: asOf(away.from, away),
    })),
  };
}
