/** A rate with the protection that gives its money back (B §3 `RefundableRoom`). */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { isPays } from '@sojourn/domain/protections/clause.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import {
  isRoomQuoteOver,
  readRoomQuote,
  refundableTerms,
  roomQuoteEnd,
  roomQuoteId,
} from '@sojourn/domain/protections/room-quote.ts';
import type { CoveredSale } from '@sojourn/server/modules/protecting/protections/product.ts';
import { quoteProtections } from '@sojourn/server/modules/protecting/protections/quote-protections.ts';
import type { QuotedProtection } from '@sojourn/server/modules/protecting/protections/sold.ts';
import type { ChosenBefore } from '@sojourn/server/modules/selling/checkouts/product.ts';
import { REFUNDABLE_ROOM_INFO } from '#hotel/rules/stay.ts';
import type { RefundableRoom } from '#hotel/wire/room-variant.ts';

/** A stay's check-in time on the hotel's clock. */
type CheckIn = { readonly checkIn: string; readonly checkInFrom: string };

/** What the protection costs now; null where none is sold with the rate. */
const quoteRoom = (sale: CoveredSale, now: Instant): QuotedProtection | null =>
  quoteProtections(sale, new Map([['cancelForAnyReason', 'Purchase']]), now)[0] ?? null;

/** `expiresAt`: until when it costs that. */
export function viewOfRefundable(
  quoted: QuotedProtection,
  sale: CoveredSale,
  { checkIn, checkInFrom }: CheckIn,
  quote: Pick<RefundableRoom, 'quoteId' | 'expiresAt'>,
): RefundableRoom {
  const { termsId, travelers, eachMinor, premiumMinor, baseMinor, taxesMinor } = quoted;
  const percent = termsById(termsId).clauses.find(isPays)?.percent ?? 0;
  const coveredMinor = Math.floor(((baseMinor + taxesMinor) * percent) / 100);
  const last = { until: sale.startsAt, localUntil: `${checkIn}T${checkInFrom}` as LocalDateTime };
  const policy = refundableTerms(sale.cancellation, { totalMinor: sale.totalMinor, coveredMinor, last });
  return {
    variant: 'RefundableRoom',
    ...quote,
    termsId,
    premiumPrices: { each: money(eachMinor), total: money(premiumMinor), count: travelers },
    coverageAmount: money(coveredMinor),
    coveragePercentage: percent,
    pricingDescription: sale.per,
    additionalInfo: [...REFUNDABLE_ROOM_INFO],
    cancellationPolicy: { ...policy, steps: [...policy.steps] },
  };
}

/** On the stay's page: nothing is stored yet. Undefined where none is sold with the rate. */
export function offerRefundable(
  sale: CoveredSale,
  checkIn: CheckIn,
  now: Instant,
): RefundableRoom | undefined {
  const quotedAt = `${now.slice(0, 19)}.000Z` as Instant;
  const quoted = quoteRoom(sale, quotedAt);
  if (!quoted) return undefined;
  const { termsId, premiumMinor } = quoted;
  const quoteId = roomQuoteId({ termsId, premiumMinor, quotedAt });
  return viewOfRefundable(quoted, sale, checkIn, { quoteId, expiresAt: roomQuoteEnd({ quotedAt }) });
}

type Refused = 'ProtectionQuoteExpired' | 'ProtectionNotAvailable' | 'InvalidOfferData';
type Chosen = ChosenBefore | { readonly refusal: Refused };

/**
 * The protection that a checkout begins with, at the premium of when it was quoted. A room whose price moved
 * since has another premium: that's a change of the price, which the checkout shows.
 */
export function chooseRefundable(sale: CoveredSale, quoteId: string, now: Instant): Chosen {
  const quote = readRoomQuote(quoteId);
  const current = quoteRoom(sale, now);
  if (!current) return { refusal: 'ProtectionNotAvailable' };
  if (quote?.termsId !== current.termsId) return { refusal: 'InvalidOfferData' };
  if (isRoomQuoteOver(quote, now)) return { refusal: 'ProtectionQuoteExpired' };
  const protections = [quoteRoom(sale, quote.quotedAt) ?? current];
  return { protections, shownPremiumMinor: quote.premiumMinor };
}
