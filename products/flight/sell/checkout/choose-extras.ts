/** Seats and bags of a flight in a checkout: they are quoted with it, so that one total is paid. */
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import type { CheckoutDeps } from '@sojourn/server/modules/selling/checkouts/deps.ts';
import { withNewestQuote } from '@sojourn/server/modules/selling/checkouts/newest-quote.ts';
import { reprice } from '@sojourn/server/modules/selling/checkouts/reprice.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { checkExtras } from '#flight/rules/travelers/flight-extras.ts';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import type { FlightExtras } from '#flight/wire/flights.ts';
import type { FlightCheckoutRow, FlightQuoteRequest } from '../sale.ts';

/** Refuses with SeatTaken when a seat was sold since, and with InvalidInput what is no flight. */
export async function chooseExtras(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  extras: FlightExtras,
  actor: Actor,
  context: RequestContext,
): Promise<FlightCheckout> {
  return withNewestQuote(deps, actor, checkoutId, (row) => choose(deps, row, extras, actor, context));
}

async function choose(
  deps: CheckoutDeps,
  row: CheckoutRow,
  extras: FlightExtras,
  actor: Actor,
  context: RequestContext,
): Promise<FlightCheckout> {
  if (!isFlight(row)) return refuse('InvalidInput', { fields: [{ path: 'seats', problem: 'unknown' }] });
  const { request, offer } = row.quote;
  requireExtras(
    extras,
    request.passengers,
    offer.flight.slices.map(({ segments }) => segments.length),
  );
  const ask = { product: 'flight', request: { ...request, extras } } as const;
  const checkout = await reprice(deps, row, ask, { areExtrasNew: true }, actor, context);
  if (checkout.kind !== 'Flight') throw new Error(`${row.checkoutId} became a checkout of another product`);
  return checkout;
}

const isFlight = (row: CheckoutRow): row is FlightCheckoutRow => row.product === 'flight';

/** Refuses with InvalidInput, naming what there is no such traveler or segment for, or is chosen twice. */
export function requireExtras(
  extras: FlightExtras,
  passengers: FlightQuoteRequest['passengers'],
  segmentCounts: readonly number[] | null,
): void {
  const fields = checkExtras(extras, passengers, segmentCounts);
  if (fields.length > 0) refuse('InvalidInput', { fields: [...fields] });
}
