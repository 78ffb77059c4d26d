/**
 * In what unit prices of flights are shown for scanning: for each person while all are adults, whose fares
 * are the same; else for the whole party, as children and infants pay other fares.
 */
import { type Money, money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type PassengerCounts, seatsNeeded, travelerCount } from '#flight/rules/travelers/travelers.ts';
import type { FareOffer } from '#flight/wire/flights.ts';

export type PriceBasis = {
  readonly kind: 'alone' | 'perPerson' | 'party';
  readonly travelers: number;
  /** Without infants on a lap: what protections and freezes are sold for. */
  readonly seats: number;
  /** Of an amount for the whole party. */
  readonly of: (totalMinor: number) => Money;
  /** Of a fare, exactly. */
  readonly ofFare: (fare: Pick<FareOffer, 'total' | 'perAdult'>) => Money;
};

export function priceBasis(passengers: PassengerCounts): PriceBasis {
  const travelers = travelerCount(passengers);
  const seats = seatsNeeded(passengers);
  if (passengers.adults < travelers)
    return { kind: 'party', travelers, seats, of: (total) => money(total), ofFare: ({ total }) => total };
  return {
    kind: travelers === 1 ? 'alone' : 'perPerson',
    travelers,
    seats,
    of: (total) => money(Math.round(total / travelers)),
    ofFare: ({ perAdult }) => perAdult,
  };
}

/** "$562": for scanning, without cents. */
export const scanned = (amount: Money, locale: Locale): string =>
  formatMoney(amount, locale, { cents: 'never' });
