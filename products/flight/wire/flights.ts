/**
 * The shapes of flights that search, checkout and trips share (B §3): airports, segments, slices, fares and
 * prices. Times are instants beside the local time of the airport they happen at; money is US cents.
 */
import { placeId } from '@sojourn/contract/locations.ts';
import { marketPrice } from '@sojourn/contract/policy.ts';
import { art, calendarDate, instant, localDateTime, moneySchema } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { CABINS, FARE_CLASSES } from '../rules/fares/fare-classes.ts';
import {
  RESTRICTION_BODIES,
  RESTRICTION_SYMBOLS,
  RESTRICTION_TITLES,
  WARNING_LEVELS,
} from '../rules/fares/fare-restrictions.ts';
import { RESTRICTION_TEXTS } from '../rules/fares/fixed-wording.ts';
import { REFUND_ELIGIBILITIES, SEAT_RULES } from '../rules/fares/penalties.ts';
import { ITINERARY_KINDS, TRIP_TYPES } from '../rules/flight-search.ts';
import { PASSENGER_TYPES, TRAVELERS_MAX } from '../rules/travelers/travelers.ts';

/** IATA: of an airport, or of a metropolis with several (`NYC`). */
export const airportCode = z.string().regex(/^[A-Z]{3}$/);
export const airlineCode = z.string().regex(/^[A-Z0-9]{2}$/);
export const fareClass = z.enum(FARE_CLASSES);
export const passengerType = z.enum(PASSENGER_TYPES);

/** Whether they make a party is the search's to say (`checkParty`), so that its refusal can be precise. */
const count = z
  .int()
  .min(0)
  .max(TRAVELERS_MAX + 1);
export const passengerCounts = z.object({
  adults: count,
  children: count,
  lapInfants: count,
  seatedInfants: count,
});

/**
 * One slice as it is flown: a supplier's name for a row of flights on a day, stable for as long as they are
 * scheduled (`TP216.2027-04-14.BOS.LIS`, joined by `~`). Opaque to everybody but the supplier.
 */
export const sliceId = z
  .string()
  .max(160)
  .regex(/^[0-9A-Za-z.~-]+$/);
/** A slice in a fare class: what is chosen, priced and booked. */
export const chosenSlice = z.object({ sliceId, fareClass });
export type ChosenSlice = z.output<typeof chosenSlice>;

export const airline = z.object({ code: airlineCode, name: z.string() });
export const flightAirport = z.object({
  locationCode: airportCode,
  name: z.string(),
  city: z.string(),
  countryCode: z.string(),
  zone: z.string(),
  terminal: z.string().nullable(),
  /** Where stays are searched; null where none are sold. What was booked before lacks it. */
  cityPlaceId: z.string().nullable().optional(),
});

export const flightSegment = z.object({
  origin: flightAirport,
  destination: flightAirport,
  marketingAirline: airline.extend({ flightNumber: z.string() }),
  operatingAirline: airline,
  scheduledDepartureTime: instant,
  scheduledArrivalTime: instant,
  zonedDepartureTime: localDateTime,
  zonedArrivalTime: localDateTime,
  durationMinutes: z.int(),
  /** Landings on the way, under the same flight number. */
  stops: z.int(),
  /** Days between the local dates; -1 over the date line eastward. */
  plusDays: z.int(),
  aircraft: z.object({ code: z.string(), name: z.string() }),
  hasWifi: z.boolean(),
  hasPower: z.boolean(),
});
export type FlightSegment = z.output<typeof flightSegment>;

export const layover = z.object({
  airport: flightAirport,
  stopoverDurationMinutes: z.int(),
  /** The least that this change needs. */
  minimumMinutes: z.int(),
  /** Bags are collected and checked in again, and nobody waits. */
  isSelfTransferLayover: z.boolean(),
  /** The next flight leaves from another airport of the same city, or on another local day. */
  isOvernight: z.boolean(),
});

export const flightSlice = z.object({
  sliceId,
  segments: z.array(flightSegment).min(1),
  /** One fewer than segments. */
  layovers: z.array(layover),
  durationMinutes: z.int(),
  plusDays: z.int(),
  /** `single` or `virtualInterline` of a slice alone. */
  multiTicketType: z.enum(ITINERARY_KINDS),
});
export type FlightSlice = z.output<typeof flightSlice>;

export const penalty = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free') }),
  /** For each traveler. */
  z.object({ kind: z.literal('fee'), fee: moneySchema }),
  z.object({ kind: z.literal('notAllowed') }),
]);
const restrictionText = z.enum(RESTRICTION_TEXTS).nullable();
/**
 * `title` and `body` name texts that pages have in each language; amounts are in the fare's other fields.
 */
const restrictionWithInfo = z.object({
  title: z.enum(RESTRICTION_TITLES),
  body: z.enum(RESTRICTION_BODIES),
  warningLevel: z.enum(WARNING_LEVELS),
  symbol: z.enum(RESTRICTION_SYMBOLS),
  /** Results can be filtered by it. */
  canFilter: z.boolean(),
});
/** B §3 restrictions: what holds for every flight of it, the least allowance and the strictest penalty. */
export const fareRestrictions = z.object({
  baggageInfo: z.object({ personalItem: z.boolean(), carryOnPieces: z.int() }),
  /** Checked bags. */
  detailBaggageInfo: z.object({
    pieces: z.int(),
    /** Of a first bag beyond those included, each way; null where none can be bought. */
    charges: z.object({ firstPiece: moneySchema.nullable() }),
  }),
  penaltiesInfo: z.object({ changePenalty: penalty, cancelPenalty: penalty }),
  refund: z.enum(REFUND_ELIGIBILITIES),
  seats: z.enum(SEAT_RULES),
  /** What the airline or brand says instead of its penalties (B §5); left out where it says nothing. */
  fixedWording: z.object({ changes: restrictionText, cancellation: restrictionText }).optional(),
  /** What the brand (`fareShelf`) is: below the fare class asked for where the flight doesn't have that. */
  brandType: fareClass,
});
export type FareRestrictions = z.output<typeof fareRestrictions>;
/** With each of them in the words of B §8. Options of a search, which are many, go without. */
const listedRestrictions = fareRestrictions.extend({
  /** In the order of `RESTRICTION_TITLES`. */
  restrictionsWithInfo: z.array(restrictionWithInfo),
});
export type ListedRestrictions = z.output<typeof listedRestrictions>;

/** B §3 pricing in cents: `subTotal` is base and tax, `grandTotal` that and the fee. */
const priceParts = z.object({
  base: z.int(),
  tax: z.int(),
  subTotal: z.int(),
  fee: z.int(),
  grandTotal: z.int(),
});
/** What a trip costs: the travelers' lines sum to `fares`, and with the extras to `total`. */
export const flightPrice = z.object({
  currency: z.literal('USD'),
  travelers: z.array(
    z.object({
      type: passengerType,
      /** ADT, CNN, INF, INS. */
      code: z.string(),
      count: z.int(),
      each: priceParts,
      all: priceParts,
    }),
  ),
  fares: priceParts,
  seatsMinor: z.int(),
  bagsMinor: z.int(),
  total: moneySchema,
});
export type FlightPrice = z.output<typeof flightPrice>;

/** `shortBrandName`: of the class at the airline of the first flight. */
const fareShelf = z.object({ shortBrandName: z.string() });
/** A slice in one of its classes, as the results and the fare details offer it. */
export const fareOffer = z.object({
  fareClass,
  fareShelf,
  /** By segment; a class that a flight does not have is flown in the cabin beside it. */
  cabinClassName: z.array(z.enum(CABINS)),
  /**
   * Of the trip for all travelers: this slice in this class, with what was chosen before it and the least
   * that the slices after it add in the same class or above; in the class below where that isn't flown.
   */
  total: moneySchema,
  /** Of one adult. */
  perAdult: moneySchema,
  /** What trips comparable to it cost one adult, where a company's policy compares; left out for too few. */
  market: marketPrice.optional(),
  miles: z.int(),
  /** Against the cheapest class of the same slice, for all travelers. */
  incrementalTotalDifference: moneySchema,
  /** Only when 9 or fewer are left; a true count. */
  seatsLeft: z.int().nullable(),
  restrictions: fareRestrictions,
  /** Of one traveler with a seat. */
  co2Kg: z.int(),
});
export type FareOffer = z.output<typeof fareOffer>;

/** A place of a trip with the picture of its city. */
const flightPlace = z.object({
  locationCode: airportCode,
  city: z.string(),
  countryCode: z.string(),
  zone: z.string(),
  art,
});

/** A nonstop round trip of one adult on its cheapest dates, as a search of them would find it now. */
export const goodFare = z.object({
  destination: flightPlace,
  departs: calendarDate,
  returns: calendarDate,
  totalMinor: z.int(),
  /** Of the way there. */
  durationMinutes: z.int(),
  airline,
});
export type GoodFare = z.output<typeof goodFare>;

/** A slice in its class, as it was quoted. */
export const summarySlice = flightSlice.extend({
  fareClass,
  fareShelf,
  cabinClassName: z.array(z.enum(CABINS)),
  restrictions: listedRestrictions,
  co2Kg: z.int(),
  /** Of each bag beyond those included, for one traveler; left out where only the first is named. */
  bagPrices: z.array(moneySchema).optional(),
  /** The number (1…) of the ticket that each segment is on. */
  ticketNos: z.array(z.int()),
});

/** What is being booked or was booked, as it was when it was quoted. */
export const flightSummary = z.object({
  tripType: z.enum(TRIP_TYPES),
  /** Of the whole trip. */
  multiTicketType: z.enum(ITINERARY_KINDS),
  origin: flightPlace,
  destination: flightPlace,
  /** The cities in the order they are traveled to, the first origin first; for the title of B §2. */
  cities: z.array(z.string()),
  slices: z.array(summarySlice),
  tickets: z.array(z.object({ ticketNo: z.int(), airline })),
  /**
   * Where stays are searched at the end of each slice, by its airport: `{LIS: 'city:lisbon-pt'}`. Without
   * those where there are none.
   */
  cityPlaces: z.record(airportCode, placeId).optional(),
  passengers: passengerCounts,
  /** A border with a passport check is crossed. */
  needsPassport: z.boolean(),
  departureDate: calendarDate,
  lastDate: calendarDate,
});
export type FlightSummary = z.output<typeof flightSummary>;

/** A seat or a bag that is paid for. Slices, segments and travelers are counted from 0. */
const seatChoice = z.object({
  slice: z.int().min(0).max(5),
  segment: z.int().min(0).max(2),
  traveler: z
    .int()
    .min(0)
    .max(TRAVELERS_MAX - 1),
  /** `21A`. */
  seat: z.string().regex(/^[1-9]\d?[A-K]$/),
});
const bagChoice = z.object({
  slice: z.int().min(0).max(5),
  traveler: z
    .int()
    .min(0)
    .max(TRAVELERS_MAX - 1),
  /** Checked bags beyond those included. */
  pieces: z.int().min(0).max(3),
});
export const flightExtras = z.object({
  seats: z.array(seatChoice).max(6 * 3 * TRAVELERS_MAX),
  bags: z.array(bagChoice).max(6 * TRAVELERS_MAX),
});
export type FlightExtras = z.output<typeof flightExtras>;
export const NO_EXTRAS: FlightExtras = { seats: [], bags: [] };
