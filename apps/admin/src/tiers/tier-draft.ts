/** A tier while it's edited: caps as typed, what changed, and what is wrong with it. */
import type { CompanyTier } from '@sojourn/contract/admin/tier-calls.ts';
import { money } from '@sojourn/domain/money.ts';
import {
  FLIGHT_DURATIONS,
  type PolicyTier,
  type StarRating,
  UNRESTRICTED,
} from '@sojourn/domain/policy/tier.ts';
import type { FareClass } from '@sojourn/domain/products/flight/fares/fare-classes.ts';
import {
  type ApprovalDraft,
  type ApprovalProblem,
  approvalChanges,
  approvalDraftOf,
  approvalProblems,
  approvalRulesOf,
} from './approval-draft.ts';
import { printCap, readCap } from './read-cap.ts';
import {
  carTripRules,
  flightTripRules,
  hotelTripRules,
  TRIP_PRODUCTS,
  type TripDraft,
  type TripProblem,
  type TripProduct,
  tripChanges,
  tripDraftOf,
  tripProblems,
} from './trip-draft.ts';

const CAPS = ['nightly', 'daily', 'ShortOneWay', 'ShortRound', 'LongOneWay', 'LongRound'] as const;
export type CapName = (typeof CAPS)[number];

export type TierDraft = {
  readonly name: string;
  readonly isApprovalRequired: boolean;
  readonly approval: ApprovalDraft;
  readonly stars: readonly StarRating[];
  readonly classes: Readonly<Record<'Short' | 'Long', readonly FareClass[]>>;
  readonly hasLong: boolean;
  readonly longHours: number;
  /** As typed; empty for no limit. */
  readonly caps: Readonly<Record<CapName, string>>;
  readonly trips: Readonly<Record<TripProduct, TripDraft>>;
};

export function draftOf({ name, rules }: Pick<CompanyTier, 'name' | 'rules'>): TierDraft {
  const [hotel] = rules.hotels.policies;
  const [car] = rules.cars.policies;
  const flights = (duration: 'Short' | 'Long') =>
    rules.flights.policies.find((policy) => policy.duration === duration);
  const [short, long] = [flights('Short'), flights('Long')];
  return {
    name,
    isApprovalRequired: rules.settings.isApprovalRequired,
    approval: approvalDraftOf(rules.settings.approval),
    stars: hotel?.allowedStarRatings ?? [],
    classes: { Short: short?.allowedFareClasses ?? [], Long: long?.allowedFareClasses ?? [] },
    hasLong: rules.settings.enableLongFlights,
    longHours: rules.settings.minHoursForLongFlight,
    caps: {
      nightly: printCap(hotel?.maxPricePerNight),
      daily: printCap(car?.maxPricePerDay),
      ShortOneWay: printCap(short?.maxPriceForOneWay),
      ShortRound: printCap(short?.maxPriceForRoundTrip),
      LongOneWay: printCap(long?.maxPriceForOneWay),
      LongRound: printCap(long?.maxPriceForRoundTrip),
    },
    trips: {
      hotel: tripDraftOf(hotel, 'hotel'),
      // The editor has one list for flights of each length
      flight: tripDraftOf(short, 'flight'),
      car: tripDraftOf(car, 'car'),
    },
  };
}

export const NEW_TIER: TierDraft = draftOf({ name: '', rules: UNRESTRICTED as CompanyTier['rules'] });

export type DraftProblem =
  | 'name'
  | 'stars'
  | 'classesShort'
  | 'classesLong'
  | CapName
  | TripProblem
  | ApprovalProblem;

export function problemsOf(draft: TierDraft): ReadonlySet<DraftProblem> {
  const problems = new Set<DraftProblem>(CAPS.filter((cap) => readCap(draft.caps[cap]) === undefined));
  for (const product of TRIP_PRODUCTS)
    for (const problem of tripProblems(product, draft.trips[product])) problems.add(problem);
  if (draft.isApprovalRequired) for (const problem of approvalProblems(draft.approval)) problems.add(problem);
  if (draft.name.trim() === '') problems.add('name');
  if (draft.stars.length === 0) problems.add('stars');
  if (draft.classes.Short.length === 0) problems.add('classesShort');
  if (draft.classes.Long.length === 0) problems.add('classesLong');
  return problems;
}

/** For a draft without problems. */
export function rulesOf(draft: TierDraft) {
  const cap = (name: CapName) => {
    const minor = readCap(draft.caps[name]);
    return minor ? { ...money(minor), currency: 'USD' as const } : null;
  };
  return {
    settings: {
      isApprovalRequired: draft.isApprovalRequired,
      enableLongFlights: draft.hasLong,
      minHoursForLongFlight: draft.longHours,
      // Left out, a tier's own stay as they are
      ...(draft.isApprovalRequired && { approval: approvalRulesOf(draft.approval) }),
    },
    hotels: {
      policies: [
        {
          allowedStarRatings: draft.stars.toSorted(),
          maxPricePerNight: cap('nightly'),
          ...hotelTripRules(draft.trips.hotel),
        },
      ],
    },
    cars: { policies: [{ maxPricePerDay: cap('daily'), ...carTripRules(draft.trips.car) }] },
    flights: {
      policies: FLIGHT_DURATIONS.map((duration) => ({
        duration,
        maxPriceForOneWay: cap(`${duration}OneWay`),
        maxPriceForRoundTrip: cap(`${duration}Round`),
        allowedFareClasses: [...draft.classes[duration]],
        ...flightTripRules(draft.trips.flight),
      })),
    },
  } satisfies PolicyTier;
}

/** How many fields differ. */
export function changesOf(draft: TierDraft, saved: TierDraft): number {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const caps = CAPS.filter((cap) => readCap(draft.caps[cap]) !== readCap(saved.caps[cap])).length;
  const rest = [
    [draft.name.trim(), saved.name],
    [draft.isApprovalRequired, saved.isApprovalRequired],
    [draft.stars.toSorted(), saved.stars.toSorted()],
    [draft.classes.Short.toSorted(), saved.classes.Short.toSorted()],
    [draft.classes.Long.toSorted(), saved.classes.Long.toSorted()],
    [draft.hasLong, saved.hasLong],
    [draft.longHours, saved.longHours],
  ].filter(([a, b]) => !same(a, b)).length;
  const trips = TRIP_PRODUCTS.map((each) => tripChanges(draft.trips[each], saved.trips[each]));
  const approval = draft.isApprovalRequired ? approvalChanges(draft.approval, saved.approval) : 0;
  return caps + rest + approval + trips.reduce((sum, count) => sum + count, 0);
}
