/** Plan B: what can be flown instead of a disrupted flight, with seats for everybody held on the best. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RebookPlan } from '@sojourn/contract/disruptions.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { minutesSooner } from '@sojourn/domain/disruptions/rank-plan.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { minutesBetween, type SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { Actor, RequestContext } from '#context.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import { callContext, refTo } from '#modules/trips/trips/use-case.ts';
import { refuse } from '#refusal.ts';
import { wirePart } from '../wire-part.ts';
import type { RebookDeps } from './deps.ts';
import { holdPlan } from './hold-plan.ts';
import { type Rebookable, readRebookable } from './rebookable.ts';
import { fewOf, searchPlan } from './search-plan.ts';
import { claimPlan, type OptionRow, readOffered, readPlan, savePlan } from './store.ts';

/** Seats that are held for less than this are looked for again. */
const LEFT_SECONDS = 60;
/** One search at a time holds seats; a second one waits for what it finds. */
const CLAIM_SECONDS = 30;
const POLL_MS = 250;
const POLLS = 60;

/**
 * What is held already is shown again. Refuses with what `requireRebookable` does, and with
 * SuppliersUnavailable when nobody answers.
 */
export async function planRebooking(
  deps: RebookDeps,
  bookingId: BookingId,
  actor: Actor,
  context: RequestContext,
): Promise<RebookPlan> {
  const of = await readRebookable(deps, refTo(actor, bookingId), deps.clock.now());
  for (let poll = 0; poll < POLLS; poll++) {
    const now = deps.clock.now();
    const held = await readOffered(deps.db, of.ref, { heldAt: plusSeconds(now, LEFT_SECONDS), now });
    if (held.length > 0) return viewOf(deps, of, held, actor, now);
    if (await claimPlan(deps.db, of.ref, now, plusSeconds(now, CLAIM_SECONDS))) {
      await lookFor(deps, of, context);
      const then = deps.clock.now();
      return viewOf(deps, of, await readOffered(deps.db, of.ref, { heldAt: then, now: then }), actor, then);
    }
    await sleep(POLL_MS);
  }
  return refuse('SuppliersUnavailable');
}

async function lookFor(deps: RebookDeps, of: Rebookable, context: RequestContext): Promise<void> {
  const { ref, open, replacing, wanted, claim, cover } = of;
  const { booking, row } = open;
  const call = callContext(context);
  const now = deps.clock.now();
  // Nobody gets on a flight that leaves before they've landed
  const from = of.thereAt && isBefore(now, of.thereAt) ? of.thereAt : now;
  const searched = await searchPlan(replacing, { booking, wanted, claim, now: from }, of.zone, call);
  if (searched.outcome !== 'ok') {
    await savePlan(deps.db, ref, [], now);
    return refuse('SuppliersUnavailable');
  }
  const { fitting, rejected } = searched.value;
  const holding = {
    ref,
    booking,
    wanted,
    claim,
    travelers: cover.purchase.covered,
    protectionNo: cover.protectionNo,
    withheldMinor: replacing.valueMinor(booking, row.slice),
  };
  const held = await holdPlan(deps, replacing, holding, fitting, call);
  await savePlan(deps.db, ref, fewOf([...held.rejected, ...rejected]), deps.clock.now());
}

async function viewOf(
  deps: RebookDeps,
  of: Rebookable,
  held: readonly OptionRow[],
  actor: Actor,
  now: Instant,
): Promise<RebookPlan> {
  const plan = await readPlan(deps.db, of.ref);
  const { replacing, open } = of;
  const booking = inLanguage(deps.products, open.booking, actor.locale);
  const named = (part: SchedulePart) => wirePart(deps, booking, part);
  const seatsHeld = replacing.seats(open.booking);
  return {
    heldUntil: held.reduce<Instant | null>(
      (soonest, { heldUntil }) =>
        heldUntil && (soonest === null || isBefore(heldUntil, soonest)) ? heldUntil : soonest,
      null,
    ),
    fareLimit: money(of.fareLimitMinor, booking.currency),
    options: held.map(({ optionId, shown }, at) => ({
      ...shown,
      optionId,
      rank: at + 1,
      parts: shown.parts.map(named),
      seatsHeld,
      minutesSooner: minutesSooner(of.waitingLands, last(shown.parts).ends),
      leavesInMinutes: minutesBetween(now, first(shown.parts).starts),
    })),
    rejected: [...(plan?.rejected ?? [])],
  };
}
