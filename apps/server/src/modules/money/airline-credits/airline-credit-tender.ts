/** How bookings pay with airlines' credits. */
import type { AirlineCreditId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { isAirlineCredit } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { CheckoutTender } from '#modules/selling/checkouts/payment/tender.ts';
import { holdAirlineCredit, returnAirlineCredit, settleAirlineCredit } from './spend-airline-credit.ts';
import { usableAirlineCredits } from './usable-airline-credits.ts';

export const AIRLINE_CREDIT_TENDER: CheckoutTender<AirlineCreditId> = {
  owns: isAirlineCredit,
  hold: async (tx, owner, { bookingId, parts }, at) => {
    for (const { sourceId, amountMinor } of parts) {
      const part = { creditId: sourceId, amountMinor };
      if (!(await holdAirlineCredit(tx, owner, bookingId, part, at))) return false;
    }
    return true;
  },
  settle: async (tx, owner, { bookingId, parts }, at) => {
    for (const { sourceId, takenMinor } of parts)
      await settleAirlineCredit(tx, owner, bookingId, sourceId, takenMinor, at);
  },
  return: async (tx, owner, { bookingId, sourceId, amountMinor }, at) => {
    const part = { creditId: sourceId, amountMinor };
    const outcome = await returnAirlineCredit(tx, owner, bookingId, part, at);
    return { outcome, creditId: outcome === 'returned' ? sourceId : null };
  },
  isListedFirst: false,
  findUsable: async (db, owner, { product, ...row }, now) => {
    const credits = await usableAirlineCredits(db, owner, product.airlineTickets?.(row) ?? [], now);
    return credits.map((credit) => ({
      creditId: credit.creditId,
      type: 'AirlineCredit',
      source: 'AncillaryCredit',
      available: money(credit.payableMinor, credit.currency),
      expiresAt: credit.expiresAt,
      origin: `${credit.airlineName} ${credit.number}, ${credit.firstName} ${credit.lastName}`,
    }));
  },
};
