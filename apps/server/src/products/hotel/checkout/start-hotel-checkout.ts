/** Quotes a rate for a new checkout. */

import type { HotelCheckoutInput } from '@sojourn/contract/products/hotel/hotel-checkout.ts';
import type { HotelDraft } from '@sojourn/contract/products/hotel/hotel-draft.ts';
import { addDays, dateIn, nightsBetween } from '@sojourn/domain/dates.ts';
import { STAY_LIMITS } from '@sojourn/domain/products/hotel/stay.ts';
import { requirePriced } from '#modules/checkouts/price-sale.ts';
import type { Started } from '#modules/checkouts/product.ts';
import { callContext } from '#modules/checkouts/use-case.ts';
import type { Actor, RequestContext } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import { coveredStay } from '../covered-stay.ts';
import { chooseRefundable } from '../refundable/refundable-room.ts';
import type { HotelDeps, HotelQuoteRequest, HotelSale } from '../sale.ts';
import { firstStayDraft } from './first-draft.ts';
import { HOTEL_PRICE_ERRORS, priceHotel } from './price-hotel.ts';

export async function startHotelCheckout(
  deps: HotelDeps,
  { product: _, shownTotalMinor: shownMinor, locale, roomProductVariant, ...stay }: HotelCheckoutInput,
  actor: Actor,
  context: RequestContext,
): Promise<Started<HotelSale, HotelDraft>> {
  const ask: HotelQuoteRequest = { ...stay, locale: locale ?? actor.locale };
  checkDates(deps, ask);
  const priced = await priceHotel(deps, ask, callContext(context));
  const sale = requirePriced({ priceErrors: HOTEL_PRICE_ERRORS }, priced);
  // The first day of check-in is the hotel's: only now is its zone known
  if (ask.checkIn < dateIn(deps.clock.now(), sale.offer.stay.zone)) refuse('PastDates');
  const started = { sale, shownMinor, draft: firstStayDraft(actor, ask.rooms.length) };
  if (roomProductVariant?.variant !== 'RefundableRoom') return started;
  const chosen = chooseRefundable(coveredStay(sale), roomProductVariant.quoteId, deps.clock.now());
  return 'refusal' in chosen ? refuse(chosen.refusal) : { ...started, chosen };
}

/** What is wrong in any zone; the rest is judged in the hotel's. */
function checkDates({ clock }: HotelDeps, { checkIn, checkOut }: HotelQuoteRequest): void {
  const nights = nightsBetween(checkIn, checkOut);
  const today = dateIn(clock.now(), 'UTC');
  if (nights < 1) refuse('CheckOutBeforeCheckIn');
  if (nights > STAY_LIMITS.nightsMax) refuse('StayTooLong');
  if (checkIn < addDays(today, -1)) refuse('PastDates');
  if (checkIn > addDays(today, STAY_LIMITS.daysAheadMax + 1)) refuse('TooFarAhead');
}
