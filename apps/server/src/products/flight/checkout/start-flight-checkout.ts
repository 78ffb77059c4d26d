/** Quotes chosen flights with their extras and opens a checkout for them. */
import type { Checkout, FlightCheckoutInput } from '@sojourn/contract/checkouts.ts';
import { NO_EXTRAS } from '@sojourn/contract/products/flight/flights.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import { checkParty } from '@sojourn/domain/products/flight/travelers.ts';
import type { CheckoutDeps } from '#modules/checkouts/deps.ts';
import { firstFlightDraft } from '#modules/checkouts/first-draft.ts';
import { openCheckout } from '#modules/checkouts/open-checkout.ts';
import { requirePriced } from '#modules/checkouts/price-sale.ts';
import { readPhone } from '#modules/checkouts/store.ts';
import { callContext } from '#modules/checkouts/use-case.ts';
import type { Actor, RequestContext } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import { requireExtras } from './choose-extras.ts';
import { priceFlight } from './price-flight.ts';

/** Refuses with RateNotAvailable what no supplier sells any longer, and PastDates what has left. */
export async function startFlightCheckout(
  deps: CheckoutDeps,
  input: Omit<FlightCheckoutInput, 'product'>,
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  const { slices, passengers, extras = NO_EXTRAS, locale = actor.locale, shownTotalMinor } = input;
  const problem = checkParty(passengers);
  if (problem) refuse(problem, { fields: [{ path: 'passengers', problem }] });
  requireExtras(extras, passengers, null);
  const request = { slices, passengers, extras, locale };
  const sale = requirePriced(await priceFlight(deps, request, null, callContext(context)));
  const { flight } = sale.offer;
  if (!isBefore(deps.clock.now(), flight.slices[0]!.segments[0]!.departs)) refuse('PastDates');
  requireExtras(
    extras,
    passengers,
    flight.slices.map(({ segments }) => segments.length),
  );
  const draft = firstFlightDraft(actor, passengers, await readPhone(deps.db, actor));
  return openCheckout(deps, sale, { shownMinor: shownTotalMinor, draft }, actor, context);
}
