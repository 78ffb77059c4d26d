/** Making holds of a stock, and ending them. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { Stage } from '../play-scenario.ts';
import type { MarketDb } from '../store.ts';
import { holdOnce, Refused } from './hold-once.ts';
import { type DeskRequest, type DeskStock, type HoldOf, holdOf, type Reason } from './order-desk.ts';
import type { DeskOrder, NewOrder } from './store.ts';

const HOLD_SECONDS = 15 * 60;

/** False when there was no hold of that reference (any more). */
export const endHold = <O extends DeskOrder>(
  { book, giveBack }: DeskStock<O>,
  db: MarketDb,
  reference: string,
  to: 'expired' | 'released',
): Promise<boolean> =>
  withTransaction(db, async (tx) => {
    const order = await book.lock(tx, reference);
    if (order?.state !== 'held') return false;
    await book.move(tx, reference, ['held', to]);
    await giveBack(tx, order);
    return true;
  });

/** For a customer who has to be asked first; no longer than a day after now. */
const EXTENDED_SECONDS = 86_400;

/** Keeps it for longer, at most until then. */
export async function keepHold<O extends DeskOrder>(
  { book }: DeskStock<O>,
  db: MarketDb,
  reference: string,
  { until, now }: { readonly until: Instant; readonly now: Instant },
): Promise<Outcome<{ readonly until: Instant }, { readonly reason: 'NotFound' }>> {
  const most = plusSeconds(now, EXTENDED_SECONDS);
  const heldUntil = await book.keep(db, reference, isBefore(until, most) ? until : most, now);
  return heldUntil === null ? rejected({ reason: 'NotFound' }) : ok({ until: heldUntil });
}

/** Ends holds that have run out and puts what they had back on sale; all, or those on one thing. */
export async function sweepHolds<O extends DeskOrder>(
  desk: DeskStock<O>,
  db: MarketDb,
  now: Instant,
  thing: string | null = null,
): Promise<number> {
  let swept = 0;
  for (const reference of await desk.book.findRunOut(db, now, thing))
    if (await endHold(desk, db, reference, 'expired')) swept++;
  return swept;
}

/** What is taken for an order, and what's done once the order is inserted. */
export type Taken<O extends DeskOrder> = {
  readonly order: NewOrder<O>;
  /** How long it's held; a quarter of an hour when left out. */
  readonly holdSeconds?: number;
  readonly afterwards: () => Promise<unknown>;
};
type NotHeld = { readonly reason: 'Unknown' | 'RateNotAvailable' };

/** `prepare`: why nothing can be held, or what takes it from the stock at a price in a transaction. */
export function reserve<M extends Stage, O extends DeskOrder, No extends Reason>(
  { book }: DeskStock<O>,
  market: M,
  request: DeskRequest & { readonly seller: string },
  prepare: () => Promise<No | ((market: M) => Promise<Taken<O>>)>,
): Promise<Outcome<HoldOf<O>, No | NotHeld>> {
  const { reference, now } = request;
  return holdOnce<O, HoldOf<O>, No | NotHeld>(market.db, {
    find: () => book.find(market.db, reference),
    repeated: (order) =>
      order.state === 'held' || order.state === 'confirmed'
        ? ok(holdOf<O['price']>(order))
        : rejected({ reason: 'RateNotAvailable' }),
    prepare: async () => {
      const take = await prepare();
      if (typeof take !== 'function') return take;
      return async (tx) => {
        const taken = await take({ ...market, db: tx });
        const order = newHold(taken.order, request, taken.holdSeconds ?? HOLD_SECONDS);
        // A second request of the same reference got here first: undo, and answer with what it made
        if (!(await book.insertHold(tx, order, now))) throw new Refused<No>(null);
        await taken.afterwards();
        return holdOf<O['price']>(order);
      };
    },
  });
}

const newHold = <O extends DeskOrder>(
  of: NewOrder<O>,
  { reference, seller, now }: DeskRequest & { readonly seller: string },
  holdSeconds: number,
): O =>
  ({
    ...of,
    reference,
    seller,
    state: 'held',
    holdId: `hold_${reference}`,
    expiresAt: plusSeconds(now, holdSeconds),
    decidesAt: null,
    refusal: null,
    locator: null,
    penaltyMinor: null,
    canceledAt: null,
    withheldMinor: 0,
  }) as unknown as O;
