/**
 * What is booked with one order at one supplier: the product maps its booking to the port's requests, and the
 * saga is the same for all. What is booked with several takes the steps of each.
 */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { KeepPlace } from '#modules/money/confirmations/await-bank.ts';
import type { OrderRecord, OrderVerbs } from '#suppliers/order-port.ts';
import { accepted, type Decision, ok, rejected } from '#suppliers/outcome.ts';
import type { Step } from '#workflow/saga.ts';
import type { Sale } from '../../checkouts/sale.ts';
import type { BookedSale, Booking } from '../booking.ts';
import type { Refused, StepFailure } from '../failure.ts';
import type { SupplierSchedule } from '../supplier-record.ts';

/**
 * `B`: what is booked, `T`: what is sealed of its first traveler, `R`: a request to hold, `C`: one to
 * confirm, `P`: a price, `F`: what a look-up finds, `No`: a rejection.
 */
export type SingleOrder<B extends BookedSale, T extends object, R, C, P, F extends OrderRecord<P, No>, No> = {
  readonly isOwn: (booking: Booking) => booking is Booking<B>;
  /** Undefined when nobody sells it any longer. */
  readonly supplierOf: (request: B['request']) => OrderVerbs<R, C, P, F, No> | undefined;
  /** The supplier checks the price: it holds at what was accepted or less, or refuses with the new price. */
  readonly holdRequest: (booking: Booking<B>, traveler: T) => Omit<R, 'reference' | 'now'>;
  readonly confirmRequest: (booking: Booking<B>, traveler: T) => Omit<C, 'reference' | 'holdId' | 'now'>;
  /** An order that was taken back. */
  readonly gone: No;
  /** What is paid to us of a price. */
  readonly dueMinor: (price: P) => number;
  /** What is sold, at the price that its order has by now. */
  readonly atPrice: (booking: Booking<B>, price: P, order: NonNullable<F['order']>) => Sale;
  readonly failure: (booking: Booking<B>, answer: Refused<No>, step: 'hold' | 'confirm') => StepFailure;
  /** What the supplier plans now. */
  readonly schedule: (booking: Booking<B>, found: F) => SupplierSchedule;
};

/** An order as it's about to be made. `reference`: ours at the supplier. */
type Ordering<B extends BookedSale, T, R, C, P, F extends OrderRecord<P, No>, No> = {
  readonly supplier: OrderVerbs<R, C, P, F, No>;
  readonly reference: string;
  readonly booking: Booking<B>;
  readonly traveler: T;
};

/** Nobody is late yet: how often it's looked up what a person has decided. */
const BY_HAND = { outcome: 'notYet', againInSeconds: 120 } as const;

/** Suppliers that can't keep it for longer keep it as long as they hold. */
export const keepOrder =
  (
    { clock }: { readonly clock: Clock },
    { keep }: Pick<OrderVerbs<never, never, unknown, OrderRecord<unknown, never>, never>, 'keep'>,
    reference: string,
    { expiresAt }: { readonly expiresAt: Instant },
  ): KeepPlace =>
  async (until, context) => {
    const held = await keep?.({ reference, until, now: clock.now() }, context);
    return held?.outcome === 'ok' ? held.value.until : expiresAt;
  };

/** The steps of one order, for a saga to name: `hold` is undone, `confirm` is the pivot. */
export function orderSteps<B extends BookedSale, T extends object, R, C, P, F extends OrderRecord<P, No>, No>(
  { clock }: { readonly clock: Clock },
  one: SingleOrder<B, T, R, C, P, F, No>,
  { supplier, reference, booking, traveler }: Ordering<B, T, R, C, P, F, No>,
) {
  type Held = Step<NonNullable<F['hold']>, No>;
  type Confirmed = Step<NonNullable<F['order']>, No>;
  const at = () => ({ reference, now: clock.now() });
  const decided = (order: NonNullable<F['order']>): Decision<NonNullable<F['order']>, No> =>
    order.state === 'Confirmed' ? ok(order) : rejected(one.gone);
  return {
    hold: {
      do: ({ context }) => supplier.reserve({ ...one.holdRequest(booking, traveler), ...at() } as R, context),
      lookUp: async ({ context }) => {
        const found = await supplier.lookUp({ reference }, context);
        return found.outcome === 'ok' ? ok(found.value?.hold ?? null) : found;
      },
      undo: { do: ({ context }) => supplier.release({ reference }, context) },
    } satisfies Held as Held,
    confirm: (holdId: string): Confirmed => ({
      do: async ({ context }) => {
        const request = { ...one.confirmRequest(booking, traveler), holdId, ...at() } as C;
        const answer = await supplier.confirm(request, context);
        return answer.outcome === 'ok' ? decided(answer.value) : answer;
      },
      lookUp: async ({ context }) => {
        const found = await supplier.lookUp(at(), context);
        if (found.outcome !== 'ok') return found;
        const { order = null, isDeciding, answerBy = null, refusal } = found.value ?? {};
        if (isDeciding) return answerBy && isBefore(clock.now(), answerBy) ? BY_HAND : accepted;
        if (refusal) return rejected(refusal);
        return ok(order?.state === 'Confirmed' ? order : null);
      },
    }),
  };
}
