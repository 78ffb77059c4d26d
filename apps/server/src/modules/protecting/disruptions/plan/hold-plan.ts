/** Holds seats for everybody on the best flights instead of a disrupted one. */

import type { RebookRefusal } from '@sojourn/domain/disruptions/qualify-flight.ts';
import {
  qualifyFlight,
  type RebookClaim,
  type WantedFlight,
} from '@sojourn/domain/disruptions/qualify-flight.ts';
import { PLAN_MAX } from '@sojourn/domain/disruptions/rank-plan.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Effects } from '#context.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { totalOf } from '#modules/selling/checkouts/sale.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { Rejected } from './plan.ts';
import type { Replacing } from './product.ts';
import { type Fitting, rejectedOf } from './search-plan.ts';
import { type DisruptionRef, insertOption, noteHeld, noteReleased } from './store.ts';

/** So many more are tried where seats are gone, so that nobody waits for ever. */
const TRIES_MAX = 8;

type Deps = Pick<Effects, 'db' | 'clock' | 'random'>;
type Holding = {
  readonly ref: DisruptionRef;
  readonly booking: Booking;
  readonly wanted: WantedFlight;
  readonly claim: RebookClaim;
  readonly travelers: number;
  readonly protectionNo: number;
  readonly withheldMinor: number;
};
type Held = { readonly held: number; readonly rejected: readonly Rejected[] };

/** The best first, up to three; what can't be had by now is named with its reason. */
export async function holdPlan(
  deps: Deps,
  replacing: Replacing,
  holding: Holding,
  fitting: readonly Fitting[],
  context: CallContext,
): Promise<Held> {
  const rejected: Rejected[] = [];
  let held = 0;
  for (const flight of fitting.slice(0, TRIES_MAX)) {
    if (held === PLAN_MAX) break;
    const refusal = await holdOne(deps, replacing, holding, { flight, rank: held + 1 }, context);
    if (refusal === null) held++;
    else rejected.push(rejectedOf(flight, refusal));
  }
  return { held, rejected };
}

/** Null once its seats are held. */
async function holdOne(
  deps: Deps,
  replacing: Replacing,
  { ref, booking, wanted, claim, travelers, protectionNo, withheldMinor }: Holding,
  { flight, rank }: { readonly flight: Fitting; readonly rank: number },
  context: CallContext,
): Promise<RebookRefusal | null> {
  const { key, fare, airline, parts, stops, durationMinutes } = flight;
  const sold = await replacing.sell(booking, { key, fareKey: fare.fareKey }, context);
  if (sold.outcome !== 'ok') return 'NoSeats';
  const sale = sold.value;
  const { amountMinor: totalMinor, currency } = totalOf(sale);
  // What is paid is what it's sold for, which may have risen since it was found
  const decided = qualifyFlight(claim, wanted, { ...flight, fares: [{ ...fare, totalMinor }] });
  if (!('fare' in decided)) return decided.why ?? 'NoSeats';
  const optionId = newId('bkg', deps.random.bytes(16));
  const shown = {
    airline,
    parts: [...parts],
    stops,
    durationMinutes,
    className: fare.className,
    sellsFor: money(Math.round(totalMinor / travelers), currency),
  };
  const createdAt = deps.clock.now();
  const { clauseId } = decided;
  await insertOption(deps.db, {
    ...ref,
    ...sale,
    optionId,
    rank,
    shown,
    totalMinor,
    clauseId,
    protectionNo,
    withheldMinor,
    createdAt,
  });
  const hold = await replacing.hold(sale, optionId, context);
  if (hold.outcome === 'ok') {
    await noteHeld(deps.db, { ...ref, optionId }, hold.value.until);
    return null;
  }
  // Without an answer its seats may be held: the job gives them back
  if (hold.outcome === 'rejected' || hold.outcome === 'unavailable')
    await noteReleased(deps.db, { ...ref, optionId }, deps.clock.now());
  return 'NoSeats';
}
