import { flightText } from '#ground/pages/shared/ride-words.ts';
import { clockOf } from '#ground/rules/transfer.ts';
import type { TransferSummary } from '#ground/wire/transfers.ts';
import { CHILD_AGE_MAX, type RideDraft } from '../search/ride-url.ts';

/** The search that finds a ride again. */
export function draftOf(ride: Pick<TransferSummary, 'from' | 'to' | 'time' | 'party'>): RideDraft {
  const { from, to, time, party } = ride;
  const childAges = party.ages.filter((age) => age <= CHILD_AGE_MAX);
  return {
    from: from.placeId,
    to: to.placeId,
    at: clockOf(time),
    adults: party.ages.length - childAges.length,
    childAges,
    cases: party.bags.cases,
    wheelchairs: party.wheelchairs,
    flight: flightText(ride) || undefined,
    booking: time.means === 'pickUp' ? undefined : (time.flight?.bookingId ?? undefined),
  };
}
