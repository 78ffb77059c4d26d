/** Quotes a rate and opens a checkout for it (B §8: a dearer price than was shown says so at once). */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { priceChange } from '@sojourn/domain/checkout/price-change.ts';
import { addDays, type CalendarDate, dateIn, nightsBetween } from '@sojourn/domain/dates.ts';
import { newId, type StayId } from '@sojourn/domain/ids.ts';
import { type RoomGuests, STAY_LIMITS } from '@sojourn/domain/stays/stay.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Locale } from '#suppliers/stays/port.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { findAlternatives } from './find-alternatives.ts';
import type { StayAsk } from './quote.ts';
import { keepQuote, priceOffer } from './quote-stay.ts';
import { insertCheckout } from './store.ts';
import { type CheckoutDeps, callContext, requireCheckout, requirePriced, showCheckout } from './use-case.ts';
import { firstDraft } from './view.ts';

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
  const { shownTotalMinor, locale = actor.locale, ...stay } = input;
  const ask: StayAsk = { ...stay, locale };
  checkDates(deps, ask);
  const call = callContext(context);
  const offer = requirePriced(await priceOffer(deps, ask, call));
  // The first day of check-in is the hotel's: only now is its zone known
  if (ask.checkIn < dateIn(deps.clock.now(), offer.stay.zone)) refuse('PastDates');
  const total = offer.price.total.amountMinor;
  const accepted = shownTotalMinor ?? total;
  const change = priceChange(accepted, total);
  const alternatives = change ? await findAlternatives(deps, ask, offer, total, call) : [];
  const checkoutId = newId('chk', deps.random.bytes(16));
  await withTransaction(deps.db, async (tx) => {
    const quote = await keepQuote(tx, deps, actor, { checkoutId, request: ask, offer }, context.scenario);
    const row = {
      checkoutId,
      quoteId: quote.quoteId,
      acceptedMinor: change ? accepted : total,
      priceChange: change && { ...change, alternatives },
      draft: firstDraft(actor, ask.rooms.length),
    };
    await insertCheckout(tx, actor, row, deps.clock.now());
  });
  return showCheckout(deps, actor, await requireCheckout(deps, actor, checkoutId));
}

/** What is wrong in any zone; the rest is judged in the hotel's. */
function checkDates({ clock }: CheckoutDeps, { checkIn, checkOut }: StayAsk): void {
  const nights = nightsBetween(checkIn, checkOut);
  const today = dateIn(clock.now(), 'UTC');
  if (nights < 1) refuse('CheckOutBeforeCheckIn');
  if (nights > STAY_LIMITS.nightsMax) refuse('StayTooLong');
  if (checkIn < addDays(today, -1)) refuse('PastDates');
  if (checkIn > addDays(today, STAY_LIMITS.daysAheadMax + 1)) refuse('TooFarAhead');
}
