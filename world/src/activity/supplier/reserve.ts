/** Holding places of a slot: taken in the database, in people, or nowhere. */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { hashText, mix } from '@sojourn/domain/mix.ts';
import { holdEndsAt } from '@sojourn/products/activity/rules/booking/cut-off.ts';
import type { ActivityRejection } from '@sojourn/products/activity/sell/port/price-port.ts';
import type { ActivityHold, ActivityReserveRequest } from '@sojourn/products/activity/sell/supplier.ts';
import { type CallContext, type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { Refused } from '#orders/desk/hold-once.ts';
import { reserve, type Taken } from '#orders/desk/holds.ts';
import { capacityHere } from '../inventory/places-left.ts';
import { type ActivityWorld, cityOfActivity } from '../inventory/world.ts';
import { ACTIVITY_DESK } from './desk.ts';
import { findFull, findPick, stateFor } from './find-pick.ts';
import type { ActivityMarket } from './market.ts';
import { agreedQuote, type Pricing, readPricing } from './price.ts';
import { findDecision, takePlaces } from './slots/store.ts';
import { type ActivityQuote, type FoundPick, placesOfPick } from './sold-activity.ts';
import { ACTIVITY_MOVES, ACTIVITY_ORDERS, type ActivityOrderRow } from './store.ts';
import { sweepActivities } from './sweep.ts';

/** What operators give at most, in minutes; those of the pictures the first. */
const HOLD_MINUTES = [30, 30, 20, 15, 10, 5];
const SHORT_MINUTES = 5;

export function holdMinutesOf(world: ActivityWorld, row: number): number {
  if (world.fill[row] === 0) return HOLD_MINUTES[0]!;
  const seed = mix(hashText(`hold ${cityOfActivity(world, row).id}`), world.operator[row]!);
  return HOLD_MINUTES[seed % HOLD_MINUTES.length]!;
}

export const wireHold = (order: ActivityOrderRow): ActivityHold => {
  const { holdId, expiresAt: givenUntil, price, cutOffAt } = order;
  const expiresAt = cutOffAt === null ? givenUntil : holdEndsAt(givenUntil, cutOffAt);
  return { holdId, expiresAt, price, givenUntil, cutOffAt };
};

export async function reserveActivity(
  market: ActivityMarket,
  seller: string,
  request: ActivityReserveRequest,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<ActivityHold, ActivityRejection>> {
  const held = await reserve(ACTIVITY_DESK, market, { ...request, seller }, async () => {
    await sweepActivities(market, request.now);
    const found = findPick(market.world, await stateFor(market, request, request.now), request);
    if ('reason' in found) return found;
    const full = findFull(market.world, found, request.now);
    if (full) return full;
    const pricing = await readPricing(market, found, request, context, fault);
    return (within) => take(within, request, found, pricing, fault);
  });
  if (held.outcome !== 'ok') return held;
  const order = await ACTIVITY_ORDERS.find(market.db, request.reference);
  return order ? ok(wireHold(order)) : { outcome: 'unknown' };
}

async function take(
  market: ActivityMarket,
  request: ActivityReserveRequest,
  found: FoundPick,
  pricing: Pricing,
  fault: unknown,
): Promise<Taken<ActivityOrderRow>> {
  const { db, world } = market;
  await takeSlot(market, found, placesOfPick(world, found));
  const quote = await agreedQuote(market, found, request, pricing);
  if ('reason' in quote) throw new Refused<ActivityRejection>(quote);
  const given = fault === 'shortHold' ? SHORT_MINUTES : holdMinutesOf(world, found.row);
  return {
    order: newOrder(market, found, quote),
    holdSeconds: Math.max(1, Math.min(given, request.holdMinutes)) * 60,
    afterwards: async () => {
      if (pricing.moved) await ACTIVITY_MOVES.end(db, pricing.moved);
    },
  };
}

/** Leaves the transaction when it has been called off, or somebody else has the places. */
export async function takeSlot(
  { db, world }: Pick<ActivityMarket, 'db' | 'world'>,
  { activityId, row, slot, day }: FoundPick,
  places: number,
): Promise<void> {
  if (slot === null || day === null) return;
  const key = { activityId, day: dateOfDay(day), start: slot.start };
  const isTaken = await takePlaces(db, key, places, capacityHere(world, row, day, slot.start));
  // After the row is locked: who calls it off later finds this order
  const isOff = (await findDecision(db, key))?.cause ?? null;
  if (!isTaken || isOff !== null) throw new Refused<ActivityRejection>({ reason: 'NoAvailability' });
}

/** What an order is, as it's sold at this moment. */
export function newOrder(
  { world }: Pick<ActivityMarket, 'world'>,
  found: FoundPick,
  { sold, price, terms }: ActivityQuote,
): Taken<ActivityOrderRow>['order'] {
  const { activityId, slot, day } = found;
  const { times, minimumDecidedAt, minimumGroup } = sold.summary;
  return {
    activityId,
    day: day === null ? null : dateOfDay(day),
    start: slot?.start ?? null,
    places: placesOfPick(world, found),
    startsAt: times.kind === 'slot' ? times.startsAt : times.validUntil,
    cutOffAt: slot?.cutOffAt ?? null,
    decidedAt: minimumDecidedAt,
    leastPeople: minimumDecidedAt === null ? null : (minimumGroup?.people ?? null),
    answerBy: null,
    cancelCause: null,
    redeemedAt: null,
    sold,
    price,
    terms,
  };
}
