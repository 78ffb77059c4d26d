/** Quotes a rate for a new checkout. */
import { addDays, dateIn, nightsBetween } from '@sojourn/domain/dates.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { requirePriced } from '@sojourn/server/modules/selling/checkouts/price-sale.ts';
import type { Started } from '@sojourn/server/modules/selling/checkouts/product.ts';
import { requireSold } from '@sojourn/server/modules/selling/checkouts/require-sold.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { STAY_LIMITS } from '#hotel/rules/stay.ts';
import type { HotelCheckoutInput } from '#hotel/wire/hotel-checkout.ts';
import type { HotelDraft } from '#hotel/wire/hotel-draft.ts';
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
  requireSold(deps.supplierOf(ask.stayId), actor);
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
