/** What every process does now and then: forgets what is long past, and follows the lab's clock. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '../context.ts';
import { sweepKeys } from '../http/idempotency/store.ts';
import { sweepLimits } from '../http/limits/store.ts';
import { forgetFailed } from '../modules/booking/failed/forget-failed.ts';
import { fillSummaries } from '../modules/booking/summaries/fill-summaries.ts';
import { resealBookings } from '../modules/booking/travelers/reseal-bookings.ts';
import { forgetDrafts } from '../modules/checkouts/forgotten/forget-drafts.ts';
import { resealDrafts } from '../modules/checkouts/reseal-drafts.ts';
import type { OffsetClock } from '../modules/lab/offset-clock.ts';
import { VELOCITY_KEPT_SECONDS } from '../modules/payments/card-velocity.ts';
import { sweepTries } from '../modules/payments/store.ts';
import { resealTravelers } from '../modules/profile/reseal-travelers.ts';
import { sweepSessions } from '../modules/sessions/store.ts';
import { maintainMonths } from '../modules/tracking/maintain-months.ts';
import type { Products } from '../products/registry.ts';
import { identitySeals, type SealKeys } from '../seal.ts';

const SWEEP_MS = 10 * 60_000;
const FOLLOW_MS = 1_000;
/** Ended sessions are kept this long, so that what happened can be looked up. */
const KEPT_SECONDS = 7 * 86_400;

export function startHousekeeping(
  effects: Effects,
  products: Products,
  labClock: OffsetClock | null,
  sealKeys: SealKeys,
): { readonly stop: () => void } {
  const { db, clock, log } = effects;
  const seals = identitySeals(sealKeys, effects.random);
  const unwell = (error: unknown): void => log.warn({ err: error }, 'housekeeping failed');
  // A sweep that fails keeps none after it from its own
  const sweep = async (): Promise<void> => {
    const sweeps: readonly (() => Promise<unknown>)[] = [
      () => sweepLimits(db),
      () => sweepKeys(db),
      () => sweepTries(db, plusSeconds(clock.now(), -VELOCITY_KEPT_SECONDS)),
      () => maintainMonths(db, clock.now()),
      () => sweepSessions(db, plusSeconds(clock.now(), -KEPT_SECONDS)),
      () => forgetDrafts(db, products, clock.now()),
      () => forgetFailed(db, products, clock.now()),
      () => fillSummaries(db, products),
      () => resealTravelers(db, seals),
      () => resealDrafts(db, seals),
      () => resealBookings(db, seals),
    ];
    for (const each of sweeps) await each().catch(unwell);
  };
  const timers = [setInterval(() => void sweep(), SWEEP_MS)];
  if (labClock) timers.push(setInterval(() => void labClock.refresh().catch(() => undefined), FOLLOW_MS));
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
}
