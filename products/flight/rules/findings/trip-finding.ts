/** The words of the whole-trip check: what may not go together, how bad it is, and what it is read from. */
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { CalendarDate, Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { PassengerType } from '../travelers/travelers.ts';

export const FINDING_KINDS = [
  /** A slice leaves before the one ahead of it has arrived. */
  'overlap',
  /** Less between two slices at one airport than changing planes needs. */
  'tightBetweenFlights',
  /** The next slice leaves from another airport than the one arrived at. */
  'otherAirport',
  'tightSelfTransfer',
  'selfTransfer',
  'visaAtTransfer',
  'overnightLayover',
  'infantTurnsTwo',
  'passportExpires',
  'nameDiffersFromPassport',
  'nightWithoutBed',
  'otherTrip',
  /** Somebody is seated in an exit row who may not be there; found by who knows the cabin. */
  'exitRow',
  /** The same people are booked on the same flights already; found by who knows the bookings. */
  'duplicateBooking',
] as const;
type FindingKind = (typeof FINDING_KINDS)[number];

/** `stop`: it cannot be flown so; `warn`: it may go wrong; `info`: to know before paying. */
export const FINDING_SEVERITIES = ['stop', 'warn', 'info'] as const;

export type TripFinding = {
  readonly kind: FindingKind;
  readonly severity: (typeof FINDING_SEVERITIES)[number];
  /** The slice it lies in, or ahead of which it lies; null when it is of the whole trip. */
  readonly slice: number | null;
  /** What the text names: minutes, dates, airports, a traveler's name. */
  readonly facts: Readonly<Record<string, string | number>>;
};

type Place = { readonly locationCode: string; readonly city: string; readonly countryCode: string };
type Segment = {
  readonly origin: Place;
  readonly destination: Place;
  readonly scheduledDepartureTime: Instant;
  readonly scheduledArrivalTime: Instant;
  readonly zonedDepartureTime: LocalDateTime;
  readonly zonedArrivalTime: LocalDateTime;
};
export type FindingSlice = {
  readonly segments: readonly Segment[];
  readonly layovers: readonly {
    readonly airport: Place;
    readonly stopoverDurationMinutes: number;
    readonly minimumMinutes: number;
    readonly isSelfTransferLayover: boolean;
    readonly isOvernight: boolean;
  }[];
  /** By segment. */
  readonly ticketNos: readonly number[];
};

type Names = { readonly firstName: string; readonly middleName: string; readonly lastName: string };
export type FindingTraveler = Names & {
  readonly type: PassengerType;
  readonly birthdate: CalendarDate | null;
  readonly passport: { readonly country: string; readonly expires: CalendarDate } | null;
  /** As the saved traveler has them; null when nothing is saved. */
  readonly nameOnPassport: Names | null;
};

export type TripFacts = {
  readonly slices: readonly FindingSlice[];
  /** A border with a passport check is crossed. */
  readonly needsPassport: boolean;
  /** Countries without a check between them share an area; every country is its own when left out. */
  readonly borderAreaOf?: (countryCode: string) => string;
  /** Where stays are searched, by airport (`{LIS: 'city:lisbon-pt'}`); left out where nobody knows. */
  readonly cityPlaces?: Readonly<Record<string, string>> | undefined;
  /** Left out before they're known: then there are no findings about them. */
  readonly travelers?: readonly FindingTraveler[];
  /** Left out when unknown: then there are no findings about hotels and other trips. */
  readonly plans?: readonly TripPlan[];
};

export const areaOf = ({ borderAreaOf }: TripFacts, { countryCode }: Place): string =>
  borderAreaOf?.(countryCode) ?? countryCode;
export const isSameCity = (a: Place, b: Place): boolean =>
  a.city === b.city && a.countryCode === b.countryCode;
export const firstOf = ({ segments }: FindingSlice): Segment => first(segments);
export const lastOf = ({ segments }: FindingSlice): Segment => last(segments);
export const dayOf = (local: LocalDateTime): CalendarDate => local.slice(0, 10) as CalendarDate;
export const minutesBetween = (from: Instant, to: Instant): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
