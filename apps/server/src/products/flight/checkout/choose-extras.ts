/** Seats and bags of a flight in a checkout: they are quoted with it, so that one total is paid. */
import type { FlightCheckout } from '@sojourn/contract/products/flight/flight-checkout.ts';
import type { FlightExtras } from '@sojourn/contract/products/flight/flights.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { checkExtras } from '@sojourn/domain/products/flight/travelers/flight-extras.ts';
import type { CheckoutRow } from '#modules/checkouts/checkout-row.ts';
import type { CheckoutDeps } from '#modules/checkouts/deps.ts';
import { reprice, requireOpen } from '#modules/checkouts/reprice.ts';
import type { Actor, RequestContext } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import type { FlightCheckoutRow, FlightQuoteRequest } from '../sale.ts';

/** Refuses with SeatTaken when a seat was sold since, and with InvalidInput what is no flight. */
export async function chooseExtras(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  extras: FlightExtras,
  actor: Actor,
  context: RequestContext,
): Promise<FlightCheckout> {
  const row = await requireOpen(deps, actor, checkoutId);
  if (!isFlight(row)) return refuse('InvalidInput', { fields: [{ path: 'seats', problem: 'unknown' }] });
  const { request, offer } = row.quote;
  requireExtras(
    extras,
    request.passengers,
    offer.flight.slices.map(({ segments }) => segments.length),
  );
  const ask = { product: 'flight', request: { ...request, extras } } as const;
  const checkout = await reprice(deps, row, ask, { areExtrasNew: true }, actor, context);
  if (checkout.kind !== 'Flight') throw new Error(`${checkoutId} became a checkout of another product`);
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
