/** A ride of a list, with what it does if the flight is late. */
import { type Instant, localAt, plusSeconds } from '@sojourn/domain/dates.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import { lateOutcome } from '#ground/rules/times/waiting.ts';
import type { TransferOffer } from '#ground/wire/transfer-search.ts';
import type { PricedRide, RideSummary } from '../port/ride-port.ts';
import { viewRide } from '../view-ride.ts';

const LATE_MINUTES = [60, 180];

/** The driver of a ride for oneself moves along; a shuttle takes its next run. */
function lateCases({ flightAt, time, waiting, pickUp, from }: RideSummary): TransferOffer['late'] {
  if (flightAt === null || time.means !== 'landing') return [];
  return LATE_MINUTES.map((minutes) => {
    const lands = plusSeconds(flightAt, minutes * 60);
    const outcome = lateOutcome(waiting, flightAt, lands);
    const moved = plusSeconds(pickUp.at, minutes * 60);
    const moment = (at: Instant) => ({ at, local: localAt(at, from.zone) });
    return {
      minutes,
      lands: moment(lands),
      pickUp: outcome === 'notCovered' ? null : moment(moved),
      outcome,
    };
  });
}

export const viewOffer = ({ summary, cancellation }: PricedRide, now: Instant): TransferOffer => {
  const ride = viewRide(summary, cancellation, now);
  return { ...ride, miles: milesFor(ride.price.total), late: lateCases(summary) };
};
