/** The credits that My Trips lists, and what became of those that bookings brought (B §4 refund status). */
import { ftcStatusOf } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { AirlineCredits } from '../trips/airline-credits-port.ts';
import { viewOfAirlineCredit } from './list-airline-credits.ts';
import { readAirlineCredits, readBroughtCredits, readCreditsOfTrip } from './store.ts';

export const creditStatuses: AirlineCredits = {
  broughtBy: readCreditsOfTrip,
  list: async (db, owner, now) =>
    (await readAirlineCredits(db, owner)).flatMap((credit) => viewOfAirlineCredit(credit, now) ?? []),
  statusesOf: async (db, owner, bookingIds, now) => {
    const credits = bookingIds.length === 0 ? [] : await readBroughtCredits(db, owner, bookingIds);
    const byBooking = Map.groupBy(credits, ({ originBookingId }) => originBookingId);
    return new Map(
      [...byBooking].flatMap(([bookingId, brought]) => {
        const status = ftcStatusOf(brought, now);
        return status ? [[bookingId, status] as const] : [];
      }),
    );
  },
};
