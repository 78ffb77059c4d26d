/** The restrictions of booked fares as they read at a moment (B §8). */
import { isBooked } from '@sojourn/domain/booking/trip-state.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { type BookedFare, bookedRestriction } from '../rules/fares/fare-restrictions.ts';
import type { FlightTripDetail } from '../wire/flight-trip.ts';
import type { FlightSummary } from '../wire/flights.ts';

type Trip = Pick<FlightTripDetail, 'status' | 'cases' | 'actions' | 'voidUntil' | 'changes'>;

const CANCEL_CASES: ReadonlySet<string> = new Set(['cancelRefused', 'cancelUnanswered']);

function bookedAt(trip: Trip, { tickets, slices }: FlightSummary): BookedFare {
  const refunds = slices.map(({ restrictions }) => restrictions.refund !== 'NotRefundable');
  return {
    hasSeveralTickets: tickets.length > 1,
    isPartlyRefundable: refunds.includes(true) && refunds.includes(false),
    isVoidable: trip.voidUntil !== null,
    isAtAirline: false,
    canCancel: trip.actions.cancel.available,
    hasCancelCase: trip.cases.some(({ kind, state }) => isLive(state) && CANCEL_CASES.has(kind)),
  };
}

/** What the airlines don't have yet, or not any more, has them as they were sold. */
export function withBookedRestrictions<Flight extends FlightSummary>(
  flight: Flight,
  trip: Trip,
  now: Instant,
): Flight {
  if (!isBooked(trip.status)) return flight;
  const booked = bookedAt(trip, flight);
  const slices = flight.slices.map((slice, index) => {
    const { restrictionsWithInfo } = slice.restrictions;
    // Once its changes are closed here
    const isAtAirline = trip.changes.some(
      ({ slice: of, closesAt }) => of === index && !isBefore(now, closesAt),
    );
    const shown = restrictionsWithInfo.map((each) => bookedRestriction(each, { ...booked, isAtAirline }));
    return { ...slice, restrictions: { ...slice.restrictions, restrictionsWithInfo: shown } };
  });
  return { ...flight, slices };
}
