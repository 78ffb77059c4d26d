/** Quotes a change of a booked home, and makes it: other nights taken and given back at once, or nothing. */
import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { addDays, dateOfDay, dayNumber } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { homeChangeAmounts } from '@sojourn/products/home/rules/booking/change-amounts.ts';
import type { Stay } from '@sojourn/products/home/rules/calendar/night.ts';
import type {
  ConfirmHomeChange,
  HomeChanged,
  HomeChangeQuote,
  HomeChangeRefusal,
  HomeChangeRejection,
  HomeChangeRequest,
} from '@sojourn/products/home/sell/change/change-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { changeOnce } from '#orders/changes/made-changes.ts';
import { readChanges } from '#orders/changes/store.ts';
import { Refused } from '#orders/desk/hold-once.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import { houseRules } from '../../inventory/house-rules.ts';
import { priceStayInHome } from '../../inventory/pricing.ts';
import { hasBegun } from '../desk.ts';
import { brokenByParty, brokenDates, findStay, type HomeMarket, readTaken } from '../market.ts';
import { announceNights, deleteNights, insertNights, lockHomes, type NightsOfHome } from '../nights/store.ts';
import { movedHome } from '../price.ts';
import { movesPrices } from '../scenarios.ts';
import {
  checkInAt,
  type FoundStay,
  type HomesQuote,
  quoteHomes,
  stayingIn,
  stayTimes,
  termsOfHomes,
} from '../sold-homes.ts';
import { HOME_CHANGES, HOME_MOVES, HOME_ORDERS, type HomeOrderRow } from '../store.ts';
import { sweepHomes } from '../sweep.ts';

type Plan = {
  readonly order: HomeOrderRow;
  readonly found: FoundStay;
  readonly quote: HomeChangeQuote;
  readonly sold: HomesQuote['sold'];
};

export async function quoteHomeChange(
  market: HomeMarket,
  request: HomeChangeRequest,
  context: CallContext,
): Promise<Outcome<HomeChangeQuote, HomeChangeRejection>> {
  await sweepHomes(market, request.now);
  const order = await HOME_ORDERS.find(market.db, request.reference);
  const moved = order && movedTo(order, request, scenarioOf(market, context));
  const isMoved = moved !== undefined && movesPrices(moved.scenario);
  const perCent = isMoved ? await HOME_MOVES.by(market.db, moved, request.now) : 0;
  const plan = await planChange(market, order, request, perCent);
  return typeof plan === 'string' ? rejected({ reason: plan }) : ok(plan.quote);
}

export async function changeHome(
  market: HomeMarket,
  request: ConfirmHomeChange,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<HomeChanged, HomeChangeRejection>> {
  await sweepHomes(market, request.now);
  const known = await HOME_ORDERS.find(market.db, request.reference);
  const moved = known && movedTo(known, request, scenarioOf(market, context));
  const isMoved = moved !== undefined && movesPrices(moved.scenario);
  const perCent = isMoved ? await HOME_MOVES.moveBy(market.db, moved, request.now, fault) : 0;
  return changeOnce(market.db, HOME_CHANGES, request, (tx, order) =>
    change({ ...market, db: tx }, order, request, perCent),
  );
}

const movedTo = ({ homeId }: HomeOrderRow, { checkIn, checkOut }: HomeChangeRequest, scenario: string) =>
  movedHome({ homeId, checkIn, checkOut }, scenario);

async function change(
  market: HomeMarket,
  locked: HomeOrderRow | undefined,
  request: ConfirmHomeChange,
  perCent: number,
): Promise<HomeChanged> {
  const { db } = market;
  if (locked) await lockHomes(db, [locked.homeId]);
  const plan = await planChange(market, locked, request, perCent);
  if (typeof plan === 'string') throw new Refused<HomeChangeRejection>({ reason: plan });
  const { order, found, quote, sold } = plan;
  if (quote.amounts.dueMinor > request.dueMinor)
    throw new Refused<HomeChangeRejection>({ reason: 'PriceIncreased' });
  await moveNights(market, order, found);
  await HOME_ORDERS.rewrite(db, order.reference, {
    checkIn: found.checkIn,
    startsAt: checkInAt(stayTimes(market.world, found.row, found, request.now)),
    sold,
    price: { totalMinor: quote.totalMinor, currency: 'USD' },
    terms: quote.terms,
    withheldMinor: quote.withheldMinor,
  });
  return { ...quote, changeReference: request.changeReference };
}

/** The booked stay, of an order for one home. */
const bookedStay = ({ sold }: HomeOrderRow) => first(sold.stays).summary;

async function moveNights({ db }: HomeMarket, order: HomeOrderRow, { homeId, stay }: FoundStay) {
  const { reference } = order;
  const booked = bookedStay(order);
  const wanted = new Set(daysOf(stay).map(dateOfDay));
  const given = datesBetween(booked).filter((date) => !wanted.has(date));
  await announceNights(db, await deleteNights(db, reference, given), null);
  const own = new Set(datesBetween(booked));
  const added = [...wanted].filter((date) => !own.has(date));
  for (const date of added) {
    const night: NightsOfHome = { homeId, from: date, to: addDays(date, 1) };
    const taken = await insertNights(db, night, { takenBy: 'order', reference });
    if (taken.length === 0) throw new Refused<HomeChangeRejection>({ reason: 'NoAvailability' });
    await announceNights(db, taken, 'order');
  }
}

const daysOf = ({ arrival, departure }: Stay): number[] =>
  Array.from({ length: departure - arrival }, (_, at) => arrival + at);
type Dates = Pick<FoundStay, 'checkIn' | 'checkOut'>;
function datesBetween({ checkIn, checkOut }: Dates): FoundStay['checkIn'][] {
  const dates = [];
  for (let date = checkIn; date < checkOut; date = addDays(date, 1)) dates.push(date);
  return dates;
}

async function planChange(
  market: HomeMarket,
  order: HomeOrderRow | undefined,
  request: HomeChangeRequest,
  perCent: number,
): Promise<Plan | HomeChangeRefusal> {
  if (!order || order.locator === null) return 'NotFound';
  const { now, party } = request;
  const found = findStay(market, { ...request, homeId: order.homeId });
  const refusal = await findRefusal(market, order, found, request);
  if (refusal || !found) return refusal ?? 'InvalidDates';
  const { sold: booked } = order;
  const before = first(booked.stays);
  const quoted = quoteHomes(market.world, [found], {
    party,
    chosenFees: booked.chosenFees,
    locale: booked.locale,
    now,
    perCent: () => perCent,
    // The policy that it was booked with, whatever the home has now
    policies: [before.policy],
  });
  const sold = { ...quoted.sold, confirmedAt: booked.confirmedAt };
  const after = first(sold.stays);
  const shared = sharedMinor(market, order, found, request);
  const amounts = homeChangeAmounts({ price: before.price, terms: order.terms }, after.price, shared, now);
  const fresh = termsOfHomes(market.world, [found], sold.stays, booked.confirmedAt, now);
  const terms = termsAfterChange(order, fresh, now);
  const withheldMinor = order.withheldMinor + amounts.penaltyMinor;
  const totalMinor = after.price.totalMinor;
  const cancellation = termsWithWithheld(terms, totalMinor, withheldMinor);
  const quote = { amounts, stay: after.summary, totalMinor, terms, withheldMinor, cancellation };
  return { order, found, quote, sold };
}

async function findRefusal(
  market: HomeMarket,
  order: HomeOrderRow,
  found: FoundStay | undefined,
  { now, party }: HomeChangeRequest,
): Promise<HomeChangeRefusal | null> {
  if (order.state !== 'confirmed' || order.sold.stays.length > 1) return 'NotChangeable';
  if (hasBegun(order, now)) return 'Departed';
  const newest = (await readChanges(market.db, order.reference)).at(-1);
  if (newest && newest.acceptedBy === null) return 'ScheduleChangePending';
  if (!found) return 'InvalidDates';
  if (!houseRules(market.world, found.row).changesAtOnce) return 'NotChangeable';
  if (brokenByParty(market, found.row, party).length > 0) return 'PartyTooLarge';
  const broken = brokenDates(market, found, await readTaken(market, [found]), now, order.reference);
  if (broken.some(({ rule }) => rule === 'minimumBookingWindow')) return 'InvalidDates';
  return broken.length > 0 ? 'NoAvailability' : null;
}

/** What the nights that both stays have would cost by themselves, with those who came before and still do. */
function sharedMinor(
  { world }: HomeMarket,
  order: HomeOrderRow,
  { row, stay }: FoundStay,
  { party }: HomeChangeRequest,
): number {
  const { checkIn, checkOut } = bookedStay(order);
  const both = {
    arrival: Math.max(stay.arrival, dayNumber(checkIn)),
    departure: Math.min(stay.departure, dayNumber(checkOut)),
  };
  if (both.departure <= both.arrival) return 0;
  const [was, is] = [stayingIn(order.sold.party), stayingIn(party)];
  const staying = { guests: Math.min(was.guests, is.guests), pets: Math.min(was.pets, is.pets) };
  return priceStayInHome(world, row, both, staying, { chosen: order.sold.chosenFees }).totalMinor;
}
