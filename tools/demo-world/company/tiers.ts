/** What each of Northline's tiers may book: the one that it began with, as it was changed, and the others. */
import { FIELD_TEAM } from '../../../apps/server/src/db/seed/policy-tiers.ts';
import {
  APPROVAL_DEFAULTS,
  type ApprovalRules,
} from '../../../packages/domain/src/approvals/approval-rules.ts';
import { money } from '../../../packages/domain/src/money.ts';
import { type PolicyTier, UNRESTRICTED } from '../../../packages/domain/src/policy/tier.ts';
import { FARE_CLASSES, type FareClass } from '../../../products/flight/rules/fares/fare-classes.ts';
import type { StarRating } from '../../../products/hotel/rules/policy-tier.ts';
import type { TierKey } from '../data/staff.ts';

type Limits = {
  readonly stars: readonly StarRating[];
  readonly nightly: number;
  readonly perDay: number;
  readonly short: number;
  readonly long: number;
  readonly classes: readonly FareClass[];
  /** Null: out of policy is booked with a reason, and nobody is asked. */
  readonly approval: Partial<ApprovalRules> | null;
};
const UP_TO = (fareClass: FareClass) => FARE_CLASSES.slice(0, FARE_CLASSES.indexOf(fareClass) + 1);

const LIMITS: Readonly<Record<Exclude<TierKey, 'leaders'>, Limits>> = {
  field: {
    stars: [3, 4],
    nightly: 26_000,
    perDay: 7_500,
    short: 80_000,
    long: 260_000,
    classes: UP_TO('enhanced'),
    approval: { hours: 72 },
  },
  office: {
    stars: [3, 4],
    nightly: 24_000,
    perDay: 7_000,
    short: 70_000,
    long: 240_000,
    classes: UP_TO('enhanced'),
    approval: { hours: 72, managers: 1, ifUndecided: 'cancel' },
  },
  clients: {
    stars: [3, 4, 5],
    nightly: 34_000,
    perDay: 9_000,
    short: 95_000,
    long: 320_000,
    classes: UP_TO('premium'),
    approval: { hours: 96, managers: 1 },
  },
  managers: {
    stars: [3, 4, 5],
    nightly: 38_000,
    perDay: 10_000,
    short: 110_000,
    long: 400_000,
    classes: UP_TO('premium'),
    approval: null,
  },
};
/** Of the tier without rules. */
export const GENEROUS: Limits = {
  stars: [4, 5],
  nightly: 65_000,
  perDay: 16_000,
  short: 220_000,
  long: 700_000,
  classes: FARE_CLASSES,
  approval: null,
};
export const limitsOf = (tier: TierKey): Limits => (tier === 'leaders' ? GENEROUS : LIMITS[tier]);

/** Dear cities have caps of their own. */
const DEAR = [
  ['city:new-york-us', 'New York', 8_000],
  ['city:san-francisco-us', 'San Francisco', 6_000],
  ['city:boston-us', 'Boston', 5_000],
] as const;

export function rulesOf(tier: TierKey): PolicyTier {
  if (tier === 'leaders') return UNRESTRICTED;
  const { stars, nightly, perDay, short, long, classes, approval } = LIMITS[tier];
  const { flights } = FIELD_TEAM;
  const flight = (duration: 'Short' | 'Long', roundTrip: number) => ({
    duration,
    maxPriceForOneWay: money(Math.round(roundTrip * 0.56)),
    maxPriceForRoundTrip: money(roundTrip),
    allowedFareClasses: [...classes],
  });
  return {
    ...UNRESTRICTED,
    settings: {
      isApprovalRequired: approval !== null,
      enableLongFlights: true,
      minHoursForLongFlight: 6,
      ...(approval && { approval: { ...APPROVAL_DEFAULTS, ...approval } }),
    },
    hotels: {
      policies: [
        {
          allowedStarRatings: [...stars],
          maxPricePerNight: money(nightly),
          placeCaps: DEAR.map(([id, name, more]) => ({
            place: { id, name },
            season: null,
            maxPricePerNight: money(nightly + more),
          })),
        },
      ],
    },
    cars: { policies: [{ maxPricePerDay: money(perDay) }] },
    flights: tier === 'field' ? flights : { policies: [flight('Short', short), flight('Long', long)] },
  };
}
