/**
 * Where one may fly from a place for little: of the cities flown to most without a change, those whose fares
 * dip deepest below their own median in the next weeks, each with the round trip that a search of the dates
 * for nonstop flights would find. Answers are cached for some minutes once all suppliers have answered: a
 * missing one doesn't mean that there's nothing.
 */
import { addDays, type CalendarDate, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { first, itemAt } from '@sojourn/domain/present.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { dropOldest } from '@sojourn/server/drop-oldest.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import { typicalRange } from '#flight/rules/fares/typical-range.ts';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import type { FlightFilters } from '#flight/wire/flight-search.ts';
import type { GoodFare } from '#flight/wire/flights.ts';
import type { FlightQuestion, NonstopDestination } from '../supplier.ts';
import { todayFrom } from './criteria.ts';
import { type FlightDeps, requireFlights } from './deps.ts';
import { fareCalendar } from './get-fare-calendar.ts';

type GoodFaresInput = {
  readonly origin: string;
  readonly filters?: FlightFilters | undefined;
  readonly locale?: FlightQuestion['locale'] | undefined;
};
/** Partial where a supplier was silent: there may be more, and cheaper. */
type PartialResults<Told> = { readonly answer: Told; readonly isPartial: boolean };
type Found = { readonly fares: GoodFare[]; readonly foundAt: Instant; readonly isPartial: boolean };

/** Days ahead that are looked at, and how many. */
const FIRST_DAY = 21;
const DAYS = 70;
const FAR_KM = 4_500;
/**
 * Of the cities near and far: how many have their days looked at, how many of them are listed at most while
 * there are others, and the nights away: nobody crosses an ocean for three.
 */
const NEAR = { cities: 12, told: 5, nights: [3, 4, 5] } as const;
const FAR = { cities: 6, told: 3, nights: [6, 7, 8, 9] } as const;
const MAX_CANDIDATES = 60;
const RESULT_LIMIT = NEAR.told + FAR.told;
const NONSTOP = { stops: 'none' } as const;
const NIGHTS_MAX = 9;

const kindOf = ({ km }: NonstopDestination): typeof NEAR | typeof FAR => (km > FAR_KM ? FAR : NEAR);

type Dip = {
  readonly to: NonstopDestination;
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
): Promise<PartialResults<readonly NonstopDestination[]>> {
  const question = { origin, top: MAX_CANDIDATES, locale };
  const answers = await answersOf(
    deps,
    (supplier, call) => supplier.nonstopDestinations(question, call),
    context,
  );
  if (answers.length === 0) refuse('SuppliersUnavailable');
  const cities = new Map<string, NonstopDestination>();
  for (const city of answers.flat()) {
    const weekly = city.weekly + (cities.get(city.place.locationCode)?.weekly ?? 0);
    cities.set(city.place.locationCode, { ...city, weekly });
  }
  const all = [...cities.values()].sort((a, b) => b.weekly - a.weekly);
  const answer = [NEAR, FAR].flatMap((kind) => all.filter((to) => kindOf(to) === kind).slice(0, kind.cities));
  return { answer: answer, isPartial: answers.length < deps.suppliers.length };
}

/** The dates on which a city is cheapest against its own median; undefined with too few prices to say. */
async function dipOf(
  deps: FlightDeps,
  { origin, filters }: GoodFaresInput,
  to: NonstopDestination,
  from: CalendarDate,
  context: RequestContext,
): Promise<PartialResults<Dip | undefined>> {
  const request = { from, days: DAYS + NIGHTS_MAX, passengers: ONE_ADULT };
  const nonstop = { ...request, filters: { ...filters, ...NONSTOP } };
  const { locationCode } = to.place;
  const [out, back] = await Promise.all([
    fareCalendar(deps, { ...nonstop, origin, destination: locationCode }, context),
    fareCalendar(deps, { ...nonstop, origin: locationCode, destination: origin }, context),
  ]);
  const trips = out.days.slice(0, DAYS).flatMap((departs, day) =>
    kindOf(to).nights.flatMap((stay) => {
      const returns = itemAt(back.days, day + stay);
      if (departs.totalMinor === null || returns.totalMinor === null) return [];
      const total = departs.totalMinor + returns.totalMinor;
      return [{ departs: departs.date, returns: returns.date, total }];
    }),
  );
  const isPartial = out.isPartial || back.isPartial;
  const range = typicalRange(trips.map(({ total }) => total));
  if (range === undefined) return { answer: undefined, isPartial };
  const least = trips.reduce((best, trip) => (trip.total < best.total ? trip : best));
  const { departs, returns, total } = least;
  return { answer: { to, departs, returns, share: total / range.median }, isPartial };
}

/** What the dates cost; undefined when nothing can be had on them. */
async function fareOf(
  deps: FlightDeps,
  { origin, filters, locale = 'en' }: GoodFaresInput,
  { to: { place }, departs, returns }: Dip,
  context: RequestContext,
): Promise<PartialResults<GoodFare | undefined>> {
  const question: FlightQuestion = {
    slices: [
      { origin, destination: place.locationCode, date: departs },
      { origin: place.locationCode, destination: origin, date: returns },
    ],
    passengers: ONE_ADULT,
    nearby: false,
    chosen: [],
    sort: 'price',
    top: 1,
    locale,
    filters: { ...filters, ...NONSTOP },
    now: deps.clock.now(),
  };
  const answers = await answersOf(deps, (supplier, call) => supplier.search(question, call), context);
  const found = answers.flatMap(({ options }) =>
    options.map(({ row: { slice, fare } }) => ({ slice, totalMinor: fare.total.amountMinor })),
  );
  const isPartial = answers.length < deps.suppliers.length;
  if (found.length === 0) return { answer: undefined, isPartial };
  const { slice, totalMinor } = found.reduce((best, each) =>
    each.totalMinor < best.totalMinor ? each : best,
  );
  const { flightNumber: _, ...airline } = first(slice.segments).marketingAirline;
  const { durationMinutes } = slice;
  const fare = { destination: place, departs, returns, totalMinor, durationMinutes, airline };
  return { answer: fare, isPartial };
}

/** The deepest dips of both kinds; where one kind is short of them, more of the other. */
function listedDips(dips: readonly Dip[]): readonly Dip[] {
  const sorted = dips.toSorted((a, b) => a.share - b.share);
  const first = [NEAR, FAR].flatMap((kind) =>
    sorted.filter(({ to }) => kindOf(to) === kind).slice(0, kind.told),
  );
  const others = sorted.filter((dip) => !first.includes(dip));
  return [...first, ...others].slice(0, RESULT_LIMIT);
}

/** Of each, one after another: nobody waits at the screen for all of them. Ends with `signal`. */
async function ofEach<Each, Told>(
  all: readonly Each[],
  ask: (each: Each) => Promise<PartialResults<Told | undefined>>,
  signal: AbortSignal,
): Promise<PartialResults<readonly Told[]>> {
  const answer: Told[] = [];
  let isPartial = false;
  for (const each of all) {
    // Nobody is listening any more
    if (signal.aborted) refuse('SuppliersUnavailable');
    const result = await ask(each);
    if (result.answer !== undefined) answer.push(result.answer);
    isPartial ||= result.isPartial;
  }
  return { answer: answer, isPartial };
}

/** Refuses SuppliersUnavailable where nothing was found and somebody was silent. */
async function findGoodFares(
  deps: FlightDeps,
  input: GoodFaresInput,
  today: CalendarDate,
  context: RequestContext,
): Promise<Found> {
  const foundAt = deps.clock.now();
  const { signal } = context;
  const cities = await citiesFrom(deps, input, context);
  const from = addDays(today, FIRST_DAY);
  const dips = await ofEach(cities.answer, (city) => dipOf(deps, input, city, from, context), signal);
  const fares = await ofEach(listedDips(dips.answer), (dip) => fareOf(deps, input, dip, context), signal);
  const isPartial = [cities, dips, fares].some((result) => result.isPartial);
  if (isPartial && fares.answer.length === 0) refuse('SuppliersUnavailable');
  return { fares: fares.answer.toSorted((a, b) => a.totalMinor - b.totalMinor), foundAt, isPartial };
}

/** Work that is ended by its signal once all who joined in waiting for it have gone. */
function whileAwaited<Value>(begin: (signal: AbortSignal) => Promise<Value>) {
  const ending = new AbortController();
  let waiting = 0;
  let isDone = false;
  const leave = () => {
    waiting--;
    if (waiting === 0 && !isDone) ending.abort();
  };
  const value = begin(ending.signal).finally(() => {
    isDone = true;
  });
  const join = (client: AbortSignal): Promise<Value> => {
    waiting++;
    if (client.aborted) leave();
    else client.addEventListener('abort', leave, { once: true });
    return value;
  };
  return { value, join, isEnded: () => ending.signal.aborted };
}

/** How long answers are cached, and how many. */
const FRESH_SECONDS = 10 * 60;
const CACHE_SIZE = 200;

type Finding = ReturnType<typeof whileAwaited<Found>>;

/** Refuses UnknownAirport, SuppliersUnavailable. Who asks the same while it is being found waits for it. */
export function createGoodFares(deps: FlightDeps) {
  const cached = new Map<string, { readonly until: Instant; readonly finding: Finding }>();
  const keep = (key: string, finding: Finding, now: Instant): void => {
    cached.delete(key);
    cached.set(key, { until: plusSeconds(now, FRESH_SECONDS), finding });
    dropOldest(cached, CACHE_SIZE);
    const forget = () => cached.get(key)?.finding === finding && cached.delete(key);
    finding.value.then(({ isPartial }) => isPartial && forget(), forget);
  };
  return async (input: GoodFaresInput, context: RequestContext): Promise<Found> => {
    requireFlights(deps, context);
    const today = todayFrom(deps, input.origin);
    const find = (signal: AbortSignal) => findGoodFares(deps, input, today, { ...context, signal });
    // A scenario is played each time
    if (context.scenario !== null) return find(context.signal);
    const key = JSON.stringify([today, input.origin, input.filters ?? {}, input.locale ?? 'en']);
    const now = deps.clock.now();
    const known = cached.get(key);
    if (known && known.until > now && !known.finding.isEnded()) return known.finding.join(context.signal);
    const finding = whileAwaited(find);
    keep(key, finding, now);
    return finding.join(context.signal);
  };
}
