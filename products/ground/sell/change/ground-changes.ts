/** Changing booked rides, for the module of changes: another time, as the same booking. */
import { milesFor, money } from '@sojourn/domain/money.ts';
import { orderChanges } from '@sojourn/server/modules/trips/changes/order-changes.ts';
import type { Changing } from '@sojourn/server/modules/trips/changes/product.ts';
import { type CallContext, type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import type { GroundChangeAsk, GroundChangeDetail } from '#ground/wire/ground-change.ts';
import type { RideChangeQuote, RideChangeRejection, RideChangeRequest } from '../port/change-port.ts';
import type { RideSummary } from '../port/ride-port.ts';
import type { BookedGround, GroundBooking, GroundDeps, GroundQuoteOffer } from '../sale.ts';
import type { GroundSupplier } from '../supplier.ts';
import { viewTime } from '../view-ride.ts';

/** Until the pickup. */
export const groundChangeWindow = ({ offer }: Pick<GroundBooking, 'offer'>) => ({
  closesAt: offer.summary.pickUp.at,
  isAllowed: true,
});

/** In the form that changes of every product have; operators keep nothing of a ride that's moved. */
type Repriced = Omit<RideChangeQuote, 'amounts'> & {
  readonly amounts: {
    readonly rateDifferenceMinor: number;
    readonly taxDifferenceMinor: number;
    readonly penaltyMinor: number;
    readonly dueMinor: number;
  };
};
const repriced = <Q extends RideChangeQuote>({ amounts, ...quote }: Q) => {
  const { differenceMinor: rateDifferenceMinor, dueMinor } = amounts;
  return { ...quote, amounts: { rateDifferenceMinor, taxDifferenceMinor: 0, penaltyMinor: 0, dueMinor } };
};
const answered = <Q extends RideChangeQuote>(answer: Outcome<Q, RideChangeRejection>) =>
  answer.outcome === 'ok' ? ok(repriced(answer.value)) : answer;

const changingSupplier = ({ quoteChange, change, lookUp }: GroundSupplier) => ({
  quoteChange: async (request: RideChangeRequest, context: CallContext) =>
    answered(await quoteChange(request, context)),
  change: async (
    request: RideChangeRequest & { readonly changeReference: string; readonly dueMinor: number },
    context: CallContext,
  ) => answered(await change(request, context)),
  lookUp: async ({ reference }: { readonly reference: string }, context: CallContext) => {
    const found = await lookUp({ reference }, context);
    if (found.outcome !== 'ok') return found;
    return ok(found.value && { changes: found.value.changes.map(repriced) });
  },
});

const changed = ({ time, pickUp, arrives }: RideSummary): GroundChangeDetail['after'] => ({
  time: viewTime(time),
  pickUp: { ...pickUp },
  arrives: { ...arrives },
});

/** No price is promised any more. */
function offerAfter(
  offer: GroundQuoteOffer,
  { summary, totalMinor, cancellation }: Repriced,
): GroundQuoteOffer {
  const total = money(totalMinor);
  return { ...offer, summary, price: { total }, miles: milesFor(total), cancellation, guarantee: null };
}

export const groundChanges = ({
  groundSupplierOf,
}: Pick<GroundDeps, 'groundSupplierOf'>): Changing<BookedGround> =>
  orderChanges<BookedGround, GroundChangeAsk, RideChangeRequest, Repriced>({
    window: groundChangeWindow,
    supplierOf: ({ transferId }) => {
      const supplier = groundSupplierOf(transferId);
      return supplier && changingSupplier(supplier);
    },
    isAsk: (ask): ask is GroundChangeAsk => ask.kind === 'Ground',
    isAsBooked: ({ request }, { time }) => JSON.stringify(request.time) === JSON.stringify(time),
    request: ({ bookingId: reference }, { time }, now) => ({ reference, time, now }),
    after: ({ request, guests }, { time }) => ({ request: { ...request, time }, guests }),
    offer: ({ offer }, _, quote) => offerAfter(offer, quote),
    detail: ({ offer }, _, { summary, cancellation }) => ({
      kind: 'Ground',
      before: changed(offer.summary),
      after: changed(summary),
      cancellation: { ...cancellation, steps: [...cancellation.steps] },
    }),
  });
