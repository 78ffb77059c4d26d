/**
 * The verbs of a supplier that makes one order of what is booked, whatever that is. All that change something
 * take our own `reference`, are idempotent by it, and can be looked up by it.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CallContext, Decision, Outcome } from './outcome.ts';

type OrderReference = { readonly reference: string };
type At = OrderReference & { readonly now: Instant };

/** What is set aside at a price `P`, at most the total that was asked for. */
export type Hold<P> = { readonly holdId: string; readonly expiresAt: Instant; readonly price: P };
/** With the supplier's own record number; without one nothing is called Confirmed. */
export type Order<P> = {
  readonly locator: string;
  readonly price: P;
  readonly state: 'Confirmed' | 'Canceled';
};
/** What the supplier's own record says of a reference. `No`: a rejection. */
export type OrderRecord<P, No> = {
  readonly hold: Hold<P> | null;
  readonly order: Order<P> | null;
  /** It has accepted the confirmation, and neither confirmed nor refused it yet. */
  readonly isDeciding?: true;
  /** A person there decides, by then; null or left out where a machine does, at once. */
  readonly answerBy?: Instant | null;
  /** Why it has refused what it had accepted. */
  readonly refusal?: No;
};
type CancelQuote = {
  readonly penaltyMinor: number;
  readonly refundMinor: number;
  readonly asOf: Instant;
};

/** `R`: a request to hold, `C`: one to confirm, `F`: what a look-up finds. */
export type OrderVerbs<R, C, P, F extends OrderRecord<P, No>, No> = {
  readonly reserve: (request: R, context: CallContext) => Promise<Outcome<Hold<P>, No>>;
  /** Gives a hold back; repeating it, or releasing what was never held, is a success. */
  readonly release: (request: OrderReference, context: CallContext) => Promise<Outcome<null, No>>;
  /**
   * Keeps what's held for longer, for a customer who isn't there: until when it's kept, at most until then.
   * Not all suppliers do.
   */
  readonly keep?: (
    request: At & { readonly until: Instant },
    context: CallContext,
  ) => Promise<Outcome<{ readonly until: Instant }, { readonly reason: 'NotFound' }>>;
  /** A supplier that takes time to decide accepts; a look-up then says what it has decided. */
  readonly confirm: (request: C, context: CallContext) => Promise<Decision<NonNullable<F['order']>, No>>;
  readonly quoteCancel: (
    request: At,
    context: CallContext,
  ) => Promise<Outcome<CancelQuote, { readonly reason: 'NotFound' | 'NotCancellable' }>>;
  readonly cancel: (
    request: At & { readonly penaltyMinor: number },
    context: CallContext,
  ) => Promise<Outcome<CancelQuote, { readonly reason: 'NotFound' | 'NotCancellable' | 'PenaltyChanged' }>>;
  /** What the supplier's own record says of our reference; null when it has none. */
  readonly lookUp: (
    request: OrderReference & { readonly now?: Instant },
    context: CallContext,
  ) => Promise<Outcome<F | null, never>>;
  /** Agrees to a version of the supplier's own changes. */
  readonly acceptChange: (
    request: At & { readonly version: number },
    context: CallContext,
  ) => Promise<Outcome<null, { readonly reason: 'NewChange' | 'NotFound' }>>;
};
