/** Quotes a change of a booked activity, and makes it: new places first, then the old ones, or nothing. */
import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { dateOfDay, type Instant } from '@sojourn/domain/dates.ts';
import { activityChangeAmounts } from '@sojourn/products/activity/rules/booking/change-amounts.ts';
import { isPastCutOff } from '@sojourn/products/activity/rules/booking/cut-off.ts';
import type {
  ActivityChanged,
  ActivityChangeQuote,
  ActivityChangeRefusal,
  ActivityChangeRejection,
  ActivityChangeRequest,
  ConfirmActivityChange,
} from '@sojourn/products/activity/sell/port/change-port.ts';
import type { ActivityRejection } from '@sojourn/products/activity/sell/port/price-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { changeOnce } from '#orders/changes/made-changes.ts';
import { Refused } from '#orders/desk/hold-once.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import { isChangeable } from '../../inventory/content/activity-facts.ts';
import { rowOfActivity } from '../../inventory/world.ts';
import { hasBegun } from '../desk.ts';
import { findFull, findPick, stateFor } from '../find-pick.ts';
import type { ActivityMarket } from '../market.ts';
import { movedActivity } from '../price.ts';
import { newOrder, takeSlot } from '../reserve.ts';
import { movesPrices } from '../scenarios.ts';
import { givePlacesBack, lockMoves } from '../slots/store.ts';
import { type ActivityQuote, type FoundPick, placesOfPick, quoteActivity } from '../sold-activity.ts';
import {
  ACTIVITY_CHANGES,
  ACTIVITY_MOVES,
  ACTIVITY_ORDERS,
  type ActivityOrderRow,
  slotOf,
} from '../store.ts';
import { sweepActivities } from '../sweep.ts';
import { changeTickets } from '../tickets/tickets.ts';

type Plan = {
  readonly order: ActivityOrderRow;
  readonly found: FoundPick;
  readonly quote: ActivityChangeQuote;
  readonly sold: ActivityQuote;
};

export async function quoteActivityChange(
  market: ActivityMarket,
  request: ActivityChangeRequest,
  context: CallContext,
): Promise<Outcome<ActivityChangeQuote, ActivityChangeRejection>> {
  await sweepActivities(market, request.now);
  const order = await ACTIVITY_ORDERS.find(market.db, request.reference);
  const plan = await planChange(market, order, request, context);
  return typeof plan === 'string' ? rejected({ reason: plan }) : ok(plan.quote);
}

export async function changeActivity(
  market: ActivityMarket,
  request: ConfirmActivityChange,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<ActivityChanged, ActivityChangeRejection>> {
  await sweepActivities(market, request.now);
  return changeOnce(market.db, ACTIVITY_CHANGES, request, async (tx, order) => {
    if (order) await lockMoves(tx, order.activityId);
    const within = { ...market, db: tx };
    const plan = await planChange(within, order, request, context, fault);
    if (typeof plan === 'string') throw new Refused<ActivityChangeRejection>({ reason: plan });
    if (plan.quote.amounts.dueMinor > request.dueMinor)
      throw new Refused<ActivityChangeRejection>({ reason: 'PriceIncreased' });
    return change(within, plan, request.changeReference);
  });
}

async function change(
  market: ActivityMarket,
  { order, found, quote, sold }: Plan,
  changeReference: string,
): Promise<ActivityChanged> {
  const { db } = market;
  await movePlaces(market, order, found);
  const { reference } = order;
  const { answerBy: _, cancelCause: __, redeemedAt: ___, ...of } = newOrder(market, found, sold);
  await ACTIVITY_ORDERS.rewrite(db, reference, {
    ...of,
    price: sold.price,
    terms: quote.terms,
    withheldMinor: quote.withheldMinor,
  });
  const tickets = await changeTickets(db, reference, order.sold.summary, quote.summary);
  return { ...quote, changeReference, tickets };
}

const isSameSlot = (order: ActivityOrderRow, { slot, day }: FoundPick): boolean =>
  order.start === (slot?.start ?? null) && order.day === (day === null ? null : dateOfDay(day));

async function movePlaces(market: ActivityMarket, order: ActivityOrderRow, found: FoundPick): Promise<void> {
  const old = slotOf(order);
  const places = placesOfPick(market.world, found);
  if (isSameSlot(order, found)) {
    if (places > order.places) await takeSlot(market, found, places - order.places);
    else if (old) await givePlacesBack(market.db, old, order.places - places);
    return;
  }
  await takeSlot(market, found, places);
  if (old) await givePlacesBack(market.db, old, order.places);
}

/** Why nothing can be changed about an order, whatever it's changed to. */
function barOf(
  { world }: Pick<ActivityMarket, 'world'>,
  order: ActivityOrderRow,
  now: Instant,
): ActivityChangeRefusal | null {
  const row = rowOfActivity(world, order.activityId);
  if (order.state !== 'confirmed' || row === undefined || !isChangeable(world, row)) return 'NotChangeable';
  if (hasBegun(order, now)) return 'Departed';
  return order.cutOffAt !== null && isPastCutOff(order.cutOffAt, now) ? 'CutOffPassed' : null;
}

const REASONS: Partial<Record<ActivityRejection['reason'], ActivityChangeRefusal>> = {
  PartyNotPlaced: 'PartyNotPlaced',
  CutOffPassed: 'CutOffPassed',
  NoAvailability: 'NoAvailability',
};

async function planChange(
  market: ActivityMarket,
  order: ActivityOrderRow | undefined,
  request: ActivityChangeRequest,
  context: CallContext,
  fault?: unknown,
): Promise<Plan | ActivityChangeRefusal> {
  if (!order || order.locator === null) return 'NotFound';
  const { world } = market;
  const { now } = request;
  const bar = barOf(market, order, now);
  if (bar) return bar;
  const ask = { ...request, activityId: order.activityId };
  const found = findPick(world, await stateFor(market, ask, now), ask);
  if ('reason' in found) return REASONS[found.reason] ?? 'InvalidSlot';
  const isSame = isSameSlot(order, found);
  const full = findFull(world, found, now, isSame ? order.places : 0);
  if (full) return REASONS[full.reason] ?? 'InvalidSlot';
  const { summary, policy, locale } = order.sold;
  const until = summary.times.kind === 'openDated' ? { validUntil: summary.times.validUntil } : {};
  const perCent = await perCentOf(market, found, now, context, fault);
  // By the refunds that it was booked with, whatever the activity has now
  const sold = quoteActivity(world, found, { locale, now, perCent, policy, ...until });
  if (sold === null) return 'PartyNotPlaced';
  const { totalMinor } = sold.price;
  const isSameOffer = isSame && summary.optionId === sold.sold.summary.optionId;
  const booked = { totalMinor: order.price.totalMinor, terms: order.terms };
  const amounts = activityChangeAmounts(booked, { totalMinor, isSameSlot: isSameOffer }, now);
  const terms = termsAfterChange(order, sold.terms, now);
  const withheldMinor = order.withheldMinor + amounts.penaltyMinor;
  const cancellation = termsWithWithheld(terms, totalMinor, withheldMinor);
  const quote = { amounts, summary: sold.sold.summary, totalMinor, terms, withheldMinor, cancellation };
  return { order, found, quote, sold };
}

async function perCentOf(
  market: ActivityMarket,
  found: FoundPick,
  now: Instant,
  context: CallContext,
  fault: unknown,
): Promise<number> {
  const scenario = scenarioOf(market, context);
  if (!movesPrices(scenario)) return 0;
  const moved = movedActivity(market, found, scenario, now);
  return ACTIVITY_MOVES.moveBy(market.db, moved, now, fault);
}
