/** Exchanges that change for any reason pays back (B §2 `chfar-exercise`). */
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { claimChange } from '@sojourn/server/modules/protecting/protections/change-for-any-reason/claim-change.ts';
import { readClaimable } from '@sojourn/server/modules/protecting/reimbursements/read-claimable.ts';
import type { ChangeQuoted, ChangeRefused } from '@sojourn/server/modules/trips/changes/product.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { FlightBooking, FlightDeps, FlightOffer } from '../sale.ts';

export const isForAnyReason = ({
  flightShopType,
}: {
  readonly flightShopType?: string | undefined;
}): boolean => flightShopType === 'chfar-exercise';

/** One that costs nothing doesn't use it up. */
export async function withClaim(
  { db }: Pick<FlightDeps, 'db'>,
  booking: FlightBooking,
  quote: ChangeQuoted,
  now: Instant,
): Promise<Outcome<ChangeQuoted, ChangeRefused>> {
  const { departureDate: departsOn } = (quote.offer as FlightOffer).flight;
  const costMinor = quote.amounts.addCollectMinor;
  const answer = claimChange(booking, await readClaimable(db, booking), { costMinor, departsOn }, now);
  if ('failure' in answer) return rejected({ reason: answer.failure });
  return ok(answer.claim.payMinor > 0 ? { ...quote, claim: answer.claim } : quote);
}

type PaysBack = (differenceMinor: number, departsOn: CalendarDate) => number | ChangeFailure;
/** Of a difference, what comes back; or why nothing of it does. */
export async function payingBack(
  { db }: Pick<FlightDeps, 'db'>,
  booking: FlightBooking,
  now: Instant,
): Promise<PaysBack> {
  const claimable = await readClaimable(db, booking);
  return (differenceMinor, departsOn) => {
    const costMinor = Math.max(0, differenceMinor);
    const answer = claimChange(booking, claimable, { costMinor, departsOn }, now);
    return 'failure' in answer ? answer.failure : answer.claim.payMinor;
  };
}
