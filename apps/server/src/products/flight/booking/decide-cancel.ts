import type { CancelDecision, SupplierCancelAnswer } from '@sojourn/domain/booking/cancel-outcome.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import {
  decideFlightCancel as decide,
  type TicketsAt,
} from '@sojourn/domain/products/flight/cancel-flight.ts';
import { REFUND_ELIGIBILITIES, type RefundEligibility } from '@sojourn/domain/products/flight/penalties.ts';
import type { Db } from '#db/client.ts';
import type { FlightBooking } from '../sale.ts';
import { readTicketing, type Ticketing } from './store.ts';

export async function decideFlightCancel(
  { db }: { readonly db: Db },
  booking: FlightBooking,
  answer: SupplierCancelAnswer,
  now: Instant,
): Promise<CancelDecision> {
  const { state, startsAt } = booking;
  return decide({ state, startsAt, now }, ticketsAt(booking, await readTicketing(db, booking)), answer);
}

/** One supplier sells a whole trip, and we take the payment. */
function ticketsAt({ offer }: FlightBooking, { state, documents, voidUntil }: Ticketing): TicketsAt {
  const { tickets, slices } = offer.flight;
  return {
    refunds: tickets.map(({ ticketNo }) =>
      strictest(
        slices
          .filter(({ ticketNos }) => ticketNos.includes(ticketNo))
          .map(({ restrictions }) => restrictions.refund),
      ),
    ),
    supplierCount: 1,
    areIssued: state === 'ticketed',
    haveNumbers: documents.length > 0,
    voidUntil,
    merchant: 'us',
  };
}

const strictest = (refunds: readonly RefundEligibility[]): RefundEligibility =>
  REFUND_ELIGIBILITIES.findLast((each) => refunds.includes(each)) ?? 'NotRefundable';
