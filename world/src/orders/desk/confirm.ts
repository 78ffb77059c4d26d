/** Turning a hold into an order with the supplier's record number, at once or after a while. */
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { hashText } from '@sojourn/domain/mix.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { accepted, type Decision, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { Stage } from '../play-scenario.ts';
import type { MarketDb } from '../store.ts';
import { endHold } from './holds.ts';
import {
  type ConfirmRules,
  type DeskRequest,
  isDeciding,
  type OrderOf,
  orderOf,
  type Reason,
} from './order-desk.ts';
import type { DeskOrder } from './store.ts';

/** How long the desk takes to decide about a confirmation that it has accepted. */
const DECIDING_SECONDS = 20;

const LETTERS = 'BCDFGHJKMNPQRSTVWXZ23456789';
/** The same however often it is asked to confirm. */
function locatorFrom(seed: string): string {
  let text = '';
  for (let i = 0; i < 8; i++) text += LETTERS[hashText(`${seed}:${i}`) % LETTERS.length];
  return text;
}

type NotConfirmed = { readonly reason: 'InvalidSession' | 'ExpiredFulfillToken' };

export async function confirmOrder<
  M extends Stage,
  O extends DeskOrder,
  C extends DeskRequest,
  No extends Reason,
>(
  desk: ConfirmRules<M, O, C, No>,
  market: M,
  request: C,
  fault: unknown,
): Promise<Decision<OrderOf<O>, No | NotConfirmed>> {
  const { book, soldOut } = desk;
  const { reference, now } = request;
  if (fault === 'soldOutAtConfirm') {
    const order = await book.find(market.db, reference);
    if (order?.state !== 'confirmed') {
      await endHold(desk, market.db, reference, 'released');
      return rejected(soldOut);
    }
  }
  return withTransaction(market.db, async (tx) => {
    const order = await book.lock(tx, reference);
    if (order === undefined) return rejected({ reason: 'InvalidSession' });
    const done = orderOf<O['price']>(order);
    if (order.state === 'confirmed' && done) return ok(done);
    if (isDeciding(order)) return accepted;
    // What it holds may be somebody else's already
    if (order.state === 'expired' || !isBefore(now, order.expiresAt))
      return rejected({ reason: 'ExpiredFulfillToken' });
    if (order.state !== 'held') return rejected(soldOut);
    const problem = desk.findProblem(market, order, request);
    if (problem) return rejected(problem);
    const people = desk.people(request);
    if (fault === 'accepts' || fault === 'acceptsThenRefuses') {
      const refusal = fault === 'accepts' ? null : soldOut.reason;
      await book.accept(tx, reference, { decidesAt: plusSeconds(now, DECIDING_SECONDS), refusal, people });
      return accepted;
    }
    const by = (await desk.atConfirm?.(tx, market, order, request, fault)) ?? null;
    if (by !== null && 'no' in by) return rejected(by.no);
    if (by !== null) {
      await book.accept(tx, reference, { ...by, people });
      return accepted;
    }
    const locator = await confirmHeld(desk, tx, order, people);
    return ok({ locator, price: order.price as O['price'], state: 'Confirmed' });
  });
}

async function confirmHeld<M extends Stage, O extends DeskOrder, C extends DeskRequest, No>(
  { book, locatorSeed, confirmed }: ConfirmRules<M, O, C, No>,
  tx: MarketDb,
  order: O,
  people?: object,
): Promise<string> {
  const { reference } = order;
  const locator = locatorFrom(locatorSeed(reference));
  await book.move(tx, reference, ['held', 'confirmed'], { locator, ...(people ? { people } : {}) });
  await confirmed?.(tx, order);
  return locator;
}

/** Decides about an order whose confirmation was accepted a while ago; as it is from then on. */
export const decide = <M extends Stage, O extends DeskOrder, C extends DeskRequest, No>(
  desk: ConfirmRules<M, O, C, No>,
  db: MarketDb,
  { reference, now }: DeskRequest,
): Promise<O | undefined> =>
  withTransaction(db, async (tx) => {
    const order = await desk.book.lock(tx, reference);
    if (!order || !isDeciding(order) || (order.decidesAt && isBefore(now, order.decidesAt))) return order;
    if (order.refusal === null) await confirmHeld(desk, tx, order);
    else {
      await desk.book.move(tx, reference, ['held', 'released']);
      await desk.giveBack(tx, order);
    }
    return desk.book.find(tx, reference);
  });
