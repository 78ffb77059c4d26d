/** What was bought with a booking that may cover its disruptions, as the engine decides about it. */

import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { Around, Cover, Disrupted, Eligibility } from '@sojourn/domain/disruptions/eligibility.ts';
import { decideDisruption } from '@sojourn/domain/disruptions/eligibility.ts';
import type { FlightStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { boughtPurchase } from '../protections/bought.ts';
import type { BookedProtection } from '../protections/store.ts';
import type { DisruptionRow } from './store.ts';

export const coversOf = (booking: Booking, bought: readonly BookedProtection[]): Cover[] =>
  bought.map((each) => ({
    protectionNo: each.protectionNo,
    protection: each.protection,
    isUsed: each.state === 'Exercised',
    isValid: each.state === 'Valid',
    endedClauseId: each.clauseId,
    terms: termsById(each.termsId),
    purchase: boughtPurchase(each, booking, null),
  }));

/** A flight of the trip has left: of an earlier slice, or of this one. */
const hasFlown = (
  { startsAt }: Pick<Booking, 'startsAt'>,
  { slice, flights }: { readonly slice: number; readonly flights: readonly FlightStatus[] },
  now: Instant,
): boolean =>
  slice > 0
    ? !isBefore(now, startsAt)
    : flights.some(({ state }) => state === 'Departed' || state === 'Landed');

type Of = {
  readonly booking: Booking;
  readonly row: Disrupted & Pick<DisruptionRow, 'slice'>;
  readonly bought: readonly BookedProtection[];
};
export function eligibilityOf(
  { booking, row, bought }: Of,
  { now, canCancel }: Omit<Around, 'hasFlown'>,
): Eligibility {
  const around = { now, canCancel, hasFlown: hasFlown(booking, row, now) };
  return decideDisruption(row, coversOf(booking, bought), around);
}
