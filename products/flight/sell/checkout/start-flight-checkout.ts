/** Quotes chosen flights with their extras for a new checkout. */
import { isBefore } from '@sojourn/domain/dates.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { requirePriced } from '@sojourn/server/modules/selling/checkouts/price-sale.ts';
import type { Started } from '@sojourn/server/modules/selling/checkouts/product.ts';
import { requireSold } from '@sojourn/server/modules/selling/checkouts/require-sold.ts';
import { readPhone } from '@sojourn/server/modules/selling/checkouts/store.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { checkParty } from '#flight/rules/travelers/travelers.ts';
import type { FlightCheckoutInput } from '#flight/wire/flight-checkout.ts';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import { NO_EXTRAS } from '#flight/wire/flights.ts';
import type { FlightDeps, FlightSale } from '../sale.ts';
import { requireExtras } from './choose-extras.ts';
import { firstFlightDraft } from './first-draft.ts';
import { FLIGHT_PRICE_ERRORS, priceFlight, supplierOfFlight } from './price-flight.ts';

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
  requireSold(supplierOfFlight(deps, request), actor);
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
