/** For tests of flights: a small world made once, a market on a test database, and ready questions. */
import { addDays, type CalendarDate, date, dateIn, type Instant } from '@sojourn/domain/dates.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { countOf } from '@sojourn/world/flight/inventory/fares/ticket-fare.ts';
import { createFlightWorld, type FlightWorld } from '@sojourn/world/flight/inventory/schedule/schedule.ts';
import {
  createFlightMarket,
  type FlightMarketHandle,
  type FlightMarketOptions,
} from '@sojourn/world/flight/supplier/create-flight-market.ts';
import pino from 'pino';
import { answered, calm, NOW } from '#hotel/testing/hotel-market.ts';
import type { RequestedSlice } from '../rules/flight-search.ts';
import { ONE_ADULT, PASSENGER_TYPES, type PassengerCounts } from '../rules/travelers/travelers.ts';
import type {
  FlightAnswer,
  FlightQuestion,
  FlightRequest,
  FlightReserve,
  FlightSupplier,
  FlightTraveler,
} from '../sell/supplier.ts';
import type { ChosenSlice } from '../wire/flights.ts';
import { NO_EXTRAS } from '../wire/flights.ts';

/** Where tests fly: hubs, islands, the date line, low-cost bases, and the cities of the demonstration. */
const AIRPORTS = `
BOS JFK LGA EWR ORD ATL DEN LAX SFO SEA HNL MIA DFW PHL IAD YYZ YVR MEX GRU EZE SCL LIM BOG LIS OPO
LHR LGW STN DUB CDG ORY AMS FRA MUC MAD BCN FCO ZRH CPH ARN KEF IST DXB DOH DEL BOM SIN BKK HKG HND
NRT ICN PEK PVG SYD MEL AKL NAN APW JNB NBO CAI CMN FNC PDL
`;

let small: FlightWorld | undefined;
/** The airports above with some of their flights. */
export function testFlightWorld(): FlightWorld {
  small ??= makeTestWorld();
  return small;
}

const makeTestWorld = () => flightWorldOf(AIRPORTS.trim().split(/\s+/), 0.12);

/** Between these airports alone. `share`: of their flights. */
export function flightWorldOf(airportCodes: readonly string[], share = 1): FlightWorld {
  const codes = new Set(airportCodes);
  const geography = createGeography();
  const airports = geography.airports.filter(({ code }) => codes.has(code));
  const airportsOfMetro = (code: string) =>
    geography.airportsOfMetro(code).filter((airport) => codes.has(airport.code));
  return createFlightWorld({ geography: { ...geography, airports, airportsOfMetro }, share });
}

export const testFlightMarket = (
  database: Pick<TestDatabase, 'db' | 'pool'>,
  options: Partial<FlightMarketOptions> = {},
): Promise<FlightMarketHandle> =>
  createFlightMarket({
    db: database.db,
    pool: database.pool,
    clock: { now: () => NOW },
    log: pino({ level: 'silent' }),
    world: testFlightWorld,
    scenarioWaitMs: 20,
    ...options,
  });

export type OpenFlightMarket = Awaited<ReturnType<typeof openFlightMarket>>;

/** A market on a database of its own; `close` ends both. */
export async function openFlightMarket(options: Partial<FlightMarketOptions> = {}) {
  const database = await createTestDatabase();
  const market = await testFlightMarket(database, options);
  const close = async () => {
    await market.close();
    await database.drop();
  };
  return { database, market, close };
}

/** `BOS LIS 2027-04-14` */
export const slicesFrom = (...texts: readonly string[]): RequestedSlice[] =>
  texts.map((text) => {
    const [origin, destination, day] = text.split(' ');
    return { origin: origin!, destination: destination!, date: date(day!) };
  });

export const flightQuestion = (
  slices: readonly RequestedSlice[],
  over: Partial<FlightQuestion> = {},
): FlightQuestion => ({
  slices,
  passengers: ONE_ADULT,
  nearby: false,
  chosen: [],
  filters: {},
  sort: 'price',
  top: 25,
  locale: 'en',
  now: NOW,
  ...over,
});

export const flightRequest = (
  slices: readonly ChosenSlice[],
  over: Partial<FlightRequest> = {},
): FlightRequest => ({ slices, passengers: ONE_ADULT, extras: NO_EXTRAS, locale: 'en', now: NOW, ...over });

export const flightReserve = (
  reference: string,
  slices: readonly ChosenSlice[],
  over: Partial<FlightReserve> = {},
): FlightReserve => ({ ...flightRequest(slices, over), reference, totalMinor: 99_999_999, ...over });

const AGES = { Adult: 34, Child: 8, LapInfant: 1, SeatedInfant: 1 } as const;

/** A party with names and ages as its types ask. */
export function travelersOf(party: PassengerCounts, now: Instant = NOW): FlightTraveler[] {
  const counts = countOf(party);
  const today: CalendarDate = dateIn(now, 'UTC');
  const order = PASSENGER_TYPES.toSorted((a, b) => Number(a === 'LapInfant') - Number(b === 'LapInfant'));
  return order.flatMap((type) =>
    Array.from({ length: counts[type] }, (_, index) => ({
      type,
      firstName: 'Maya',
      middleName: '',
      lastName: `${type}${'abcdefghi'[index]}`,
      birthdate: addDays(today, -Math.round(AGES[type] * 365.25)),
      gender: 'F' as const,
      passport: null,
      knownTravelerNumber: '',
      tsaRedressNumber: '',
      frequentFlyerNumber: null,
      specialAssistance: [],
    })),
  );
}

export const flightConfirm = (
  reference: string,
  party: PassengerCounts = ONE_ADULT,
  ticketNo = 1,
  now: Instant = NOW,
) => ({
  reference,
  ticketNo,
  now,
  holdId: `hold_${reference}`,
  travelers: travelersOf(party, now),
  email: 'maya@example.com',
  phone: '+16175550100',
});

export const searched = async (supplier: FlightSupplier, question: FlightQuestion): Promise<FlightAnswer> =>
  answered(await supplier.search(question, calm));

/** All of an answer, with its options made. */
export const wholeAnswer = ({ options, ...answer }: Omit<FlightAnswer, 'holds'>) => ({
  ...answer,
  options: options.map(({ rank, points, row, option }) => ({ rank, points, row, option })),
});

/** The best trip of a question by one supplier: each slice's first option in its shown class. */
export async function bestTrip(
  supplier: FlightSupplier,
  question: FlightQuestion,
): Promise<{ readonly slices: ChosenSlice[]; readonly totalMinor: number } | undefined> {
  const slices: ChosenSlice[] = [];
  let totalMinor = 0;
  while (slices.length < question.slices.length) {
    const { options } = await searched(supplier, { ...question, chosen: slices });
    const first = options[0]?.option;
    if (!first) return undefined;
    const fare = first.fares.find(({ fareClass }) => fareClass === first.shown)!;
    slices.push({ sliceId: first.slice.sliceId, fareClass: first.shown });
    totalMinor = fare.total.amountMinor;
  }
  return { slices, totalMinor };
}
