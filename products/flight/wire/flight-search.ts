/**
 * Finding flights: streamed options for the next slice to choose, the calendar, the grid, the history of a
 * price, and the review of what was chosen (B §2 steps, B §9 sorts and stop filters).
 */
import { call } from '@sojourn/contract/call.ts';
import { blockedCodes, marketPrice, percentOverMarket, placeCaps } from '@sojourn/contract/policy.ts';
import { calendarDate, instant, localeSchema } from '@sojourn/contract/primitives.ts';
import { supplierProgress } from '@sojourn/contract/supplier-progress.ts';
import { z } from 'zod';
import { PRICE_VERDICTS } from '../rules/fares/typical-range.ts';
import { FINDING_KINDS, FINDING_SEVERITIES } from '../rules/findings/trip-finding.ts';
import {
  FARE_DATES_KINDS,
  FLIGHT_BADGES,
  FLIGHT_LIMITS,
  FLIGHT_SORTS,
  ITINERARY_KINDS,
  STOP_FILTERS,
} from '../rules/flight-search.ts';
import { flightRow } from './flight-row.ts';
import {
  airline,
  airlineCode,
  airportCode,
  chosenSlice,
  fareClass,
  fareOffer,
  flightAirport,
  flightPrice,
  flightSlice,
  flightSummary,
  goodFare,
  passengerCounts,
  sliceId,
} from './flights.ts';
import { seatMap } from './seat-map.ts';

export const requestedSlice = z.object({ origin: airportCode, destination: airportCode, date: calendarDate });
/** One more than may be asked for, so that the refusal is the search's own. */
const requestedSlices = z
  .array(requestedSlice)
  .min(1)
  .max(FLIGHT_LIMITS.slicesMax + 1);

const hours = z.object({ from: z.int().min(0).max(1439), until: z.int().min(0).max(1439) });
const policyLimits = z.object({
  fareClasses: z.array(fareClass).max(5),
  /** Of one adult for the whole trip, with taxes. */
  perAdultMaxMinor: z.int().min(0).nullable(),
  /** Instead of `perAdultMaxMinor`, by where the first slice lands. */
  placeCaps: placeCaps.optional(),
  /** Codes of airlines. */
  blocked: blockedCodes.optional(),
  percentOverMarket: percentOverMarket.optional(),
});
export const flightFilters = z
  .object({
    stops: z.enum(STOP_FILTERS),
    /** Any of these, on every flight. */
    airlines: z.array(airlineCode).max(60),
    excludeLowCost: z.boolean(),
    /** What is shown is the cheapest of them. */
    fareClasses: z.array(fareClass).max(5),
    /** Minutes of the local day, both included; from later than until passes midnight. */
    departs: hours,
    arrives: hours,
    maxMinutes: z.int().min(1).max(6000),
    bagIncluded: z.boolean(),
    refundable: z.boolean(),
    /** Airports where planes may not be changed. */
    notVia: z.array(airportCode).max(60),
    withoutSelfTransfer: z.boolean(),
    maxTotalMinor: z.int().min(0),
    /**
     * What a company's tier allows for a trip of this shape (A §3): answers count what keeps it, and
     * `inPolicyOnly` leaves nothing else. Checkout judges for itself. Null: any length, any price.
     */
    policy: z.object({
      longAboveMinutes: z.int().min(0).nullable(),
      short: policyLimits,
      long: policyLimits,
    }),
    inPolicyOnly: z.boolean(),
  })
  .partial();
export type FlightFilters = z.output<typeof flightFilters>;

const flightSearch = z.object({
  slices: requestedSlices,
  passengers: passengerCounts,
  /** Airports within 100 km of each end are searched too. */
  nearby: z.boolean().optional(),
  /** What was chosen so far, in order: options are answered for the slice after them. */
  chosen: z.array(chosenSlice).max(FLIGHT_LIMITS.slicesMax).optional(),
  filters: flightFilters.optional(),
  /** Leaves out two stops that land later, take longer and cost more than another that fits. */
  twoStopsCompete: z.boolean().optional(),
  sort: z.enum(FLIGHT_SORTS).optional(),
  limit: z.int().min(1).max(200).optional(),
  locale: localeSchema.optional(),
});
export type FlightSearch = z.output<typeof flightSearch>;

export const flightOption = z.object({
  slice: flightSlice,
  /** From the cheapest; never empty. Those that the filters leave out are marked. */
  fares: z.array(fareOffer.extend({ fits: z.boolean() })).min(1),
  /** The cheapest that fits: what the list is sorted by and shows. */
  shown: fareClass,
  /** The kind of the trip so far with this slice. */
  multiTicketType: z.enum(ITINERARY_KINDS),
  /** The fare score and its parts, which sum to it; lower is better. */
  score: z.object({
    points: z.number(),
    parts: z.array(z.object({ reason: z.string(), points: z.number() })),
  }),
  /** At most one of each in an answer. */
  badges: z.array(z.enum(FLIGHT_BADGES)),
});
export type FlightOption = z.output<typeof flightOption>;
/** What a row of the results opens into. */
export const openedFlight = flightOption.omit({ badges: true });
export type OpenedFlight = z.output<typeof openedFlight>;

const facet = { count: z.int(), fromMinor: z.int().nullable() };
/** Each counts what all filters but its own leave; `fromMinor` is the lowest total for all travelers. */
const flightFacets = z.object({
  stops: z.array(z.object({ value: z.int(), ...facet })),
  airlines: z.array(z.object({ airline, ...facet })),
  via: z.array(z.object({ airport: flightAirport.pick({ locationCode: true, city: true }), ...facet })),
  fareClasses: z.array(z.object({ value: fareClass, ...facet })),
  /** By hour of the local day, 24 each. */
  departs: z.array(z.int()),
  arrives: z.array(z.int()),
  bagIncluded: z.object(facet),
  refundable: z.object(facet),
  withoutSelfTransfer: z.object(facet),
  withoutLowCost: z.object(facet),
  /** 0 without a policy. */
  inPolicy: z.object(facet),
  durations: z.object({ minMinutes: z.int(), maxMinutes: z.int() }),
});
export type FlightFacets = z.output<typeof flightFacets>;

/** As the stream of stays: each `page` replaces the one before, `done` is last. */
const flightSearchEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), suppliers: z.array(supplierProgress) }),
  z.object({
    type: z.literal('page'),
    suppliers: z.array(supplierProgress),
    /** Fit all filters; `options` has the best `limit` of them. */
    total: z.int(),
    /** Fit all filters too, but are left out (`twoStopsCompete`). */
    lesserTwoStops: z.int(),
    hiddenByFilters: z.int(),
    soldOut: z.int(),
    options: z.array(flightRow),
    /** The first of the options, as pages open it; null where there are none. */
    opened: openedFlight.nullable(),
    facets: flightFacets,
    /** What was chosen so far. */
    chosen: z.array(flightSlice.extend({ fare: fareOffer })),
  }),
  z.object({ type: z.literal('done'), complete: z.boolean(), suppliers: z.array(supplierProgress) }),
]);
export type FlightSearchEvent = z.output<typeof flightSearchEvent>;
export type FlightPage = Extract<FlightSearchEvent, { type: 'page' }>;

const PARTY_REFUSALS = ['NoAdult', 'TooManyTravelers', 'TooManyLapInfants', 'InvalidPassengers'] as const;
const FLIGHT_REFUSALS = [
  ...PARTY_REFUSALS,
  'SameAirport',
  'PastDates',
  'ReturnBeforeDeparture',
  'TooFarAhead',
  'TooManySlices',
  'UnknownAirport',
] as const;

/** Total for all travelers in cents; null where nothing can be had. */
const lowest = z.int().nullable();

/** What does not go well together (PRODUCT, idea 6), with the slice it lies in. */
export const tripFinding = z.object({
  kind: z.enum(FINDING_KINDS),
  severity: z.enum(FINDING_SEVERITIES),
  slice: z.int().nullable(),
  /** Facts that the text names: minutes, dates, airports, a traveler's name. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TripFinding = z.output<typeof tripFinding>;

/** Everything about chosen slices before they are paid: the review and the fare details (B §2 steps). */
const flightReview = z.object({
  flight: flightSummary,
  price: flightPrice,
  /** Booked now, every ticket can be taken back for nothing for so many hours; 0 for none. */
  voidHours: z.int(),
  miles: z.int(),
  /** For a company's traveler; left out where too few trips are comparable. */
  market: marketPrice.optional(),
  /** For each slice the classes that it can be had in with the others as chosen; totals are of the trip. */
  upgrades: z.array(z.array(fareOffer)),
  /** What does not go well together before paying (PRODUCT, idea 6); each with the slice it lies in. */
  findings: z.array(tripFinding),
});
export type FlightReview = z.output<typeof flightReview>;

const chosenTrip = z.object({
  slices: z.array(chosenSlice).min(1).max(FLIGHT_LIMITS.slicesMax),
  passengers: passengerCounts,
  locale: localeSchema.optional(),
});

export const flightSearchCalls = {
  searchFlights: call({
    method: 'POST',
    path: '/flights/search',
    summary: 'Streams options for a trip’s next slice, with facet counts and progress by supplier',
    auth: 'customer',
    readOnly: true,
    input: flightSearch,
    output: flightSearchEvent,
    stream: true,
    errors: [...FLIGHT_REFUSALS, 'RateNotAvailable', 'SuppliersUnavailable'],
  }),
  getFlightOption: call({
    method: 'POST',
    path: '/flights/option',
    summary: 'One option of a search with all its fare classes, what they allow, and its score',
    auth: 'customer',
    readOnly: true,
    /** As the search that found it; what its filters leave out is marked. */
    input: flightSearch.omit({ limit: true }).extend({ sliceId }),
    output: openedFlight,
    errors: [...FLIGHT_REFUSALS, 'RateNotAvailable', 'SuppliersUnavailable'],
  }),
  listGoodFares: call({
    method: 'POST',
    path: '/flights/good-fares',
    summary: 'Nonstop destinations, each with its cheapest round trip in the coming weeks',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      origin: airportCode,
      filters: flightFilters.optional(),
      locale: localeSchema.optional(),
    }),
    /**
     * The cheapest first; none where nothing is flown to. `foundAt`: when they were looked up. Partial where
     * a supplier was silent: there may be more, and cheaper; asked again it may speak.
     */
    output: z.object({ fares: z.array(goodFare), foundAt: instant, isPartial: z.boolean() }),
    errors: ['UnknownAirport', 'SuppliersUnavailable'],
  }),
  getFareCalendar: call({
    method: 'POST',
    path: '/flights/calendar',
    summary: 'The lowest one-way total of each day for 11 months',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      origin: airportCode,
      destination: airportCode,
      from: calendarDate,
      days: z.int().min(1).max(340),
      passengers: passengerCounts,
      filters: flightFilters.optional(),
    }),
    output: z.object({ days: z.array(z.object({ date: calendarDate, totalMinor: lowest })) }),
    errors: [...FLIGHT_REFUSALS, 'SuppliersUnavailable'],
  }),
  getFareDates: call({
    method: 'POST',
    path: '/flights/dates',
    summary: 'The lowest total of each departure date, or of each departure and return date',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      slices: requestedSlices,
      passengers: passengerCounts,
      filters: flightFilters.optional(),
      /**
       * `strip`: 14 departures with trips of the same length; `grid`: three days around each date;
       * `departures`: 31 from the first slice's date on, of the same length; `returns`: 31 from the last
       * slice's date on.
       */
      kind: z.enum(FARE_DATES_KINDS),
    }),
    output: z.object({
      cells: z.array(
        z.object({ departs: calendarDate, returns: calendarDate.nullable(), totalMinor: lowest }),
      ),
    }),
    errors: [...FLIGHT_REFUSALS, 'SuppliersUnavailable'],
  }),
  getFareHistory: call({
    method: 'POST',
    path: '/flights/history',
    summary: 'A trip’s price on each of the last 60 days, its typical range, and today’s price',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      slices: requestedSlices,
      passengers: passengerCounts,
      filters: flightFilters.optional(),
    }),
    output: z.object({
      days: z.array(z.object({ date: calendarDate, totalMinor: lowest })),
      /** Time was short, so that earlier days are missing or may have been cheaper: ask again later. */
      isPartial: z.boolean(),
      todayMinor: lowest,
      /** Quartiles of the days; null with too few prices. */
      typical: z.object({ lowMinor: z.int(), medianMinor: z.int(), highMinor: z.int() }).nullable(),
      verdict: z.enum(PRICE_VERDICTS).nullable(),
    }),
    errors: [...FLIGHT_REFUSALS, 'SuppliersUnavailable'],
  }),
  reviewFlights: call({
    method: 'POST',
    path: '/flights/review',
    summary: 'The chosen slices with their exact price, other fare classes, and conflicts',
    auth: 'customer',
    readOnly: true,
    input: chosenTrip,
    output: flightReview,
    errors: [...FLIGHT_REFUSALS, 'NoAvailability', 'RateNotAvailable', 'SuppliersUnavailable'],
  }),
  getSeatMap: call({
    method: 'POST',
    path: '/flights/seat-map',
    summary: 'A flight’s seat map with availability and prices',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      sliceId,
      segment: z.int().min(0).max(2),
      fareClass,
      passengers: passengerCounts,
    }),
    output: seatMap,
    errors: [...PARTY_REFUSALS, 'RateNotAvailable', 'SuppliersUnavailable'],
  }),
} as const;
