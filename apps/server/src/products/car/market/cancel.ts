/** Canceling by the terms that an order was sold with, and what the record says of a reference. */
import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { CarFacts } from '@sojourn/domain/products/car/car.ts';
import { gradeOfCar } from '@sojourn/domain/products/car/car-grade.ts';
import { MODELS } from '@sojourn/market/car/models.ts';
import { rowOfCar } from '@sojourn/market/car/world.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { addChange, isFreeToCancel, isSeededChange, versionsOf } from '#suppliers/market/changes/changes.ts';
import { type MarketChange, readChanges } from '#suppliers/market/changes/store.ts';
import { listEdits } from '#suppliers/market/edits/store.ts';
import { type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { CarCancelQuote, CarRecord } from '../supplier.ts';
import { listCarChanges } from './change/store.ts';
import { orderOf } from './confirm.ts';
import { holdIn } from './holds.ts';
import type { CarMarket } from './market.ts';
import { announceSales, type CarMarketOrder, findOrder, giveBackCar, lockOrder, moveOrder } from './store.ts';

type Reason = 'NotFound' | 'NotCancellable' | 'PenaltyChanged';

/** Only what was paid to us can come back or be kept. */
const paidMinor = ({ price }: CarMarketOrder): number => price.dueToday.amountMinor;

function quoteAt(order: CarMarketOrder, changes: CarChanges, now: Instant): CarCancelQuote {
  const { withheldMinor } = order;
  if (isFreeToCancel(changes))
    return { penaltyMinor: withheldMinor, refundMinor: paidMinor(order), asOf: now };
  const { penaltyMinor, refundMinor } = cancelAt(order.terms, paidMinor(order), now);
  return { penaltyMinor: penaltyMinor + withheldMinor, refundMinor, asOf: now };
}

function quoteOfCanceled(order: CarMarketOrder): CarCancelQuote {
  const { penaltyMinor, canceledAt } = order;
  if (penaltyMinor === null || canceledAt === null) throw new Error(`${order.reference} was not canceled`);
  const refundMinor = paidMinor(order) + order.withheldMinor - penaltyMinor;
  return { penaltyMinor, refundMinor, asOf: canceledAt };
}

/** Once it is picked up there is nothing left to cancel. */
export const hasBegun = ({ pickUpAt }: CarMarketOrder, now: Instant): boolean => !isBefore(now, pickUpAt);

export async function quoteCancel(
  market: CarMarket,
  reference: string,
  now: Instant,
): Promise<Outcome<CarCancelQuote, { reason: 'NotFound' | 'NotCancellable' }>> {
  const order = await findOrder(market.db, reference);
  if (order === undefined || order.locator === null) return rejected({ reason: 'NotFound' });
  if (order.state === 'canceled') return ok(quoteOfCanceled(order));
  if (order.state !== 'confirmed' || hasBegun(order, now)) return rejected({ reason: 'NotCancellable' });
  return ok(quoteAt(order, await readChanges(market.db, reference), now));
}

export async function cancelOrder(
  market: CarMarket,
  request: { readonly reference: string; readonly penaltyMinor: number; readonly now: Instant },
  fault: unknown,
): Promise<Outcome<CarCancelQuote, { reason: Reason }>> {
  const { reference, now } = request;
  return withTransaction(market.db, async (tx) => {
    const order = await lockOrder(tx, reference);
    if (order === undefined || order.locator === null) return rejected({ reason: 'NotFound' });
    if (order.state === 'canceled') return ok(quoteOfCanceled(order));
    if (fault === 'refused' || order.state !== 'confirmed' || hasBegun(order, now))
      return rejected({ reason: 'NotCancellable' });
    const quote = quoteAt(order, await readChanges(tx, reference), now);
    // Less than agreed is fine, more is not
    if (quote.penaltyMinor > request.penaltyMinor) return rejected({ reason: 'PenaltyChanged' });
    const canceled = { penaltyMinor: quote.penaltyMinor, canceledAt: now };
    await moveOrder(tx, reference, 'confirmed', 'canceled', canceled);
    await announceSales(tx, order, await giveBackCar(tx, order));
    return ok(quote);
  });
}

type CarChange = { readonly car: CarFacts };
type CarChanges = readonly MarketChange<CarChange>[];

/** The best that's below the booked class and takes as many people; none below the smallest. */
function lowerCar(market: CarMarket, { carId }: CarMarketOrder): CarFacts | undefined {
  const row = rowOfCar(market.world, carId);
  const booked = row === undefined ? undefined : MODELS[market.world.model[row] ?? -1]?.facts;
  if (!booked) return undefined;
  const grade = gradeOfCar(booked.carClass);
  const lower = MODELS.map(({ facts }) => facts).filter((facts) => gradeOfCar(facts.carClass) < grade);
  return lower.reduce<CarFacts | undefined>(
    (best, each) => (best && gradeOfCar(best.carClass) >= gradeOfCar(each.carClass) ? best : each),
    undefined,
  );
}

/** Of a confirmed order, with what has just been changed. */
async function catchUpChanges(
  market: CarMarket,
  order: CarMarketOrder,
  now: Instant,
  fault: unknown,
): Promise<CarChanges> {
  const { reference, state, pickUpAt, expiresAt } = order;
  const changes = await readChanges<CarChange>(market.db, reference);
  if (state !== 'confirmed' || changes.length > 0) return changes;
  const of = { confirmedAt: expiresAt, startsAt: pickUpAt, now };
  if (fault !== 'lowerClass' && !isSeededChange(reference, of)) return changes;
  const car = lowerCar(market, order);
  if (!car) return changes;
  return addChange(market.db, reference, changes, {
    content: { car },
    isFree: true,
    at: now,
    acceptedBy: null,
  });
}

export async function lookUpOrder(
  market: CarMarket,
  { reference, now }: { readonly reference: string; readonly now?: Instant },
  fault: unknown,
): Promise<Outcome<CarRecord | null, never>> {
  const order = await findOrder(market.db, reference);
  if (order === undefined) return ok(null);
  const changes = now ? await catchUpChanges(market, order, now, fault) : [];
  const schedule = { ...versionsOf(changes), car: changes.at(-1)?.content.car ?? null };
  const made = await listCarChanges(market.db, reference);
  const edits = await listEdits(market.db, reference);
  return ok({ hold: holdIn(order), order: orderOf(order), schedule, changes: made, edits });
}
