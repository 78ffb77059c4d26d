/** Quotes chosen flights with their extras for a new checkout. */

import type { FlightCheckoutInput } from '@sojourn/contract/products/flight/flight-checkout.ts';
import type { FlightDraft } from '@sojourn/contract/products/flight/flight-draft.ts';
import { NO_EXTRAS } from '@sojourn/contract/products/flight/flights.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import { checkParty } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import { requirePriced } from '#modules/checkouts/price-sale.ts';
import type { Started } from '#modules/checkouts/product.ts';
import { readPhone } from '#modules/checkouts/store.ts';
import { callContext } from '#modules/checkouts/use-case.ts';
import type { Actor, RequestContext } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import type { FlightDeps, FlightSale } from '../sale.ts';
import { requireExtras } from './choose-extras.ts';
import { firstFlightDraft } from './first-draft.ts';
import { FLIGHT_PRICE_ERRORS, priceFlight } from './price-flight.ts';

/** Refuses with RateNotAvailable what no supplier sells any longer, and PastDates what has left. */
export async function startFlightCheckout(
  deps: FlightDeps,
  input: FlightCheckoutInput,
  actor: Actor,
  context: RequestContext,
): Promise<Started<FlightSale, FlightDraft>> {
  const { slices, passengers, extras = NO_EXTRAS, locale = actor.locale, shownTotalMinor } = input;
  const problem = checkParty(passengers);
  if (problem) refuse(problem, { fields: [{ path: 'passengers', problem }] });
  requireExtras(extras, passengers, null);
  const request = { slices, passengers, extras, locale };
  const priced = await priceFlight(deps, request, null, callContext(context));
  const sale = requirePriced({ priceErrors: FLIGHT_PRICE_ERRORS }, priced);
  const { flight } = sale.offer;
  const [departure] = flight.slices.flatMap(({ segments }) => segments);
  if (!departure || !isBefore(deps.clock.now(), departure.scheduledDepartureTime)) refuse('PastDates');
  requireExtras(
    extras,
    passengers,
    flight.slices.map(({ segments }) => segments.length),
  );
  const draft = firstFlightDraft(actor, passengers, await readPhone(deps.db, actor));
  return { sale, draft, shownMinor: shownTotalMinor };
}
