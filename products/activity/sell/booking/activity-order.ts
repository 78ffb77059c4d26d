/** An activity as the one order that its booking makes at its supplier. */
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import { first } from '@sojourn/domain/present.ts';
import {
  failureOf,
  type Refused,
  type StepFailure,
} from '@sojourn/server/modules/selling/booking/failure.ts';
import type { SingleOrder } from '@sojourn/server/modules/selling/booking/single-order/single-order.ts';
import type { ActivityRejection, ActivityTotal } from '../port/price-port.ts';
import {
  type ActivityDeps,
  type ActivityParty,
  type ActivitySale,
  atActivityPrice,
  type BookedActivity,
  isActivityBooking,
} from '../sale.ts';
import { supplierSchedule } from '../schedule-of-activity.ts';
import type { ActivityConfirmRequest, ActivityRecord, ActivityReserveRequest } from '../supplier.ts';

export const BOOK_ACTIVITY = 'book-activity';

/** A wish: the supplier may give fewer. */
const HOLD_MINUTES = 30;

type ActivityOrdering = SingleOrder<
  BookedActivity,
  ActivityParty,
  ActivityReserveRequest,
  ActivityConfirmRequest,
  ActivityTotal,
  ActivityRecord,
  ActivityRejection
>;

export const activityOrder = ({
  activitySupplierOf,
}: Pick<ActivityDeps, 'activitySupplierOf'>): ActivityOrdering => ({
  isOwn: isActivityBooking,
  supplierOf: ({ activityId }) => activitySupplierOf(activityId),
  holdRequest: ({ request, offer: { guarantee }, acceptedMinor: totalMinor }) => ({
    ...request,
    totalMinor,
    holdMinutes: HOLD_MINUTES,
    guaranteeId: guarantee?.id,
  }),
  confirmRequest: ({ guests, contact: { phone } }, { pickup, language = null, answers = [], note }) => {
    const { firstName, lastName } = first(guests);
    return { traveler: { firstName, lastName, phone, pickup, language, answers, note } };
  },
  gone: { reason: 'NoAvailability' },
  dueMinor: ({ totalMinor }) => totalMinor,
  atPrice: (booking, price, { tickets }) => {
    const sale = atActivityPrice(booking, price);
    return { ...sale, offer: { ...sale.offer, tickets } };
  },
  failure: failureOfActivity,
  schedule: (booking, { schedule }) => supplierSchedule(booking, schedule),
});

/** A refused step of an activity as the traveler sees it (B §5, §8). */
function failureOfActivity(
  sale: Pick<ActivitySale, 'request' | 'offer'>,
  answer: Refused<ActivityRejection>,
  step: 'hold' | 'confirm',
): StepFailure {
  if (answer.outcome === 'unavailable') return failureOf(step === 'hold' ? 'Timeout' : 'ExecutionTimeout');
  const { rejection } = answer;
  if (rejection.reason !== 'PriceIncreased') return failureOf(rejection.reason);
  const { price, summary } = rejection;
  return isOverMaximum(sale.offer.price.total.amountMinor, price.totalMinor)
    ? failureOf('MaximumPriceIncreaseReached')
    : { reason: 'PriceIncreased', sale: atActivityPrice(sale, price, summary) };
}
