/**
 * Where one may fly from a place for little: of the cities flown to most without a change, those whose fares
 * dip deepest below their own median in the next weeks, each with the round trip that a search of the dates
 * for nonstop flights would find. What the suppliers said is told again for some minutes.
 */
import type { FlightFilters } from '@sojourn/contract/flight-search.ts';
import type { GoodFare } from '@sojourn/contract/flights.ts';
import { addDays, type CalendarDate, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { ONE_ADULT } from '@sojourn/domain/flights/travelers.ts';
import { typicalRange } from '@sojourn/domain/flights/typical-range.ts';
import { answersOf } from '#suppliers/ask-suppliers.ts';
import type { FlightQuestion, FlownTo } from '#suppliers/flights/port.ts';
import type { RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { todayFrom } from './criteria.ts';
import { type FlightDeps, insistOnFlights } from './deps.ts';
import { getFareCalendar } from './get-fare-calendar.ts';

export type GoodFaresInput = {
  readonly origin: string;
  readonly filters?: FlightFilters | undefined;
  readonly locale?: FlightQuestion['locale'] | undefined;
};
type Found = { readonly fares: GoodFare[]; readonly foundAt: Instant };

/** Days ahead that are looked at, and how many. */
const FIRST_DAY = 21;
const DAYS = 70;
const FAR_KM = 4_500;
/**
 * Of the cities near and far: how many have their days looked at, how many of them are told at most while
 * there are others, and the nights away: nobody crosses an ocean for three.
 */
const NEAR = { cities: 12, told: 5, nights: [3, 4, 5] } as const;
const FAR = { cities: 6, told: 3, nights: [6, 7, 8, 9] } as const;
const ASKED = 60;
const TOLD = NEAR.told + FAR.told;
const NONSTOP = { stops: 'none' } as const;
const NIGHTS_MAX = 9;

const kindOf = ({ km }: FlownTo): typeof NEAR | typeof FAR => (km > FAR_KM ? FAR : NEAR);

type Dip = {
  readonly to: FlownTo;
  readonly departs: CalendarDate;
  readonly returns: CalendarDate;
  /** Of the median, of the same trips over all days. */
  readonly share: number;
};

/** Merged over the suppliers by how often all of them together fly there. */
async function citiesFrom(
  deps: FlightDeps,
  { origin, locale = 'en' }: GoodFaresInput,
  context: RequestContext,
) {
  const question = { origin, top: ASKED, locale };
  const answers = await answersOf(deps, (supplier, call) => supplier.flownTo(question, call), context);
  if (answers.length === 0) refuse('SuppliersUnavailable');
  const cities = new Map<string, FlownTo>();
  for (const city of answers.flat()) {
    const weekly = city.weekly + (cities.get(city.place.code)?.weekly ?? 0);
    cities.set(city.place.code, { ...city, weekly });
  }
  const all = [...cities.values()].sort((a, b) => b.weekly - a.weekly);
  return [NEAR, FAR].flatMap((kind) => all.filter((to) => kindOf(to) === kind).slice(0, kind.cities));
}

/** The dates on which a city is cheapest against its own median; undefined with too few prices to say. */
async function dipOf(
  deps: FlightDeps,
  { origin, filters }: GoodFaresInput,
  to: FlownTo,
  from: CalendarDate,
  context: RequestContext,
): Promise<Dip | undefined> {
  const asked = { from, days: DAYS + NIGHTS_MAX, passengers: ONE_ADULT };
  const nonstop = { ...asked, filters: { ...filters, ...NONSTOP } };
  const { code } = to.place;
  const [out, back] = await Promise.all([
    getFareCalendar(deps, { ...nonstop, origin, destination: code }, context),
    getFareCalendar(deps, { ...nonstop, origin: code, destination: origin }, context),
  ]);
  const trips = out.days.slice(0, DAYS).flatMap((departs, day) =>
    kindOf(to).nights.flatMap((stay) => {
      const returns = back.days[day + stay]!;
      if (departs.totalMinor === null || returns.totalMinor === null) return [];
      const total = departs.totalMinor + returns.totalMinor;
      return [{ departs: departs.date, returns: returns.date, total }];
    }),
  );
  const range = typicalRange(trips.map(({ total }) => total));
  if (range === undefined) return undefined;
  const least = trips.reduce((best, trip) => (trip.total < best.total ? trip : best));
  return { to, departs: least.departs, returns: least.returns, share: least.total / range.median };
}

/** What the dates cost; undefined when nothing can be had on them. */
async function fareOf(
  deps: FlightDeps,
  { origin, filters, locale = 'en' }: GoodFaresInput,
  { to: { place }, departs, returns }: Dip,
  context: RequestContext,
): Promise<GoodFare | undefined> {
  const question: FlightQuestion = {
    slices: [
      { origin, destination: place.code, date: departs },
      { origin: place.code, destination: origin, date: returns },
    ],
    ...{ passengers: ONE_ADULT, nearby: false, chosen: [], sort: 'price', top: 1, locale },
    filters: { ...filters, ...NONSTOP },
    now: deps.clock.now(),
  };
  const answers = await answersOf(deps, (supplier, call) => supplier.search(question, call), context);
  const found = answers.flatMap(({ options }) =>
    options.flatMap(({ option }) => {
      const fare = option.fares.find(({ fareClass }) => fareClass === option.shown);
      return fare ? [{ slice: option.slice, totalMinor: fare.total.amountMinor }] : [];
    }),
  );
  if (found.length === 0) return undefined;
  const { slice, totalMinor } = found.reduce((best, each) =>
    each.totalMinor < best.totalMinor ? each : best,
  );
  const { flightNumber: _, ...airline } = slice.segments[0]!.marketingAirline;
  const { durationMinutes } = slice;
  return { destination: place, departs, returns, totalMinor, durationMinutes, airline };
}

/** The deepest dips of both kinds; where one kind is short of them, more of the other. */
function toldOf(dips: readonly Dip[]): readonly Dip[] {
  const sorted = dips.toSorted((a, b) => a.share - b.share);
  const first = [NEAR, FAR].flatMap((kind) =>
    sorted.filter(({ to }) => kindOf(to) === kind).slice(0, kind.told),
  );
  const others = sorted.filter((dip) => !first.includes(dip));
  return [...first, ...others].slice(0, TOLD);
}

async function findGoodFares(
  deps: FlightDeps,
  input: GoodFaresInput,
  today: CalendarDate,
  context: RequestContext,
): Promise<Found> {
  const foundAt = deps.clock.now();
  const dips: Dip[] = [];
  // One after another: nobody waits at the screen for all of them
  for (const city of await citiesFrom(deps, input, context)) {
    const dip = await dipOf(deps, input, city, addDays(today, FIRST_DAY), context);
    if (dip) dips.push(dip);
  }
  const chosen = toldOf(dips);
  const fares: GoodFare[] = [];
  for (const dip of chosen) {
    const fare = await fareOf(deps, input, dip, context);
    if (fare) fares.push(fare);
  }
  return { fares: fares.sort((a, b) => a.totalMinor - b.totalMinor), foundAt };
}

/** How long what was found is told again, and how many answers are. */
const FRESH_SECONDS = 10 * 60;
const KEPT = 200;

/** Refuses UnknownAirport, SuppliersUnavailable. Who asks the same while it is being found waits for it. */
export function createGoodFares(deps: FlightDeps) {
  const kept = new Map<string, { readonly until: Instant; readonly found: Promise<Found> }>();
  return async (input: GoodFaresInput, context: RequestContext): Promise<Found> => {
    insistOnFlights(deps, context);
    const today = todayFrom(deps, input.origin);
    // A scenario is played each time
    if (context.scenario !== null) return findGoodFares(deps, input, today, context);
    const key = JSON.stringify([today, input.origin, input.filters ?? {}, input.locale ?? 'en']);
    const now = deps.clock.now();
    const known = kept.get(key);
    if (known && known.until > now) return known.found;
    const found = findGoodFares(deps, input, today, context);
    kept.delete(key);
    kept.set(key, { until: plusSeconds(now, FRESH_SECONDS), found });
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    found.catch(() => kept.delete(key));
    return found;
  };
}
