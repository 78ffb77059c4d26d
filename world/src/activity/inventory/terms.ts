/** What operators settle beside times and prices: refunds, confirmation, pickup, the smallest group. */
import type { AvailabilityKind, Confirmation } from '@sojourn/products/activity/rules/activity.ts';
import {
  type ActivityPolicy,
  FINAL_SALE,
  type RefundTier,
  USUAL_POLICY,
} from '@sojourn/products/activity/rules/booking/cancel-policy.ts';
import type { MinimumGroup } from '@sojourn/products/activity/rules/booking/minimum-group.ts';
import type { PickupRule } from '@sojourn/products/activity/rules/booking/pickup.ts';

const DAY = 1_440;
const FULL_BPS = 10_000;
const full = (minutesBefore: number): RefundTier => ({ minutesBefore, refundBps: FULL_BPS });
const half = (minutesBefore: number): RefundTier => ({ minutesBefore, refundBps: 5_000 });

/** Tiers of policies, the usual one first. */
export const POLICIES: readonly (readonly RefundTier[])[] = [
  USUAL_POLICY.tiers,
  [full(2 * DAY)],
  [full(3 * DAY)],
  [full(7 * DAY), half(2 * DAY)],
  [half(3 * DAY)],
  FINAL_SALE.tiers,
  [full(0)],
];

/** Counted from closing where people come when they like. */
export const policyAt = (index: number, kind: AvailabilityKind): ActivityPolicy => ({
  from: kind === 'startTimes' ? 'start' : 'closing',
  tiers: POLICIES[index]!,
});

/** By policy: minutes before until which all comes back; null where some never does. */
export const FREE_MINUTES: readonly (number | null)[] = POLICIES.map(
  (tiers) => tiers.find(({ refundBps }) => refundBps === FULL_BPS)?.minutesBefore ?? null,
);

export const CONFIRMATIONS: readonly Confirmation[] = [
  { kind: 'instant' },
  { kind: 'manual' },
  { kind: 'manualNear', minutes: DAY / 2 },
  { kind: 'manualNear', minutes: 2 * DAY },
];

export const MINIMUM_GROUPS: readonly (MinimumGroup | null)[] = [
  null,
  { people: 4, time: '18:00', daysBefore: 1 },
  { people: 6, time: '18:00', daysBefore: 1 },
  { people: 3, time: '12:00', daysBefore: 2 },
];

const NO_PICKUP: PickupRule = { isOffered: false, isRequired: false, leadMinutes: 0, decideMinutes: 0 };
export const PICKUPS: readonly PickupRule[] = [
  NO_PICKUP,
  { isOffered: true, isRequired: false, leadMinutes: 30, decideMinutes: DAY },
  { isOffered: true, isRequired: true, leadMinutes: 45, decideMinutes: 2 * DAY },
  { isOffered: true, isRequired: false, leadMinutes: 60, decideMinutes: DAY / 2 },
];
/** The one of private drivers. */
export const PICKUP_ONLY = 2;
