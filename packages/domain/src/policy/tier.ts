/** What a company lets a group of its travelers book (A §3 Policy tier), and what an empty tier is. */
import { APPROVAL_DEFAULTS, type ApprovalRules } from '../approvals/approval-rules.ts';
import type { Money } from '../money.ts';
import { FARE_CLASSES, type FareClass } from '../products/flight/fares/fare-classes.ts';
import { allowsAnyTrip, type TripRules } from './trip-rules.ts';

export const STAR_RATINGS = [1, 2, 3, 4, 5] as const;
export type StarRating = (typeof STAR_RATINGS)[number];

/** Null caps: any price. A cap is inclusive: what costs exactly as much is in policy. */
export type HotelPolicy = TripRules<{ readonly maxPricePerNight: Money }> & {
  readonly allowedStarRatings: readonly StarRating[];
  /** Average per night and room, before taxes. */
  readonly maxPricePerNight: Money | null;
};
export type CarPolicy = TripRules<{ readonly maxPricePerDay: Money }> & {
  /** Base rate. */
  readonly maxPricePerDay: Money | null;
};
export const FLIGHT_DURATIONS = ['Short', 'Long'] as const;
/** Null: the policy's own cap holds there. */
type FlightCaps = {
  readonly maxPriceForOneWay: Money | null;
  readonly maxPriceForRoundTrip: Money | null;
};
export type FlightPolicy = TripRules<FlightCaps> & {
  readonly duration: (typeof FLIGHT_DURATIONS)[number];
  /** Per traveler, with taxes; of several slices that aren't a round trip, for each. */
  readonly maxPriceForOneWay: Money | null;
  readonly maxPriceForRoundTrip: Money | null;
  readonly allowedFareClasses: readonly FareClass[];
};

/** Every policy of a list must allow it; of `flights` those of its duration. */
export type PolicyTier = {
  readonly settings: {
    /** Out-of-policy bookings wait for an approver. */
    readonly isApprovalRequired: boolean;
    /** Long flights follow the `Long` policies; otherwise every flight follows the `Short` ones. */
    readonly enableLongFlights: boolean;
    /** A flight is long with more hours in the air than these. */
    readonly minHoursForLongFlight: number;
    /** How they are approved; left out: `APPROVAL_DEFAULTS`. */
    readonly approval?: ApprovalRules;
  };
  readonly hotels: { readonly policies: readonly HotelPolicy[] };
  readonly cars: { readonly policies: readonly CarPolicy[] };
  readonly flights: { readonly policies: readonly FlightPolicy[] };
};

/** A tier without rules: what a new company starts with. */
export const UNRESTRICTED: PolicyTier = {
  settings: { isApprovalRequired: false, enableLongFlights: true, minHoursForLongFlight: 6 },
  hotels: { policies: [{ allowedStarRatings: STAR_RATINGS, maxPricePerNight: null }] },
  cars: { policies: [{ maxPricePerDay: null }] },
  flights: {
    policies: FLIGHT_DURATIONS.map((duration) => ({
      duration,
      maxPriceForOneWay: null,
      maxPriceForRoundTrip: null,
      allowedFareClasses: FARE_CLASSES,
    })),
  },
};

/** Whether nothing is ever out of policy (A §5). Otherwise the policy counts as active. */
export const isUnrestricted = ({ settings, hotels, cars, flights }: PolicyTier): boolean =>
  [...hotels.policies, ...cars.policies, ...flights.policies].every(allowsAnyTrip) &&
  hotels.policies.every(
    ({ allowedStarRatings, maxPricePerNight }) =>
      maxPricePerNight === null && STAR_RATINGS.every((each) => allowedStarRatings.includes(each)),
  ) &&
  cars.policies.every(({ maxPricePerDay }) => maxPricePerDay === null) &&
  settings.enableLongFlights &&
  flights.policies.every(
    ({ maxPriceForOneWay, maxPriceForRoundTrip, allowedFareClasses }) =>
      maxPriceForOneWay === null &&
      maxPriceForRoundTrip === null &&
      FARE_CLASSES.every((each) => allowedFareClasses.includes(each)),
  );

/** How its out-of-policy bookings are approved. */
export const approvalRules = ({ settings }: PolicyTier): ApprovalRules =>
  settings.approval ?? APPROVAL_DEFAULTS;

const APPROVAL_PROCESSES = ['automatic', '24hr_review'] as const;
/** A §4: automatic unless the tier requires approval. */
export const approvalProcess = ({ settings }: PolicyTier): (typeof APPROVAL_PROCESSES)[number] =>
  settings.isApprovalRequired ? '24hr_review' : 'automatic';
