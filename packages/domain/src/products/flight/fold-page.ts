/**
 * A page of found flights as it travels: what options share (airports, airlines, aircraft, flights, the terms
 * of a fare) stands once in tables and is named by its place there, and what follows from other facts is left
 * out. `unfoldPage` makes the whole of it again. Money is US cents.
 */
import { dayNumber, plusSeconds } from '../../dates.ts';
import { milesFor, money } from '../../money.ts';
import type {
  Fare,
  Flight,
  FoldedFacets,
  FoldedOption,
  FoldedPage,
  Option,
  Slice,
  Tables,
  WholePage,
} from './found-page.ts';

/** The entries that are added, each once by its key, and where they stand. */
function createTable<Entry>() {
  const entries: Entry[] = [];
  const places = new Map<string, number>();
  return {
    entries,
    place: (key: string, make: () => Entry): number => {
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, entries.length);
      return entries.push(make()) - 1;
    },
  };
}

/** Rules live long: what tells them apart is worked out once. */
const wordsOf = new WeakMap<object, string>();

function rulesKey(rules: object): string {
  const known = wordsOf.get(rules);
  if (known !== undefined) return known;
  const made = JSON.stringify(rules);
  wordsOf.set(rules, made);
  return made;
}

/** By the objects that they share. */
const hasSameTerms = <Rules>(a: Fare<Rules>, b: Fare<Rules>): boolean =>
  a.cabins === b.cabins && a.rules === b.rules && a.brand === b.brand && a.fareClass === b.fareClass;

function createTables<Rules extends object>() {
  const tables = {
    airports: createTable<Tables<Rules>['airports'][number]>(),
    airlines: createTable<Tables<Rules>['airlines'][number]>(),
    aircraft: createTable<Tables<Rules>['aircraft'][number]>(),
    flights: createTable<Tables<Rules>['flights'][number]>(),
    rules: createTable<Rules>(),
    terms: createTable<Tables<Rules>['terms'][number]>(),
  };
  // Most options share the objects of their flights and fares: those need not be compared word by word
  const flightsSeen = new Map<Flight, number>();
  const rulesSeen = new Map<Rules, number>();
  const termsSeen = new Map<Fare<Rules>['cabins'], { readonly fare: Fare<Rules>; readonly place: number }>();
  const named = ({ code, name }: { code: string; name: string }) => ({ code, name });
  const airport = ({ terminal: _, ...rest }: Flight['origin']): number =>
    tables.airports.place(rest.code, () => rest);
  const airline = (entry: { code: string; name: string }): number =>
    tables.airlines.place(entry.code, () => named(entry));
  const flightPlace = (flight: Flight): number => {
    const { marketingAirline, operatingAirline, aircraft, departs, origin, destination } = flight;
    const { flightNumber } = marketingAirline;
    const ends = `${origin.code} ${destination.code}`;
    return tables.flights.place(`${marketingAirline.code}${flightNumber} ${departs} ${ends}`, () => ({
      ...{ from: airport(origin), to: airport(destination) },
      ...{ fromTerminal: origin.terminal, toTerminal: destination.terminal },
      ...{ airline: airline(marketingAirline), operator: airline(operatingAirline), flightNumber },
      aircraft: tables.aircraft.place(aircraft.code, () => named(aircraft)),
      ...{ departs, departsLocal: flight.departsLocal, arrivesLocal: flight.arrivesLocal },
      durationMinutes: flight.durationMinutes,
      ...{ hasWifi: flight.hasWifi, hasPower: flight.hasPower },
    }));
  };
  const termsPlace = ({ fareClass, brand, cabins, rules: told }: Fare<Rules>): number => {
    const rules = rulesSeen.get(told) ?? tables.rules.place(rulesKey(told), () => told);
    rulesSeen.set(told, rules);
    return tables.terms.place(`${fareClass} ${cabins} ${rules} ${brand}`, () => ({
      ...{ fareClass, brand, cabins, rules },
    }));
  };
  return {
    tables,
    airport,
    airline,
    flight: (flight: Flight): number => {
      const place = flightsSeen.get(flight) ?? flightPlace(flight);
      flightsSeen.set(flight, place);
      return place;
    },
    terms: (fare: Fare<Rules>): number => {
      const seen = termsSeen.get(fare.cabins);
      if (seen !== undefined && hasSameTerms(seen.fare, fare)) return seen.place;
      const place = termsPlace(fare);
      termsSeen.set(fare.cabins, { fare, place });
      return place;
    },
  };
}

/** Options as suppliers give them, the best first. */
export function foldPage<Rules extends object>({ options, facets }: WholePage<Rules>): FoldedPage<Rules> {
  const { tables, airport, airline, flight, terms } = createTables<Rules>();
  const folded = options.map(
    ({ slice, fares, shown, kind, score, badges }): FoldedOption => ({
      sliceId: slice.sliceId,
      flights: slice.segments.map(flight),
      changes: slice.layovers.map(({ minimumMinutes, isSelfTransfer }) => ({
        minimumMinutes,
        isSelfTransfer,
      })),
      fares: fares.map((fare) => ({
        terms: terms(fare),
        ...{ totalMinor: fare.total.amountMinor, adultMinor: fare.perAdult.amountMinor },
        ...{ seatsLeft: fare.seatsLeft, co2Kg: fare.co2Kg, fits: fare.fits },
      })),
      ...{ shown, kind, score, badges },
    }),
  );
  const counts: FoldedFacets = {
    ...facets,
    airlines: facets.airlines.map((each) => ({ ...each, airline: airline(each.airline) })),
    via: facets.via.map((each) => ({ ...each, airport: airport(each.airport) })),
  };
  const { airports, airlines, aircraft, flights, rules, terms: told } = tables;
  return {
    options: folded,
    facets: counts,
    tables: {
      ...{ airports: airports.entries, airlines: airlines.entries, aircraft: aircraft.entries },
      ...{ flights: flights.entries, rules: rules.entries, terms: told.entries },
    },
  };
}

const dayOf = (local: string): number => dayNumber(local.slice(0, 10) as Parameters<typeof dayNumber>[0]);
const minutesFrom = (before: string, after: string): number =>
  (Date.parse(after) - Date.parse(before)) / 60_000;

function flightsOf<Rules>({ airports, airlines, aircraft, flights }: Tables<Rules>): Flight[] {
  return flights.map(({ from, to, fromTerminal, toTerminal, airline, operator, flightNumber, ...own }) => ({
    ...own,
    origin: { ...airports[from]!, terminal: fromTerminal },
    destination: { ...airports[to]!, terminal: toTerminal },
    marketingAirline: { ...airlines[airline]!, flightNumber },
    operatingAirline: airlines[operator]!,
    arrives: plusSeconds(own.departs, own.durationMinutes * 60),
    plusDays: dayOf(own.arrivesLocal) - dayOf(own.departsLocal),
    aircraft: aircraft[own.aircraft]!,
  }));
}

function sliceOf({ sliceId, flights, changes }: FoldedOption, told: readonly Flight[]): Slice {
  const segments = flights.map((place) => told[place]!);
  const [first, last] = [segments[0]!, segments.at(-1)!];
  return {
    ...{ sliceId, segments },
    layovers: changes.map((change, index) => {
      const [before, after] = [segments[index]!, segments[index + 1]!];
      return {
        ...change,
        airport: after.origin,
        minutes: minutesFrom(before.arrives, after.departs),
        isOvernight: dayOf(before.arrivesLocal) !== dayOf(after.departsLocal),
      };
    }),
    durationMinutes: minutesFrom(first.departs, last.arrives),
    plusDays: dayOf(last.arrivesLocal) - dayOf(first.departsLocal),
    kind: changes.some(({ isSelfTransfer }) => isSelfTransfer) ? 'virtualInterline' : 'single',
  };
}

function faresOf<Rules>({ fares }: FoldedOption, { terms, rules }: Tables<Rules>): Fare<Rules>[] {
  const cheapest = fares[0]?.totalMinor ?? 0;
  return fares.map(({ terms: place, totalMinor, adultMinor, ...own }) => ({
    ...terms[place]!,
    ...own,
    rules: rules[terms[place]!.rules]!,
    total: money(totalMinor),
    perAdult: money(adultMinor),
    miles: milesFor(money(totalMinor)),
    difference: money(totalMinor - cheapest),
  }));
}

/** A page as it came, with its options and counts whole. */
export function unfoldPage<Rules, Page extends FoldedPage<Rules>>(
  page: Page & FoldedPage<Rules>,
): Omit<Page, 'options' | 'facets' | 'tables'> & WholePage<Rules> {
  const { options, facets, tables, ...rest } = page;
  const flights = flightsOf(tables);
  const { airlines, airports } = tables;
  return {
    ...rest,
    options: options.map((option): Option<Rules> => {
      const { shown, kind, score, badges } = option;
      const fares = faresOf(option, tables);
      return { slice: sliceOf(option, flights), fares, shown, kind, score, badges };
    }),
    facets: {
      ...facets,
      airlines: facets.airlines.map((each) => ({ ...each, airline: airlines[each.airline]! })),
      via: facets.via.map((each) => ({ ...each, airport: { ...airports[each.airport]!, terminal: null } })),
    },
  };
}
