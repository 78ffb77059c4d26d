/** Changes of what has one order, whose supplier prices it anew. Our reference of a change is its id. */
import type { ChangeAsk } from '@sojourn/contract/changes.ts';
import type { ChangeAmounts, ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookedSale, Booking } from '#modules/selling/booking/booking.ts';
import { type CallContext, type Outcome, ok, rejected, unavailable } from '#suppliers/outcome.ts';
import type { ChangeMade, ChangeQuoted, ChangeWindow, Changing } from './product.ts';

type Repriced = {
  readonly amounts: {
    readonly rateDifferenceMinor: number;
    readonly taxDifferenceMinor: number;
    /** What is lost of what is given up. */
    readonly penaltyMinor: number;
    /** To pay now; below zero goes back. The sum of the three. */
    readonly dueMinor: number;
  };
};
type Refusal = { readonly reason: ChangeFailure };
/** `R`: a request, `Q`: a quote; a change that's confirmed is done for at most `dueMinor`. */
type ChangingSupplier<R, Q extends Repriced> = {
  readonly quoteChange: (request: R, context: CallContext) => Promise<Outcome<Q, Refusal>>;
  readonly change: (
    request: R & { readonly changeReference: string; readonly dueMinor: number },
    context: CallContext,
  ) => Promise<Outcome<Q, Refusal>>;
  readonly lookUp: (
    request: { readonly reference: string },
    context: CallContext,
  ) => Promise<
    Outcome<{ readonly changes: readonly (Q & { readonly changeReference: string })[] } | null, never>
  >;
};

/** `A`: what is asked for, in the product's own form. */
type OrderChanging<B extends BookedSale, A extends ChangeAsk, R, Q extends Repriced> = {
  readonly window: (booking: Booking<B>) => ChangeWindow;
  readonly supplierOf: (request: B['request']) => ChangingSupplier<R, Q> | undefined;
  readonly isAsk: (ask: ChangeAsk) => ask is A;
  /** Nothing of it would change. */
  readonly isAsBooked: (booking: Booking<B>, ask: A) => boolean;
  readonly request: (booking: Booking<B>, ask: A, now: Instant) => R;
  /** The booking as it will be. */
  readonly after: (
    booking: Booking<B>,
    ask: A,
  ) => { readonly request: B['request']; readonly guests: B['guests'] };
  readonly offer: (booking: Booking<B>, request: B['request'], quote: Q) => B['offer'];
  readonly detail: (booking: Booking<B>, ask: A, quote: Q) => ChangeQuoted['detail'];
};
type Facts = { readonly dueMinor: number };

export function orderChanges<B extends BookedSale, A extends ChangeAsk, R, Q extends Repriced>(
  one: OrderChanging<B, A, R, Q>,
): Changing<B> {
  /** At the amounts that it came to, which are at most those that were agreed to. */
  const made = (booking: Booking<B>, { request, guests }: ChangeQuoted, done: Q): ChangeMade => ({
    facts: {},
    request,
    offer: one.offer(booking, request, done),
    guests,
    amounts: repricedAmounts(done),
    credits: [],
    locator: null,
  });
  return {
    cause: 'changed',
    window: one.window,
    quote: async (booking, ask, now, context) => {
      if (!one.isAsk(ask) || one.isAsBooked(booking, ask)) return rejected({ reason: 'NotChangeable' });
      if (booking.scheduleStatus !== 'Confirmed') return rejected({ reason: 'ScheduleChangePending' });
      const supplier = one.supplierOf(booking.request);
      if (!supplier) return unavailable;
      const quoted = await supplier.quoteChange(one.request(booking, ask, now), context);
      if (quoted.outcome !== 'ok') return quoted;
      const { value } = quoted;
      const { request, guests } = one.after(booking, ask);
      const facts: Facts = { dueMinor: value.amounts.dueMinor };
      const offer = one.offer(booking, request, value);
      const detail = one.detail(booking, ask, value);
      return ok({ facts, request, guests, offer, amounts: repricedAmounts(value), credits: [], detail });
    },
    confirm: async (booking, { changeId: changeReference, ask, quote }, now, context) => {
      if (!one.isAsk(ask)) return rejected({ reason: 'NotChangeable' });
      const supplier = one.supplierOf(booking.request);
      if (!supplier) return unavailable;
      const { dueMinor } = quote.facts as Facts;
      const request = { ...one.request(booking, ask, now), changeReference, dueMinor };
      const answer = await supplier.change(request, context);
      return answer.outcome === 'ok' ? ok(made(booking, quote, answer.value)) : answer;
    },
    lookUp: async (booking, { changeId, quote }, context) => {
      const supplier = one.supplierOf(booking.request);
      const found = await supplier?.lookUp({ reference: booking.bookingId }, context);
      if (found?.outcome !== 'ok') return found ?? unavailable;
      const done = found.value?.changes.find(({ changeReference }) => changeReference === changeId);
      return ok(done ? made(booking, quote, done) : null);
    },
    // The supplier's own record and the booking say it all
    record: async () => undefined,
  };
}

function repricedAmounts({ amounts }: Repriced): ChangeAmounts {
  const { rateDifferenceMinor, taxDifferenceMinor, penaltyMinor, dueMinor } = amounts;
  const lines = [
    { kind: 'rateDifference', amountMinor: rateDifferenceMinor },
    { kind: 'taxDifference', amountMinor: taxDifferenceMinor },
    { kind: 'penalty', amountMinor: penaltyMinor },
  ] as const;
  return {
    lines: lines.filter(({ amountMinor }) => amountMinor !== 0),
    addCollectMinor: Math.max(0, dueMinor),
    backMinor: Math.max(0, -dueMinor),
    backTo: 'tenders',
  };
}
