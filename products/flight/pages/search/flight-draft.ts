/**
 * What a flight search asks, as far as it is filled in, and its coding in URLs: `?trip=roundTrip&from=BOS&
 * to=LIS&depart=2027-04-14&return=2027-04-19&adults=2`; several cities as `s1=BOS.LIS.2027-04-14&s2=…`.
 */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';
import { CABINS, type Cabin, classesOfCabin } from '#flight/rules/fares/fare-classes.ts';
import { FLIGHT_LIMITS, type RequestedSlice } from '#flight/rules/flight-search.ts';
import { ONE_ADULT, type PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';

export const FLIGHTS_PATH = '/flights';

/** What the form offers; a return from elsewhere is a multi-city trip of two flights. */
export const FORM_TRIPS = ['roundTrip', 'oneWay', 'multiCity'] as const;
export type FormTrip = (typeof FORM_TRIPS)[number];

/** A flight that is asked for, with what is still missing. Places are airport or metropolitan codes. */
export type DraftLeg = {
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  readonly date?: CalendarDate | undefined;
};
export type FlightDraft = {
  readonly trip: FormTrip;
  /** One way one, round trip two (the second the way back), multi-city two to six. */
  readonly legs: readonly DraftLeg[];
  readonly passengers: PassengerCounts;
  readonly nearby: boolean;
  /** Flights in it alone; undefined for any. In a URL it's the fare classes of the filters. */
  readonly cabin?: Cabin | undefined;
};

export const LEGS_MIN = 2;
const CODE = /^[A-Z]{3}$/;
const code = (text: string | undefined): string | undefined =>
  text && CODE.test(text.toUpperCase()) ? text.toUpperCase() : undefined;

/** Without a choice a trip leaves in two weeks and takes five nights. */
export const defaultFlightDates = (today: CalendarDate): readonly [CalendarDate, CalendarDate] => [
  addDays(today, 14),
  addDays(today, 19),
];

/** The way back of a leg, on a date. */
export const wayBack = (out: DraftLeg, date: CalendarDate | undefined): DraftLeg => ({
  origin: out.destination,
  destination: out.origin,
  date,
});

/** The flights asked for, or undefined while one is not filled in. */
export function slicesOf({ legs }: Pick<FlightDraft, 'legs'>): readonly RequestedSlice[] | undefined {
  const slices = legs.flatMap(({ origin, destination, date }) =>
    origin && destination && date ? { origin, destination, date } : [],
  );
  return slices.length === legs.length && slices.length > 0 ? slices : undefined;
}

function readLeg(text: string | undefined): DraftLeg | undefined {
  const [from, to, day] = text?.split('.') ?? [];
  const [origin, destination, date] = [code(from), code(to), readDate(day)];
  return origin || destination || date ? { origin, destination, date } : undefined;
}

const PLACES = Array.from({ length: FLIGHT_LIMITS.slicesMax }, (_, place) => place + 1);

function readLegs(search: FlatSearch, trip: FormTrip): readonly DraftLeg[] {
  if (trip === 'multiCity') {
    const legs = PLACES.map((number) => readLeg(search[`s${number}`]));
    const count = legs.findLastIndex((leg) => leg !== undefined) + 1;
    return Array.from({ length: Math.max(LEGS_MIN, count) }, (_, place) => legs[place] ?? {});
  }
  const out: DraftLeg = {
    origin: code(search.from),
    destination: code(search.to),
    date: readDate(search.depart),
  };
  return trip === 'oneWay' ? [out] : [out, wayBack(out, readDate(search.return))];
}

const TRAVELERS = ['adults', 'children', 'seatedInfants', 'lapInfants'] as const;

/** Counts of a URL; what is no number counts as not given. The rules are the search's to check. */
function readPassengers(search: FlatSearch): PassengerCounts {
  const given = TRAVELERS.map((type) => {
    const text = search[type];
    return [type, text && /^\d{1,2}$/.test(text) ? Number(text) : ONE_ADULT[type]] as const;
  });
  return Object.fromEntries(given) as PassengerCounts;
}

export function readFlightDraft(search: FlatSearch): FlightDraft {
  const trip = FORM_TRIPS.find((known) => known === search.trip) ?? 'roundTrip';
  const cabin = CABINS.find((each) => classesOfCabin(each).join() === search.classes);
  return {
    trip,
    legs: readLegs(search, trip),
    passengers: readPassengers(search),
    nearby: search.nearby === '1',
    ...(cabin && { cabin }),
  };
}

export function printFlightDraft({ trip, legs, passengers, nearby }: FlightDraft): FlatSearch {
  const [out, back] = legs;
  const ends =
    trip === 'multiCity'
      ? Object.fromEntries(
          legs.map(({ origin = '', destination = '', date = '' }, place) => [
            `s${place + 1}`,
            `${origin}.${destination}.${date}`,
          ]),
        )
      : {
          from: out?.origin,
          to: out?.destination,
          depart: out?.date,
          return: trip === 'roundTrip' ? back?.date : undefined,
        };
  const travelers = TRAVELERS.map((type) => [
    type,
    passengers[type] === ONE_ADULT[type] ? undefined : String(passengers[type]),
  ]);
  return { trip, ...ends, ...Object.fromEntries(travelers), nearby: nearby ? '1' : undefined };
}

/** The query of a form's answer, with nothing else set. */
export const printFlightSearch = (draft: FlightDraft): FlatSearch => ({
  ...printFlightDraft(draft),
  ...(draft.cabin && { classes: classesOfCabin(draft.cabin).join(), prefs: 'off' }),
});

/** What finds the alternatives of flights: the same ways on the same days, for as many. */
export function draftOfFlights({
  tripType,
  slices,
  passengers,
}: Pick<FlightSummary, 'tripType' | 'slices' | 'passengers'>): FlightDraft {
  const legs = slices.map(({ segments }): DraftLeg => {
    const [first] = segments;
    return {
      origin: first?.origin.locationCode,
      destination: segments.at(-1)?.destination.locationCode,
      date: readDate(first?.zonedDepartureTime.slice(0, 10)),
    };
  });
  const trip = tripType === 'openJaw' ? 'multiCity' : tripType;
  return { trip, legs, passengers, nearby: false };
}
