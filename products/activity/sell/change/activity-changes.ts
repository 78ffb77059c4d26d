/** Changing booked activities, for the module of changes: another slot, option or people. */
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { orderChanges } from '@sojourn/server/modules/trips/changes/order-changes.ts';
import type { Changing } from '@sojourn/server/modules/trips/changes/product.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { ActivityChangeAsk, ActivityChangeDetail } from '#activity/wire/activity-change.ts';
import type {
  ActivityChangeQuote,
  ActivityChangeRefusal,
  ActivityChangeRejection,
  ActivityChangeRequest,
  ActivityTicket,
} from '../port/change-port.ts';
import type { ActivitySummary } from '../port/price-port.ts';
import type { ActivityBooking, ActivityDeps, ActivityQuoteOffer, BookedActivity } from '../sale.ts';
import type { ActivitySupplier } from '../supplier.ts';
import { tooLateAt } from '../times-of-activity.ts';
import { viewSlot, viewUnits } from '../view-summary.ts';

/** Until it starts; an operator who makes no changes only cancels. */
export const activityChangeWindow = ({ offer }: Pick<ActivityBooking, 'offer'>) => ({
  closesAt: tooLateAt(offer.summary),
  isAllowed: offer.isChangeable,
});

/** With the difference of taxes apart, as changes of every product have it. */
type Repriced = Omit<ActivityChangeQuote, 'amounts'> & {
  readonly amounts: {
    readonly rateDifferenceMinor: number;
    readonly taxDifferenceMinor: number;
    readonly penaltyMinor: number;
    readonly dueMinor: number;
  };
  /** All of the booking, once it's changed. */
  readonly tickets?: readonly ActivityTicket[];
};

export function activityChanges({
  activitySupplierOf,
}: Pick<ActivityDeps, 'activitySupplierOf'>): Changing<BookedActivity> {
  const changesOf = (taxMinor: number) =>
    orderChanges<BookedActivity, ActivityChangeAsk, ActivityChangeRequest, Repriced>({
      window: activityChangeWindow,
      supplierOf: ({ activityId }) => {
        const supplier = activitySupplierOf(activityId);
        return supplier && changingSupplier(supplier, taxMinor);
      },
      isAsk: (ask): ask is ActivityChangeAsk => ask.kind === 'Experience',
      isAsBooked,
      request: ({ bookingId: reference }, { optionId, slotId, units }, now) => ({
        reference,
        optionId,
        slotId,
        units: counted(units),
        now,
      }),
      after: ({ request, guests }, { optionId, slotId, units }) => ({
        request: { ...request, optionId, slotId, units: counted(units) },
        guests,
      }),
      offer: ({ offer }, _, quote) => offerAfter(offer, quote),
      detail: detailOf,
    });
  // What the taxes were is the booking's
  const of = ({ offer }: ActivityBooking) => changesOf(offer.summary.price.taxMinor);
  return {
    ...changesOf(0),
    quote: async (booking, ...more) =>
      booking.offer.isChangeable
        ? of(booking).quote(booking, ...more)
        : rejected({ reason: 'NotChangeable' }),
    confirm: (booking, ...more) => of(booking).confirm(booking, ...more),
    lookUp: (booking, ...more) => of(booking).lookUp(booking, ...more),
  };
}

const NAMES: Partial<Record<ActivityChangeRefusal | 'PriceIncreased', ChangeFailure>> = {
  InvalidSlot: 'InvalidDates',
};
const failureOf = (reason: ActivityChangeRejection['reason']): ChangeFailure =>
  NAMES[reason] ?? (reason as Exclude<typeof reason, 'InvalidSlot'>);

function changingSupplier({ quoteChange, change, lookUp }: ActivitySupplier, taxMinor: number) {
  const repriced = <Q extends ActivityChangeQuote>({ amounts, ...quote }: Q) => {
    const { differenceMinor, penaltyMinor, dueMinor } = amounts;
    const taxDifferenceMinor = quote.summary.price.taxMinor - taxMinor;
    const rateDifferenceMinor = differenceMinor - taxDifferenceMinor;
    return { ...quote, amounts: { rateDifferenceMinor, taxDifferenceMinor, penaltyMinor, dueMinor } };
  };
  const answered = <Q extends ActivityChangeQuote>(answer: Outcome<Q, ActivityChangeRejection>) => {
    if (answer.outcome === 'ok') return ok(repriced(answer.value));
    return answer.outcome === 'rejected' ? rejected({ reason: failureOf(answer.rejection.reason) }) : answer;
  };
  return {
    quoteChange: async (request: ActivityChangeRequest, context: CallContext) =>
      answered(await quoteChange(request, context)),
    change: async (
      request: ActivityChangeRequest & { readonly changeReference: string; readonly dueMinor: number },
      context: CallContext,
    ) => answered(await change(request, context)),
    lookUp: async ({ reference }: { readonly reference: string }, context: CallContext) => {
      const found = await lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value && { changes: found.value.changes.map(repriced) });
    },
  };
}

const counted = (units: ActivityChangeAsk['units']) => units.filter(({ count }) => count > 0);
const textOf = (units: readonly { readonly unitId: string; readonly count: number }[]): string =>
  units
    .filter(({ count }) => count > 0)
    .map(({ unitId, count }) => `${unitId} ${count}`)
    .toSorted()
    .join();

const isAsBooked = ({ request }: ActivityBooking, { optionId, slotId, units }: ActivityChangeAsk): boolean =>
  request.optionId === optionId && request.slotId === slotId && textOf(request.units) === textOf(units);

/** Those of before that have died, then all that live. */
const ticketsAfter = (
  before: readonly ActivityTicket[] = [],
  now: readonly ActivityTicket[],
): ActivityTicket[] => [
  ...before
    .filter(({ code }) => !now.some((each) => each.code === code))
    .map((ticket) => ({ ...ticket, isDead: true })),
  ...now,
];

/** No price is promised any more. */
function offerAfter(offer: ActivityQuoteOffer, quote: Repriced): ActivityQuoteOffer {
  const total = money(quote.totalMinor);
  return {
    ...offer,
    summary: quote.summary,
    price: { total },
    miles: milesFor(total),
    cancellation: quote.cancellation,
    cutOffAt: null,
    guarantee: null,
    ...(quote.tickets && { tickets: ticketsAfter(offer.tickets, quote.tickets) }),
  };
}

const changed = (summary: ActivitySummary): ActivityChangeDetail['after'] => ({
  optionId: summary.optionId,
  slot: viewSlot(summary.times),
  units: viewUnits(summary),
});

const detailOf = (
  { offer }: ActivityBooking,
  _: ActivityChangeAsk,
  { summary, cancellation }: Repriced,
): ActivityChangeDetail => ({
  kind: 'Experience',
  before: changed(offer.summary),
  after: changed(summary),
  cancellation: { ...cancellation, steps: [...cancellation.steps] },
});
