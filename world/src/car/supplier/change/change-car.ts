/** Quotes a change of a rental, and makes it: other days taken and given back at once, or nothing of it. */

import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type CalendarDate, dayNumber, instantAt, localAt } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { checkChangedTimes, type RentalZones } from '@sojourn/products/car/rules/check-query.ts';
import { dateOf } from '@sojourn/products/car/rules/rental-days.ts';
import { changedRental, rentalChangeAmounts } from '@sojourn/products/car/rules/trip/change-rental.ts';
import type {
  CarChanged,
  CarChangeQuote,
  CarChangeRefusal,
  CarChangeRejection,
  CarChangeRequest,
  ConfirmCarChange,
} from '@sojourn/products/car/sell/change/change-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { changeOnce } from '#orders/changes/made-changes.ts';
import { readChanges } from '#orders/changes/store.ts';
import { Refused } from '#orders/desk/hold-once.ts';
import { sweepHolds } from '#orders/desk/holds.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import type { DayMove } from '#orders/stock/store.ts';
import { rowOfCar } from '../../inventory/world.ts';
import { CAR_DESK, hasBegun, rentedDays } from '../desk.ts';
import { summaryOf } from '../map.ts';
import { type CarMarket, capacities, type FoundRental, findRental } from '../market.ts';
import { movesIn, quoteRental, readerOf, termsOf } from '../price.ts';
import { movesPrices } from '../scenarios.ts';
import { CAR_CHANGES, CAR_MOVES, CAR_ORDERS, CARS, type CarOrderRow, soldOn } from '../store.ts';

type Plan = {
  readonly order: CarOrderRow;
  readonly rental: FoundRental;
  readonly quote: CarChangeQuote;
  readonly moves: readonly DayMove[];
};
const REFUSALS: Readonly<Record<string, CarChangeRefusal>> = {
  PickUpInPast: 'InvalidDates',
  DeskClosed: 'DeskClosed',
  NoReturn: 'DeskClosed',
  SoldOut: 'NoAvailability',
  ExtraUnavailable: 'PartyTooLarge',
};

export async function quoteCarChange(
  market: CarMarket,
  request: CarChangeRequest,
  context: CallContext,
): Promise<Outcome<CarChangeQuote, CarChangeRejection>> {
  const order = await CAR_ORDERS.find(market.db, request.reference);
  if (order) await sweepHolds(CAR_DESK, market.db, request.now, order.carId);
  const perCent = (await movesIn(market, request, context)).get(request.carId) ?? 0;
  const plan = await planChange(market, order, request, perCent);
  return typeof plan === 'string' ? rejected({ reason: plan }) : ok(plan.quote);
}

export async function changeCar(
  market: CarMarket,
  request: ConfirmCarChange,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<CarChanged, CarChangeRejection>> {
  await sweepHolds(CAR_DESK, market.db, request.now, request.carId);
  const perCent = await raisedBy(market, request, context, fault);
  return changeOnce(market.db, CAR_CHANGES, request, (tx, order) =>
    change({ ...market, db: tx }, order, request, perCent),
  );
}

async function change(
  market: CarMarket,
  locked: CarOrderRow | undefined,
  request: ConfirmCarChange,
  perCent: number,
): Promise<CarChanged> {
  const { reference, changeReference, drivers, pickUp, dropOff } = request;
  const plan = await planChange(market, locked, request, perCent);
  if (typeof plan === 'string') throw new Refused<CarChangeRejection>({ reason: plan });
  const { order, rental, quote, moves } = plan;
  if (quote.amounts.dueMinor > request.dueMinor)
    throw new Refused<CarChangeRejection>({ reason: 'PriceIncreased' });
  const sold = await CARS.move(market.db, [order.carId], moves);
  // Somebody else took the last car since it was counted
  if (sold.length < moves.length) throw new Refused<CarChangeRejection>({ reason: 'NoAvailability' });
  const { price, terms, withheldMinor, summary } = quote;
  const to = {
    pickUp,
    dropOff,
    pickUpAt: instantAt(pickUp, summary.pickUp.location.zone),
    firstDay: first(rental.nights),
    days: rental.nights.length,
    price,
    terms,
    withheldMinor,
  };
  await CAR_ORDERS.rewrite(market.db, reference, to, { names: drivers });
  if (sold.length > 0) await CARS.announce(market.db, [order.carId], sold);
  return { ...quote, changeReference };
}

const zonesOf = ({ world }: CarMarket, { from, to }: FoundRental): RentalZones => ({
  pickUp: world.places[world.desks[from]!.place]!.zone,
  dropOff: world.places[world.desks[to]!.place]!.zone,
});

async function planChange(
  market: CarMarket,
  order: CarOrderRow | undefined,
  request: CarChangeRequest,
  perCent: number,
): Promise<Plan | CarChangeRefusal> {
  if (!order || order.locator === null) return 'NotFound';
  if (order.state !== 'confirmed' || request.carId !== order.carId) return 'NotChangeable';
  if (hasBegun(order, request.now)) return 'Departed';
  const newest = (await readChanges(market.db, order.reference)).at(-1);
  if (newest && newest.acceptedBy === null) return 'ScheduleChangePending';
  const rental = findRental(market, request);
  const row = rowOfCar(market.world, order.carId);
  if (!rental || row === undefined) return 'NotFound';
  const zones = zonesOf(market, rental);
  const now = localAt(request.now, zones.pickUp);
  if (checkChangedTimes(request, order, now, zones).length > 0) return 'InvalidDates';
  const isOwn = (day: CalendarDate): boolean => {
    const at = dayNumber(day) - dayNumber(order.firstDay);
    return at >= 0 && at < order.days;
  };
  const counts = await soldOn(market.db, order.carId, rental.nights);
  // To others than this booking
  const others = new Map([...counts].map(([day, sold]) => [day, isOwn(day) ? sold - 1 : sold]));
  const fresh = quoteRental(market, rental, request, readerOf(row, others), perCent);
  if (!fresh.ok) return REFUSALS[fresh.reason] ?? 'NotChangeable';
  const isSameTimes = request.pickUp === order.pickUp && request.dropOff === order.dropOff;
  const price = changedRental(order, fresh.value.price, isSameTimes);
  const amounts = rentalChangeAmounts(order, price, isSameTimes, request.now);
  const terms = isSameTimes ? order.terms : termsAfter(order, termsOf(fresh.value), request);
  const withheldMinor = order.withheldMinor + amounts.penaltyMinor;
  const cancellation = termsWithWithheld(terms, price.dueToday.amountMinor, withheldMinor);
  const summary = summaryOf(market.world, rental, request);
  const quote = { amounts, summary, price, terms, withheldMinor, cancellation };
  return { order, rental, quote, moves: movesOf(market, order, rental, isOwn) };
}

/** Who pays at the desk has nothing to lose. */
const termsAfter = (
  order: CarOrderRow,
  fresh: CarOrderRow['terms'],
  { payWay, now }: CarChangeRequest,
): CarOrderRow['terms'] => (payWay === 'desk' ? fresh : termsAfterChange(order, fresh, now));

function movesOf(
  market: CarMarket,
  order: CarOrderRow,
  rental: FoundRental,
  isOwn: (day: CalendarDate) => boolean,
): DayMove[] {
  const taken = capacities(market, rental)
    .filter(({ day }) => !isOwn(day))
    .map(({ day, capacity }) => ({ day, capacity, units: 1 }));
  const nights = new Set(rental.nights);
  const given = rentedDays(order)
    .filter((day) => !nights.has(day))
    .map((day) => ({ day, capacity: 0, units: -1 }));
  return [...taken, ...given].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** By how much the caller's scenario has raised the rate; it does when the car is to be taken, once. */
async function raisedBy(
  market: CarMarket,
  { carId, pickUp, now }: ConfirmCarChange,
  context: CallContext,
  fault: unknown,
): Promise<number> {
  const scenario = scenarioOf(market, context);
  if (!movesPrices(scenario)) return 0;
  return CAR_MOVES.moveBy(market.db, { scenario, thing: carId, dates: [dateOf(pickUp)] }, now, fault);
}
