/**
 * The cancellation policies of homes, from the mildest to the last, which gives no night back; stays of 28
 * nights have their own.
 */
import { type HomePolicy, LONG_STAY_NIGHTS } from '@sojourn/products/home/rules/booking/cancel-policy.ts';

const FULL = { nightsBps: 10_000, cleaningBps: 10_000, feesBps: 10_000 };
const HALF = { nightsBps: 5_000, cleaningBps: 5_000, feesBps: 5_000 };
/** Nobody has slept there: the cleaning isn't needed. */
const CLEANING = { nightsBps: 0, cleaningBps: 10_000, feesBps: 0 };
const GRACE = { hours: 24, daysBefore: 7 };

const untilDay = (days: number) => ({ days, at: 'endOfDay' }) as const;

export const POLICIES: readonly HomePolicy[] = [
  {
    tiers: [
      { until: { days: 1, at: 'checkIn' }, ...FULL },
      { until: null, ...HALF },
    ],
    grace: GRACE,
  },
  {
    tiers: [
      { until: untilDay(7), ...FULL },
      { until: null, ...CLEANING },
    ],
    grace: GRACE,
  },
  {
    tiers: [
      { until: untilDay(14), ...FULL },
      { until: untilDay(5), ...HALF },
      { until: null, ...CLEANING },
    ],
    grace: GRACE,
  },
  {
    tiers: [
      { until: untilDay(30), ...FULL },
      { until: untilDay(7), ...HALF },
      { until: null, ...CLEANING },
    ],
    grace: GRACE,
  },
  { tiers: [{ until: null, ...CLEANING }], grace: GRACE },
];
/** Thirty days before, whatever the home's other policy. */
const LONG_STAY: HomePolicy = {
  tiers: [
    { until: untilDay(30), ...FULL },
    { until: null, ...CLEANING },
  ],
  grace: null,
};

export const policyFor = (index: number, nights: number): HomePolicy =>
  nights >= LONG_STAY_NIGHTS ? LONG_STAY : POLICIES[index]!;
