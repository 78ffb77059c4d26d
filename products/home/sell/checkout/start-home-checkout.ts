/** Quotes a home, or two that make one stay, for a new checkout. */
import { addDays, dateIn, nightsBetween } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { firstPayment } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import { requirePriced } from '@sojourn/server/modules/selling/checkouts/price-sale.ts';
import type { Started } from '@sojourn/server/modules/selling/checkouts/product.ts';
import { requireSold } from '@sojourn/server/modules/selling/checkouts/require-sold.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { checkHomeSearch, DAYS_AHEAD_MAX } from '#home/rules/check-search.ts';
import type { HomeCheckoutInput } from '#home/wire/home-checkout.ts';
import type { HomeDraft } from '#home/wire/home-draft.ts';
import { firstStay, type HomeDeps, type HomeQuoteRequest, type HomeSale } from '../sale.ts';
import { HOME_PRICE_REJECTIONS, priceHomes } from './price-homes.ts';

const firstDraft = (actor: Actor): HomeDraft => ({
  ...firstPayment(actor),
  guest: { firstName: actor.firstName, lastName: actor.lastName },
  message: '',
  rulesAccepted: false,
  duplicateAccepted: false,
});

export async function startHomeCheckout(
  deps: HomeDeps,
  { shownTotalMinor: shownMinor, locale, stays, party }: HomeCheckoutInput,
  actor: Actor,
  context: RequestContext,
): Promise<Started<HomeSale, HomeDraft>> {
  const request: HomeQuoteRequest = { stays, party, chosenFees: [], locale: locale ?? actor.locale };
  requireStays(deps, request);
  requireSold(deps.homeSupplierOf(first(stays).homeId), actor);
  const priced = await priceHomes(deps, request, callContext(context));
  const sale = requirePriced({ priceErrors: HOME_PRICE_REJECTIONS }, priced);
  // The day of check-in is the home's: only now is its zone known
  if (first(stays).checkIn < dateIn(deps.clock.now(), firstStay(sale.offer).zone)) refuse('PastDates');
  return { sale, shownMinor, draft: firstDraft(actor) };
}

/** What is wrong in any zone; the rest is judged in the home's. */
function requireStays({ clock, homeSupplierOf }: HomeDeps, { stays, party }: HomeQuoteRequest): void {
  const yesterday = addDays(dateIn(clock.now(), 'UTC'), -1);
  const whole = { checkIn: first(stays).checkIn, checkOut: last(stays).checkOut, party };
  // A day of slack on either side, as the home's own day may differ by one
  const ahead = nightsBetween(yesterday, whole.checkIn);
  const problem = checkHomeSearch(whole, yesterday);
  if (problem && (problem !== 'TooFarAhead' || ahead > DAYS_AHEAD_MAX + 2)) refuse(problem);
  const [before, after] = stays;
  if (!before || !after) return;
  if (before.checkOut !== after.checkIn || nightsBetween(before.checkIn, before.checkOut) < 1)
    refuse('InvalidInput', { fields: [{ path: 'stays.1.checkIn', problem: 'notNext' }] });
  // One order, one hold and one confirmation need one supplier
  if (homeSupplierOf(before.homeId) !== homeSupplierOf(after.homeId))
    refuse('InvalidInput', { fields: [{ path: 'stays.1.homeId', problem: 'otherSupplier' }] });
}
