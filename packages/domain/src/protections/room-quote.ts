/** The quote of a refundable room (B §3): what its protection costs, and until when that price holds. */

import type { CancelTerms } from '../booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore, plusSeconds } from '../dates.ts';

/** As long as a checkout's own quote. */
export const ROOM_QUOTE_SECONDS = 15 * 60;

type RoomQuote = { readonly termsId: string; readonly premiumMinor: number; readonly quotedAt: Instant };

/**
 * Nothing is stored: the id says what it's about, and the premium of that time is computed anew. The time is
 * in base 36, since a premium and a time in digits may together be a valid card number.
 */
export const roomQuoteId = ({ termsId, premiumMinor, quotedAt }: RoomQuote): string =>
  `${termsId}.${premiumMinor}.${Math.floor(Date.parse(quotedAt) / 1000).toString(36)}`;

const ID = /^([a-z0-9-]{1,60})\.(\d{1,9})\.([0-9a-z]{1,7})$/;

/** Null for what isn't one. */
export function readRoomQuote(quoteId: string): RoomQuote | null {
  const [, termsId, premium, seconds] = ID.exec(quoteId) ?? [];
  if (!termsId || !premium || !seconds) return null;
  const quotedAt = plusSeconds('1970-01-01T00:00:00.000Z' as Instant, Number.parseInt(seconds, 36));
  return { termsId, premiumMinor: Number(premium), quotedAt };
}

export const roomQuoteEnd = ({ quotedAt }: Pick<RoomQuote, 'quotedAt'>): Instant =>
  plusSeconds(quotedAt, ROOM_QUOTE_SECONDS);

/** One from the future wasn't made here. */
export const isRoomQuoteOver = (quote: RoomQuote, now: Instant): boolean =>
  isBefore(now, quote.quotedAt) || !isBefore(now, roomQuoteEnd(quote));

/**
 * What the room gives back with its protection: the better of the rate's own terms and what is covered, until
 * the protection ends. Amounts in minor units.
 */
export function refundableTerms(
  { zone, steps }: CancelTerms,
  { totalMinor, coveredMinor, last }: Covered,
): CancelTerms {
  const mostMinor = Math.max(0, totalMinor - coveredMinor);
  const capped = steps.map((step) =>
    isBefore(last.until, step.until)
      ? step
      : { ...step, penaltyMinor: Math.min(step.penaltyMinor, mostMinor) },
  );
  const before = capped.filter(
    ({ until, penaltyMinor }) => isBefore(until, last.until) && penaltyMinor < mostMinor,
  );
  const after = capped.filter(({ until }) => isBefore(last.until, until));
  return {
    zone,
    type: mostMinor === 0 ? 'FullyRefundable' : 'PartiallyRefundable',
    steps: [...before, { ...last, penaltyMinor: mostMinor }, ...after],
  };
}

type Covered = {
  readonly totalMinor: number;
  readonly coveredMinor: number;
  /** When the protection ends. */
  readonly last: Pick<CancelTerms['steps'][number], 'until' | 'localUntil'>;
};
