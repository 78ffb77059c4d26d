/** Seats and bags of a flight in a checkout: they are quoted with it, so that one total is paid. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { FlightExtras } from '@sojourn/contract/products/flight/flights.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { checkExtras } from '@sojourn/domain/products/flight/flight-extras.ts';
import type { CheckoutDeps } from '#modules/checkouts/deps.ts';
import type { FlightQuoteRequest } from '#modules/checkouts/quote.ts';
import { reprice, requireOpen } from '#modules/checkouts/reprice.ts';
import type { Actor, RequestContext } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';

/** Refuses with SeatTaken when a seat was sold meanwhile, and with InvalidInput what is no flight. */
export async function chooseExtras(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  extras: FlightExtras,
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  const row = await requireOpen(deps, actor, checkoutId);
  if (row.product !== 'Flight')
    return refuse('InvalidInput', { fields: [{ path: 'seats', problem: 'unknown' }] });
  const { request, offer } = row.quote;
  requireExtras(
    extras,
    request.passengers,
    offer.flight.slices.map(({ segments }) => segments.length),
  );
  const ask = { product: 'Flight', request: { ...request, extras } } as const;
  return reprice(deps, row, ask, { areExtrasNew: true }, actor, context);
}

/** Refuses with InvalidInput, naming what there is no such traveler or segment for, or is chosen twice. */
export function requireExtras(
  extras: FlightExtras,
  passengers: FlightQuoteRequest['passengers'],
  segmentCounts: readonly number[] | null,
): void {
  const fields = checkExtras(extras, passengers, segmentCounts);
  if (fields.length > 0) refuse('InvalidInput', { fields: [...fields] });
}
