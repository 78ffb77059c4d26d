/** How the prices of flights are predicted: by what a search cost on the last days. */
import { addDays, dateIn, dayNumber } from '@sojourn/domain/dates.ts';
import { bandOf } from '@sojourn/domain/predictions/observed.ts';
import { first } from '@sojourn/domain/present.ts';
import type { Predicting } from '@sojourn/server/modules/protecting/predictions/product.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { ONE_ADULT } from '../rules/travelers/travelers.ts';
import type { FlightWatch } from '../wire/flight-watch.ts';
import type { FlightDeps } from './sale.ts';
import { lowestByKey } from './search/ask-fares.ts';

/** Some of each band; what isn't sold answers nothing and is left out. */
const ROUTES = [
  ['BOS', 'ORD'],
  ['JFK', 'MIA'],
  ['LHR', 'BCN'],
  ['SFO', 'SEA'],
  ['BOS', 'LAX'],
  ['JFK', 'SFO'],
  ['ORD', 'SEA'],
  ['LHR', 'IST'],
  ['BOS', 'LIS'],
  ['JFK', 'LHR'],
  ['SFO', 'NRT'],
  ['LAX', 'CDG'],
] as const;
/** Days to departure: with 60 days of history each, all that's sold is covered. */
const LEADS = [4, 12, 30, 60, 100, 150] as const;
const TRIP_DAYS = 6;
/** Time is short for each question; what's known already comes back at once. */
const ATTEMPTS = 4;

export const predictingFlights = (deps: FlightDeps): Predicting<FlightWatch> => ({
  about: ({ slices, chosen = [], nearby = false }) => {
    const { origin, destination, date } = first(slices);
    const ends = [deps.airportsOf(origin)[0]?.code, deps.airportsOf(destination)[0]?.code] as const;
    const km = ends[0] && ends[1] ? deps.kmBetween(ends[0], ends[1]) : null;
    if (km === null || chosen.length > 0 || nearby || slices.length > 2) return null;
    return { band: bandOf(km), departsOn: dayNumber(date) };
  },
  pastPrices: (input, context) => pastPrices(deps, input, context),
  samples: () => samplesFrom(deps),
});

/** Of each day the lowest of all suppliers; 'unanswered' while one of them hasn't all of them. */
async function pastPrices(
  { flightSuppliers, clock }: FlightDeps,
  { slices, passengers, filters = {} }: FlightWatch,
  context: CallContext,
): ReturnType<Predicting['pastPrices']> {
  const question = { slices, passengers, filters, now: clock.now() };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answers = await Promise.all(flightSuppliers.map((each) => each.history(question, context)));
    const past = answers.flatMap((answer) => (answer.outcome === 'ok' ? [answer.value] : []));
    if (past.length < answers.length) return 'unanswered';
    if (past.some(({ isPartial }) => isPartial)) continue;
    const lowest = lowestByKey(
      past.map(({ days }) => days),
      ({ date }) => date,
    );
    return [...lowest.values()]
      .flatMap(({ date, totalMinor }) =>
        totalMinor === null ? [] : [{ day: dayNumber(date), minor: totalMinor }],
      )
      .toSorted((a, b) => a.day - b.day);
  }
  return 'unanswered';
}

/** One-way and there and back, in turns. */
function samplesFrom({ clock, airportsOf }: FlightDeps): FlightWatch[] {
  const today = dateIn(clock.now(), 'UTC');
  const known = ROUTES.filter((ends) => ends.every((code) => airportsOf(code).length > 0));
  return known.flatMap(([origin, destination], route) =>
    LEADS.map((lead, at): FlightWatch => {
      const date = addDays(today, lead);
      const out = { origin, destination, date };
      const back = { origin: destination, destination: origin, date: addDays(date, TRIP_DAYS) };
      const slices = (route + at) % 2 === 0 ? [out] : [out, back];
      return { product: 'Flight', slices, passengers: ONE_ADULT };
    }),
  );
}
