import type {
  CancelDecision,
  SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { REFUND_ELIGIBILITIES, type RefundEligibility } from '#flight/rules/fares/penalties.ts';
import { decideFlightCancel as decide, type TicketsAt } from '#flight/rules/tickets/cancel-flight.ts';
import { voidCutoff } from '#flight/rules/tickets/void-window.ts';
import type { FlightBooking } from '#flight/sell/sale.ts';
import { readTicketing, type Ticketing } from '../store.ts';

export async function decideFlightCancel(
  { db }: { readonly db: Db },
  booking: FlightBooking,
  answer: SupplierCancelAnswer,
  now: Instant,
): Promise<CancelDecision> {
  const { state, startsAt } = booking;
  return decide({ state, startsAt, now }, ticketsAt(booking, await readTicketing(db, booking)), answer);
}

function ticketsAt(
  { offer }: FlightBooking,
  { state, documents, voidUntil, ticketedAt }: Ticketing,
): TicketsAt {
  const { tickets, slices } = offer.flight;
  return {
    refunds: tickets.map(({ ticketNo }) =>
      strictest(
        slices
          .filter(({ ticketNos }) => ticketNos.includes(ticketNo))
          .map(({ restrictions }) => restrictions.refund),
      ),
    ),
    areIssued: state === 'ticketed',
    haveNumbers: documents.length > 0,
    voidUntil,
    voidCutoff: ticketedAt && voidCutoff(ticketedAt),
  };
}

const strictest = (refunds: readonly RefundEligibility[]): RefundEligibility =>
  REFUND_ELIGIBILITIES.findLast((each) => refunds.includes(each)) ?? 'NotRefundable';
