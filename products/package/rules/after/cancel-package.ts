/**
 * What canceling gives back for each choice: the hotel, the flight or both. Shown before anybody pays, and
 * the same function pays it. Ending one part ends the saving, so it's taken from what comes back.
 */
import { type CancelTerms, cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';

type SoldPart = {
  readonly terms: CancelTerms;
  /** What it costs alone; with the saving off, both add up to what was paid. */
  readonly aloneMinor: number;
};
export type SoldPackage = {
  readonly flight: SoldPart;
  readonly hotel: SoldPart;
  readonly savingMinor: number;
  /** Sold only with transport: without the flight the room can't stay at its price. */
  readonly isPackageRate: boolean;
};

export const CANCEL_CHOICES = ['hotel', 'flight', 'both'] as const;
type CancelChoice = (typeof CANCEL_CHOICES)[number];

type CancelQuote = {
  readonly refundMinor: number;
  readonly keptMinor: number;
  /** What stays booked, and whether at a new price. */
  readonly stays: 'hotel' | 'flight' | null;
  readonly endsSaving: boolean;
};

export const paidFor = ({ flight, hotel, savingMinor }: SoldPackage): number =>
  flight.aloneMinor + hotel.aloneMinor - savingMinor;

/**
 * Null where the choice isn't possible: a room at a package's rate can't stay without its flight. The saving
 * is on the hotel, so with both canceled it's no part of what comes back.
 */
export function quotePackageCancel(
  sold: SoldPackage,
  choice: CancelChoice,
  now: Instant,
): CancelQuote | null {
  if (choice === 'flight' && sold.isPackageRate) return null;
  const back = ({ terms, aloneMinor }: SoldPart, lessMinor = 0): number => {
    const { refundMinor } = cancelAt(terms, aloneMinor, now);
    return Math.max(0, refundMinor - lessMinor);
  };
  const flightBack = choice === 'hotel' ? 0 : back(sold.flight, choice === 'flight' ? sold.savingMinor : 0);
  const hotelBack = choice === 'flight' ? 0 : back(sold.hotel, sold.savingMinor);
  const refundMinor = flightBack + hotelBack;
  return {
    refundMinor,
    keptMinor: paidFor(sold) - refundMinor,
    stays: choice === 'both' ? null : choice === 'hotel' ? 'flight' : 'hotel',
    endsSaving: choice !== 'both' && sold.savingMinor > 0,
  };
}
