/** What comes back of a ride: all of it until some hours before, by the clock where it begins. */
import { type CancelTerms, typeOf } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, localAt, plusSeconds, type Zone } from '@sojourn/domain/dates.ts';

/** `freeHours` null: it's sold as final. */
type TransferPolicy = { readonly freeHours: number | null };

export function transferTerms(
  { freeHours }: TransferPolicy,
  { pickUpAt, zone }: { readonly pickUpAt: Instant; readonly zone: Zone },
  totalMinor: number,
): CancelTerms {
  if (freeHours === null) return { type: typeOf(totalMinor, totalMinor), zone, steps: [] };
  const until = plusSeconds(pickUpAt, -freeHours * 3_600);
  return {
    type: typeOf(0, totalMinor),
    zone,
    steps: [{ until, localUntil: localAt(until, zone), penaltyMinor: 0 }],
  };
}
