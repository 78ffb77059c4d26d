/** Quotes a rate and opens a checkout for it. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { addDays, type CalendarDate, dateIn, nightsBetween } from '@sojourn/domain/dates.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { type RoomGuests, STAY_LIMITS } from '@sojourn/domain/products/hotel/stay.ts';
import type { CheckoutDeps } from '#modules/checkouts/deps.ts';
import { firstStayDraft } from '#modules/checkouts/first-draft.ts';
import { openCheckout } from '#modules/checkouts/open-checkout.ts';
import { requirePriced } from '#modules/checkouts/price-sale.ts';
import type { HotelQuoteRequest } from '#modules/checkouts/quote.ts';
import { callContext } from '#modules/checkouts/use-case.ts';
import type { Locale } from '#products/hotel/supplier.ts';
import type { Actor, RequestContext } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import { priceHotel } from './price-hotel.ts';

export type StartInput = {
  readonly stayId: StayId;
  readonly rateId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly rooms: readonly RoomGuests[];
  readonly locale?: Locale | undefined;
  readonly shownTotalMinor?: number | undefined;
};

export async function startCheckout(
  deps: CheckoutDeps,
  input: StartInput,
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  const { shownTotalMinor: shownMinor, locale = actor.locale, ...stay } = input;
  const ask: HotelQuoteRequest = { ...stay, locale };
  checkDates(deps, ask);
  const sale = requirePriced(await priceHotel(deps, ask, callContext(context)));
  // The first day of check-in is the hotel's: only now is its zone known
  if (ask.checkIn < dateIn(deps.clock.now(), sale.offer.stay.zone)) refuse('PastDates');
  return openCheckout(
    deps,
    sale,
    { shownMinor, draft: firstStayDraft(actor, ask.rooms.length) },
    actor,
    context,
  );
}

/** What is wrong in any zone; the rest is judged in the hotel's. */
function checkDates({ clock }: CheckoutDeps, { checkIn, checkOut }: HotelQuoteRequest): void {
  const nights = nightsBetween(checkIn, checkOut);
  const today = dateIn(clock.now(), 'UTC');
  if (nights < 1) refuse('CheckOutBeforeCheckIn');
  if (nights > STAY_LIMITS.nightsMax) refuse('StayTooLong');
  if (checkIn < addDays(today, -1)) refuse('PastDates');
  if (checkIn > addDays(today, STAY_LIMITS.daysAheadMax + 1)) refuse('TooFarAhead');
}
