/** The rules of a flight search, by the date at the first origin; each refusal names its field. */
import { type CalendarDate, dateIn, localAt } from '@sojourn/domain/dates.ts';
import { first, itemAt } from '@sojourn/domain/present.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { checkFlightSearch, FLIGHT_LIMITS, type RequestedSlice } from '#flight/rules/flight-search.ts';
import { checkParty, type PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { FlightSearch } from '#flight/wire/flight-search.ts';
import type { FlightDeps } from './deps.ts';

type Places = Pick<FlightDeps, 'airportsOf' | 'clock'>;
type Ends = Pick<RequestedSlice, 'origin' | 'destination'>;

const refuseField = (problem: Parameters<typeof refuse>[0], path: string): never =>
  refuse(problem, { fields: [{ path, problem }] });

/** The airports that a slice begins at. Refuses UnknownAirport, SameAirport. */
function originsOf({ airportsOf }: Places, requested: Ends, slice: number) {
  const found = (end: keyof Ends) => {
    const airports = airportsOf(requested[end]);
    if (airports.length === 0) refuseField('UnknownAirport', `slices.${slice}.${end}`);
    return airports;
  };
  const [origins, destinations] = [found('origin'), found('destination')];
  const isOf = (all: typeof origins) => (each: (typeof origins)[number]) =>
    all.some(({ code }) => code === each.code);
  // A city and an airport of its own are one place to travelers
  if (origins.every(isOf(destinations)) || destinations.every(isOf(origins)))
    refuseField('SameAirport', `slices.${slice}.destination`);
  return origins;
}

/** The date at the first origin. Refuses TooManySlices and what is wrong with an end of any slice. */
export function todayAt(deps: Places, slices: readonly Ends[]): CalendarDate {
  const { slicesMax } = FLIGHT_LIMITS;
  if (slices.length > slicesMax) refuseField('TooManySlices', `slices.${slicesMax}`);
  const origins = slices.map((ends, index) => originsOf(deps, ends, index));
  return dateIn(deps.clock.now(), first(first(origins)).zone);
}

/** The date at an airport or a city's main one. Refuses UnknownAirport. */
export function todayFrom(deps: FlightDeps, code: string): CalendarDate {
  const [main] = deps.airportsOf(code);
  return main ? dateIn(deps.clock.now(), main.zone) : refuseField('UnknownAirport', 'origin');
}

type Chosen = Pick<FlightSearch, 'slices' | 'chosen' | 'nearby'>;

/**
 * What was chosen must be what was asked for, or its total would be another trip's. Refuses InvalidInput;
 * what nobody sells is the supplier's to refuse.
 */
export function requireChosen(deps: FlightDeps, { slices, chosen = [], nearby }: Chosen): void {
  if (chosen.length >= slices.length) refuseAt('chosen', 'no slice is left to choose');
  for (const [index, { sliceId }] of chosen.entries())
    requireSlice(deps, { slices, nearby }, { index, sliceId, path: `chosen.${index}` });
}

const refuseAt = (path: string, problem: string) => refuse('InvalidInput', { fields: [{ path, problem }] });

/** That a slice is the one asked for at that place. Refuses InvalidInput at `path`. */
export function requireSlice(
  { airportsOf, suppliers }: FlightDeps,
  { slices, nearby }: Omit<Chosen, 'chosen'>,
  { index, sliceId, path }: { readonly index: number; readonly sliceId: string; readonly path: string },
): void {
  const isAt = (code: string, airport: string) =>
    airportsOf(code, nearby).some((each) => each.code === airport);
  const { origin, destination, date } = itemAt(slices, index);
  const [ends] = suppliers.flatMap((supplier) => supplier.endsOf(sliceId) ?? []);
  if (ends === undefined) return;
  if (ends.date !== date || !isAt(origin, ends.origin) || !isAt(destination, ends.destination))
    refuseAt(path, `not what slices.${index} asks for`);
}

export function requireParty(party: PassengerCounts): void {
  const problem = checkParty(party);
  if (problem) refuseField(problem, 'passengers');
}

const HALF_DAY = 12 * 60;

/** Whether clocks are so much later where it leaves that it may land on the day before. */
function crossesDateLine({ airportsOf, clock }: Places, { origin, destination }: Ends): boolean {
  const minuteAt = (code: string): number =>
    Math.min(...airportsOf(code).map(({ zone }) => Date.parse(`${localAt(clock.now(), zone)}Z`) / 60_000));
  return minuteAt(origin) - minuteAt(destination) > HALF_DAY;
}

/** Refuses what breaks a rule of a search: `FLIGHT_REFUSALS`. */
export function requireThat(deps: Places, slices: readonly RequestedSlice[], party: PassengerCounts): void {
  const today = todayAt(deps, slices);
  requireParty(party);
  const found = checkFlightSearch(slices, party, today, (slice) => crossesDateLine(deps, slice));
  if (found === undefined) return;
  const { problem, slice } = found;
  if (problem === 'NoSlices') throw new Error('the contract asks for a slice');
  refuseField(problem, `slices.${slice}.date`);
}
