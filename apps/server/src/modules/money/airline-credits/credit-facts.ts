/** The credits that My Trips lists, and what became of those that bookings brought (B §4 refund status). */
import { ftcStatusOf } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { TripFacts } from '#modules/trips/trips/trip-facts.ts';
import { viewOfAirlineCredit } from './list-airline-credits.ts';
import { readAirlineCredits, readBroughtCredits, readCreditsOfTrip } from './store.ts';

export const CREDIT_FACTS: TripFacts = {
  page: { airlineCredit: (db, ref) => readCreditsOfTrip(db, ref, ref.bookingId) },
  list: {
    airlineCredits: async (db, owner, now) =>
      (await readAirlineCredits(db, owner)).flatMap((credit) => viewOfAirlineCredit(credit, now) ?? []),
  },
  cards: {
    airlineCredit: async (db, owner, bookingIds, now) => {
      const credits = bookingIds.length === 0 ? [] : await readBroughtCredits(db, owner, bookingIds);
      const byBooking = Map.groupBy(credits, ({ originBookingId }) => originBookingId);
      return new Map(
        [...byBooking].flatMap(([bookingId, brought]) => {
          const status = ftcStatusOf(brought, now);
          return status ? [[bookingId, status] as const] : [];
        }),
      );
    },
  },
};
