/**
 * What a protection costs: what it's expected to pay beyond what the fare or rate gives anyway, and a stated
 * margin. All numbers are data.
 */
import type { Instant } from '../dates.ts';
import { type ClaimRate, LEAST_MINOR, MARGIN_PERCENT, STEP_MINOR } from './data/premium-rates.ts';

export type Premium = { readonly eachMinor: number; readonly totalMinor: number };

/** Claims are as likely in every part of the time until it ends. */
const PARTS = 16;
const DAY_MS = 86_400_000;

type Risk = {
  readonly rates: readonly ClaimRate[];
  readonly boughtAt: Instant;
  readonly startsAt: Instant;
  /** From when on it can't be claimed any more. */
  readonly endsAt: Instant;
  readonly travelers: number;
  /** What it would pay beyond the terms of the fare or rate if it were claimed then; minor units. */
  readonly lossAt: (at: Instant) => number;
};

/** Null where it would never pay more than the fare or rate does: there is nothing to sell. */
export function premiumOf(risk: Risk): Premium | null {
  const expectedMinor = (meanLoss(risk) * rateOf(risk)) / 1000;
  if (expectedMinor <= 0) return null;
  const eachMinor = (expectedMinor * (100 + MARGIN_PERCENT)) / 100 / risk.travelers;
  const rounded = Math.max(LEAST_MINOR, Math.ceil(eachMinor / STEP_MINOR) * STEP_MINOR);
  return { eachMinor: rounded, totalMinor: rounded * risk.travelers };
}

/** The mean of what it would pay in the middle of each part of its time. */
function meanLoss({ boughtAt, endsAt, lossAt }: Risk): number {
  const from = Date.parse(boughtAt);
  const length = Math.max(0, Date.parse(endsAt) - from) / PARTS;
  let sum = 0;
  for (let part = 0; part < PARTS; part++) {
    const at = new Date(Math.floor(from + (part + 0.5) * length)).toISOString() as Instant;
    sum += Math.max(0, lossAt(at));
  }
  return sum / PARTS;
}

function rateOf({ rates, boughtAt, startsAt }: Risk): number {
  const days = (Date.parse(startsAt) - Date.parse(boughtAt)) / DAY_MS;
  return rates.find(({ daysAhead }) => days <= daysAhead)?.perMille ?? 0;
}
