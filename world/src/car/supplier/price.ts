/** The price of a rental at this moment, from the record's own counts and as a scenario has moved it. */

import { type CalendarDate, dateOfDay } from '@sojourn/domain/dates.ts';
import type { CarExtraKind, PayWay } from '@sojourn/products/car/rules/car.ts';
import { dateOf } from '@sojourn/products/car/rules/rental-days.ts';
import type {
  CarAsk,
  CarPage,
  CarPriceAsk,
  CarRejection,
  PricedRental,
} from '@sojourn/products/car/sell/supplier.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { sweepHolds } from '../../orders/desk/holds.ts';
import { scenarioOf } from '../../orders/play-scenario.ts';
import { type CarRefusal, type PricedCar, priceCar } from '../inventory/price/price-car.ts';
import { carTerms } from '../inventory/price/terms.ts';
import { CAR_DESK } from './desk.ts';
import { type FixedRates, fixRates } from './fixed-rates.ts';
import { borderOf, deskIdAt, extraOffers, summaryOf, wirePrice, wireTerms } from './map.ts';
import { type CarMarket, type FoundRental, findRental, movedIn, type SoldOn, stateAt } from './market.ts';
import { movesPrices } from './scenarios.ts';
import { CAR_MOVES, soldOn } from './store.ts';

const NO_MOVES: ReadonlyMap<string, number> = new Map();

/** By how many per cent the caller's scenario has moved rates from a day on, by car. */
export async function movesIn(
  market: CarMarket,
  { pickUp, now }: Pick<CarAsk, 'pickUp' | 'now'>,
  context: CallContext,
): Promise<ReadonlyMap<string, number>> {
  const scenario = scenarioOf(market, context);
  if (!movesPrices(scenario)) return NO_MOVES;
  return CAR_MOVES.list(market.db, { scenario, dates: [dateOf(pickUp)] }, now);
}

/** A few are shown as a number; more than these are just enough. */
export const FEW_CARS = 5;

export const readerOf =
  (row: number, sold: ReadonlyMap<CalendarDate, number>): SoldOn =>
  (of, day) =>
    of === row ? (sold.get(dateOfDay(day)) ?? 0) : 0;

const REJECTIONS: Readonly<Record<Exclude<CarRefusal, 'DriverTooYoung'>, CarRejection['reason']>> = {
  NotFound: 'RateNotAvailable',
  PickUpInPast: 'RateNotAvailable',
  DeskClosed: 'DeskClosed',
  NoReturn: 'DeskClosed',
  NoOneWay: 'RateNotAvailable',
  DriverTooOld: 'DriverTooOld',
  SoldOut: 'NoAvailability',
  PayWayUnavailable: 'RateNotAvailable',
  ExtraUnavailable: 'RateNotAvailable',
  CountryNotAllowed: 'RateNotAvailable',
};

export function rejectionOf(market: CarMarket, row: number, reason: CarRefusal): CarRejection {
  if (reason === 'DriverTooYoung')
    return { reason, minimumAge: carTerms(market.world, row, 1).drivers.minAge };
  return { reason: REJECTIONS[reason] } as CarRejection;
}

/** The price of a found rental with what was chosen, when so many cars are out. */
export function quoteRental(
  market: CarMarket,
  rental: FoundRental,
  ask: CarPriceAsk,
  sold: SoldOn,
  perCent: number,
) {
  const { world } = market;
  const extras: Partial<Record<CarExtraKind, number>> = Object.fromEntries(
    ask.extras.map(({ kind, count }) => [kind, count]),
  );
  const { countries } = carTerms(world, rental.row, rental.days.days).crossBorder;
  const state = stateAt(market, ask.now, perCent === 0 ? undefined : () => perCent, sold);
  return priceCar(world, state, {
    carId: ask.carId,
    pickUp: ask.pickUp,
    dropOff: ask.dropOff,
    driverAge: ask.driverAge,
    dropOffLocationId: deskIdAt(world, rental.to),
    payWay: ask.payWay,
    extras,
    // One fee for all of them: any stands for those that are driven into
    countries: ask.crossBorder ? (countries.length > 0 ? countries.slice(0, 1) : ['?']) : [],
  });
}

/** With nothing lost where nothing was paid to us. */
export const termsOf = ({ price, cancelTerms }: PricedCar) => {
  if (price.payWay === 'now') return wireTerms(cancelTerms);
  return { ...cancelTerms, steps: cancelTerms.steps.map((step) => ({ ...step, penaltyMinor: 0 })) };
};

/** The price at rates that were fixed earlier. */
export const quoteFixed = (market: CarMarket, rental: FoundRental, ask: CarPriceAsk, fixed: FixedRates) =>
  quoteRental(market, rental, { ...ask, now: fixed.at }, readerOf(rental.row, new Map(fixed.sold)), 0);

type Found = {
  readonly rental: FoundRental;
  readonly sold: SoldOn;
  readonly counts: ReadonlyMap<CalendarDate, number>;
  readonly perCent: number;
};

async function lookAt(market: CarMarket, ask: CarAsk, context: CallContext): Promise<Found | undefined> {
  const rental = findRental(market, ask);
  if (rental === undefined) return undefined;
  await sweepHolds(CAR_DESK, market.db, ask.now, ask.carId);
  const counts = await soldOn(market.db, ask.carId, rental.nights);
  const sold = readerOf(rental.row, counts);
  const perCent = movedIn(market.world, await movesIn(market, ask, context))?.(rental.row) ?? 0;
  return { rental, sold, counts, perCent };
}

export async function priceRentalNow(
  market: CarMarket,
  ask: CarPriceAsk,
  context: CallContext,
): Promise<Outcome<PricedRental, CarRejection>> {
  const found = await lookAt(market, ask, context);
  if (found === undefined) return rejected({ reason: 'RateNotAvailable' });
  const { rental, sold, counts, perCent } = found;
  const current = quoteRental(market, rental, ask, sold, perCent);
  if (!current.ok) return rejected(rejectionOf(market, rental.row, current.reason));
  const { rates, guarantee } = await fixRates(market, ask, counts, context);
  const quote = (of: CarPriceAsk) =>
    guarantee ? quoteFixed(market, rental, of, rates) : quoteRental(market, rental, of, sold, perCent);
  const priced = quote(ask);
  if (!priced.ok) return rejected(rejectionOf(market, rental.row, priced.reason));
  const { terms, price } = priced.value;
  const others = terms.payWays.map((payWay) => quote({ ...ask, payWay }));
  return ok({
    summary: summaryOf(market.world, rental, ask),
    price,
    payWays: others.flatMap((other) => (other.ok ? [other.value.price] : [])),
    cancellation: termsOf(priced.value),
    extras: extraOffers(terms, rental.days.days),
    crossBorder: borderOf(terms),
    guarantee,
  });
}

const UNAVAILABLE: Readonly<Partial<Record<CarRefusal, CarPage['unavailable']>>> = {
  SoldOut: 'soldOut',
  DriverTooYoung: 'driverTooYoung',
  DriverTooOld: 'driverTooOld',
};

/** A car's page: its prices by pay way without extras, or why it can't be had. */
export async function detailRental(
  market: CarMarket,
  ask: CarAsk,
  context: CallContext,
): Promise<Outcome<CarPage, { reason: 'NotFound' }>> {
  const found = await lookAt(market, ask, context);
  if (found === undefined) return rejected({ reason: 'NotFound' });
  const { rental, sold, perCent } = found;
  const { world } = market;
  const { days: _, ...summary } = summaryOf(world, rental, ask);
  const terms = carTerms(world, rental.row, rental.days.days);
  const nothing = { extras: [], crossBorder: false } as const;
  const answers = terms.payWays.map((payWay) =>
    quoteRental(market, rental, { ...ask, ...nothing, payWay }, sold, perCent),
  );
  const priced = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const by = (payWay: PayWay) => priced.find(({ price }) => price.payWay === payWay);
  const refusal = answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]))[0];
  const now = by('now');
  const desk = by('desk');
  const none = { type: 'NonRefundable' as const, zone: summary.pickUp.location.zone, steps: [] };
  const left = priced[0]?.left ?? 0;
  return ok({
    ...summary,
    now: now ? wirePrice(now.price) : null,
    desk: desk ? wirePrice(desk.price) : null,
    unavailable: priced.length > 0 ? null : (UNAVAILABLE[refusal ?? 'SoldOut'] ?? 'closed'),
    miles: now ? now.price.dueToday.amountMinor : null,
    cancellation: { now: now ? termsOf(now) : none, desk: desk ? termsOf(desk) : none },
    extras: extraOffers(terms, rental.days.days),
    crossBorder: borderOf(terms),
    left: priced.length > 0 && left <= FEW_CARS ? left : null,
  });
}
