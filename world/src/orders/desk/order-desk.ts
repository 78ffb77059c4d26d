/** What a product brings to the order desk of its simulated supplier, and what desks share. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Stage } from '../play-scenario.ts';
import type { MarketDb } from '../store.ts';
import type { DeskOrder, OrderBook } from './store.ts';

export type DeskRequest = { readonly reference: string; readonly now: Instant };
export type Reason = { readonly reason: string };

/** An order's stock. */
export type DeskStock<O extends DeskOrder> = {
  readonly book: OrderBook<O>;
  /** Puts what an order has back on sale. */
  giveBack(db: MarketDb, order: O): Promise<void>;
};
/** `C`: a request to confirm; `No`: a rejection. */
export type ConfirmRules<M extends Stage, O extends DeskOrder, C extends DeskRequest, No> = DeskStock<O> & {
  readonly soldOut: No;
  /** What makes an order's record number its own. */
  locatorSeed(reference: string): string;
  /** Why it isn't confirmed for these people; null when it is. */
  findProblem(market: M, order: O, request: C): No | null;
  people(request: C): object;
  /** By hand, or refused after all, in the transaction that would confirm; null: confirmed at once. */
  atConfirm?(db: MarketDb, market: M, order: O, request: C, fault: unknown): Promise<AtConfirm<No> | null>;
  /** What else is done once it's confirmed, in the same transaction. */
  confirmed?(db: MarketDb, order: O): Promise<void>;
};
export type AtConfirm<No> =
  | { readonly no: No }
  | { readonly decidesAt: Instant; readonly refusal: string | null };
export type CancelRules<O extends DeskOrder> = DeskStock<O> & {
  /** What was paid to us: only that can come back or be kept. */
  paidMinor(order: O): number;
  /** From then on it can't be canceled. */
  hasBegun(order: O, now: Instant): boolean;
};
/** `K`: what the supplier changes by itself. */
export type ChangeRules<M extends Stage, O extends DeskOrder, K> = {
  startsAt(order: O): Instant;
  /** What the supplier changes about it, if it does; undefined where nothing can be. */
  change(market: M, order: O): K | undefined;
};
export type OrderDesk<
  M extends Stage,
  O extends DeskOrder,
  C extends DeskRequest,
  No extends Reason,
  K,
> = ConfirmRules<M, O, C, No> & CancelRules<O> & ChangeRules<M, O, K>;

export const holdOf = <P>({ holdId, expiresAt, price }: DeskOrder<P>) => ({ holdId, expiresAt, price });

/** Null while it is only held, or was never more. */
export const orderOf = <P>({ locator, price, state }: DeskOrder<P>) =>
  locator === null
    ? null
    : ({ locator, price, state: state === 'canceled' ? 'Canceled' : 'Confirmed' } as const);
/** `O`: of a desk. */
export type HoldOf<O extends DeskOrder> = ReturnType<typeof holdOf<O['price']>>;
export type OrderOf<O extends DeskOrder> = NonNullable<ReturnType<typeof orderOf<O['price']>>>;

/** Its confirmation is accepted, and neither confirmed nor refused yet. */
export const isDeciding = ({ state, decidesAt }: DeskOrder): boolean =>
  state === 'held' && decidesAt !== null;
