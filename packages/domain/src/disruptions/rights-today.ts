/** What travelers are owed by law when a flight of today is late or canceled, whatever was bought. */
import type { CalendarDate, Instant } from '../dates.ts';
import { type Compensation, compensationFor } from '../schedule-changes/compensation.ts';
import { type RefundRegime, refundRights } from '../schedule-changes/refund-right.ts';
import { partsOfSlice, type Schedule } from '../schedule-changes/schedule.ts';
import type { FlightStatus } from './flight-status.ts';

type Status = Pick<
  FlightStatus,
  | 'flight'
  | 'state'
  | 'scheduledDeparture'
  | 'estimatedDeparture'
  | 'estimatedArrival'
  | 'estimatedDepartureLocal'
  | 'estimatedArrivalLocal'
>;
type Facts = {
  readonly slice: number;
  readonly flights: readonly Status[];
  readonly noticedAt: Instant;
  /** Along the great circle, null where it's unknown. */
  readonly kmBetween: (from: string, to: string) => number | null;
};
type Rights = {
  /** Laws by which the unused part is refunded, if one doesn't fly. */
  readonly refund: readonly RefundRegime[];
  readonly compensation: Compensation | null;
};

/** The schedule as it's flown today: a slice with a canceled flight isn't. */
function scheduleToday(agreed: Schedule, { slice, flights }: Facts): Schedule {
  if (flights.some(({ state }) => state === 'Canceled')) return agreed.filter((part) => part.slice !== slice);
  return agreed.map((part) => {
    const now = flights.find(
      ({ flight, scheduledDeparture }) =>
        flight === part.title && Date.parse(scheduledDeparture) === Date.parse(part.starts),
    );
    if (!now || part.slice !== slice) return part;
    return {
      ...part,
      starts: now.estimatedDeparture,
      ends: now.estimatedArrival,
      startsLocal: now.estimatedDepartureLocal,
      endsLocal: now.estimatedArrivalLocal,
    };
  });
}

/** Of one way of a trip. Our own terms are about changes ahead of time. */
export function rightsToday(agreed: Schedule, facts: Facts): Rights {
  const planned = partsOfSlice(agreed, facts.slice);
  const now = scheduleToday(planned, facts);
  const { noticedAt: notifiedAt, kmBetween } = facts;
  const regimes = refundRights(planned, now, notifiedAt.slice(0, 10) as CalendarDate);
  return {
    refund: regimes.filter((regime) => regime !== 'BookingTerms'),
    compensation: compensationFor(planned, now, { notifiedAt, kmBetween })[0] ?? null,
  };
}
