/** Whether an offer costs at most what comparable ones allow, and whether it keeps the whole policy. */
import { offers } from '../offers.ts';
import { PLAN_BIT, saleOf } from '../rates.ts';
import type { HotelWorld } from '../world.ts';
import type { CompiledQuery } from './query.ts';

/** Whether a hotel's plan is free to cancel so many days before arrival. */
export const isFreePlan = (
  { plans, advanceDays, freeDays }: HotelWorld,
  row: number,
  plan: number,
  lead: number,
): boolean => ((saleOf(plans[row]!, advanceDays[row]!, freeDays[row]!, lead) >> 4) & PLAN_BIT[plan]!) !== 0;

/** `at`: of the offer in `offers`. */
export function isWithinMarket(
  world: HotelWorld,
  { marketMax, lead }: CompiledQuery,
  row: number,
  at: number,
): boolean {
  if (marketMax === null) return true;
  const isFree = isFreePlan(world, row, offers.plans[at]!, lead);
  const most = (isFree ? marketMax.refundable : marketMax.other).get(row);
  return most === undefined || offers.nightlyMinor[at]! <= most;
}

/** `at`: of the offer in `offers`. */
export const isInPolicy = (world: HotelWorld, compiled: CompiledQuery, row: number, at: number): boolean =>
  ((compiled.policyMask >> world.stars[row]!) & 1) === 1 &&
  offers.nightlyMinor[at]! <= compiled.policyMax &&
  (compiled.policyBlocks === null || compiled.policyBlocks[world.program[row]!] === 0) &&
  isWithinMarket(world, compiled, row, at);
