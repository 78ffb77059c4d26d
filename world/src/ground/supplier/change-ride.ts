/** Quotes another time of a booked ride, and makes it: the new one first, then the old one, or nothing. */
import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type {
  ConfirmRideChange,
  RideChanged,
  RideChangeQuote,
  RideChangeRefusal,
  RideChangeRejection,
  RideChangeRequest,
} from '@sojourn/products/ground/sell/port/change-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { changeOnce } from '#orders/changes/made-changes.ts';
import { Refused } from '#orders/desk/hold-once.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import { hasBegun } from './desk.ts';
import type { GroundMarket } from './market.ts';
import { dayOf, findRide } from './price.ts';
import type { RideQuote } from './quote-ride.ts';
import { newRide, takeRide } from './reserve.ts';
import { movesPrices } from './scenarios.ts';
import { RIDE_CHANGES, RIDE_MOVES, RIDE_ORDERS, RIDES, type RideOrderRow } from './store.ts';

type Plan = {
  readonly order: RideOrderRow;
  readonly ride: RideQuote;
  readonly terms: RideOrderRow['terms'];
  readonly quote: RideChangeQuote;
};

export async function quoteRideChange(
  market: GroundMarket,
  request: RideChangeRequest,
  context: CallContext,
): Promise<Outcome<RideChangeQuote, RideChangeRejection>> {
  const order = await RIDE_ORDERS.find(market.db, request.reference);
  const plan = await planChange(market, order, request, context);
  return typeof plan === 'string' ? rejected({ reason: plan }) : ok(plan.quote);
}

export const changeRide = (
  market: GroundMarket,
  request: ConfirmRideChange,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<RideChanged, RideChangeRejection>> =>
  changeOnce(market.db, RIDE_CHANGES, request, async (tx, order) => {
    const within = { ...market, db: tx };
    const plan = await planChange(within, order, request, context, fault);
    if (typeof plan === 'string') throw new Refused<RideChangeRejection>({ reason: plan });
    if (plan.quote.amounts.dueMinor > request.dueMinor)
      throw new Refused<RideChangeRejection>({ reason: 'PriceIncreased' });
    return change(within, plan, request.changeReference);
  });

async function change(
  { db }: GroundMarket,
  { order, ride, terms, quote }: Plan,
  changeReference: string,
): Promise<RideChanged> {
  const { transferId, day, units, withheldMinor, sold } = order;
  // On the same day the same vehicle comes, at another hour
  if (dayOf(ride) !== day) {
    await takeRide(db, ride);
    const key = [transferId];
    await RIDES.announce(db, key, await RIDES.giveBack(db, key, [day], units));
  }
  const { pickedUpAt: _, calledOffAt: __, ...of } = newRide(ride, sold.locale);
  await RIDE_ORDERS.rewrite(db, order.reference, { ...of, price: ride.price, terms, withheldMinor });
  return { ...quote, changeReference };
}

/** Operators keep nothing of a ride that's moved: what's lost is only what the new hour costs more. */
async function planChange(
  market: GroundMarket,
  order: RideOrderRow | undefined,
  { time, now }: RideChangeRequest,
  context: CallContext,
  fault?: unknown,
): Promise<Plan | RideChangeRefusal> {
  if (!order || order.locator === null) return 'NotFound';
  if (order.state !== 'confirmed') return 'NotChangeable';
  if (hasBegun(order, now)) return 'Departed';
  const { summary, locale } = order.sold;
  const { transferId, from, to, party } = summary;
  const ask = { transferId, from, to, time, party, locale, now };
  const usual = findRide(market, ask);
  if ('reason' in usual) return 'RideNotInTime';
  const scenario = scenarioOf(market, context);
  const moved = { scenario, thing: transferId, dates: [dayOf(usual)] };
  const perCent = movesPrices(scenario) ? await RIDE_MOVES.moveBy(market.db, moved, now, fault) : 0;
  const ride = findRide(market, ask, perCent);
  if ('reason' in ride) return 'RideNotInTime';
  const { totalMinor } = ride.price;
  const differenceMinor = totalMinor - order.price.totalMinor;
  const terms = termsAfterChange(order, ride.terms, now);
  const quote = {
    amounts: { differenceMinor, dueMinor: differenceMinor },
    summary: ride.summary,
    totalMinor,
    cancellation: termsWithWithheld(terms, totalMinor, order.withheldMinor),
  };
  return { order, ride, terms, quote };
}
