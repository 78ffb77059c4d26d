/** The price of whatever is sold, by its product's supplier, and what else could be had instead. */
import type { FlightOption } from '@sojourn/contract/products/flight/flight-search.ts';
import type { StayCard } from '@sojourn/contract/products/hotel/stay-search.ts';
import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import type { UncheckedSeats } from '#products/flight/checkout/exit-seats.ts';
import { flightAlternatives } from '#products/flight/checkout/flight-alternatives.ts';
import { priceFlight } from '#products/flight/checkout/price-flight.ts';
import type { FlightRejection } from '#products/flight/supplier.ts';
import { stayAlternatives } from '#products/hotel/checkout/hotel-alternatives.ts';
import { priceHotel } from '#products/hotel/checkout/price-hotel.ts';
import type { HotelRejection } from '#products/hotel/supplier.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import { refuse } from '../../refusal.ts';
import type { Ask, QuoteDeps, Sale } from './quote.ts';

export type PriceRejection = HotelRejection | FlightRejection | UncheckedSeats;

/** `before`: the quote that it takes the place of. */
export function priceSale(
  deps: QuoteDeps,
  ask: Ask,
  before: Sale,
  context: CallContext,
): Promise<Outcome<Sale, PriceRejection>> {
  if (ask.product === 'Hotel') return priceHotel(deps, ask.request, context);
  return priceFlight(deps, ask.request, before.product === 'Flight' ? before : null, context);
}

/** Near it, and no dearer than it has become. */
export const findAlternatives = (
  deps: QuoteDeps,
  sale: Sale,
  context: CallContext,
): Promise<readonly (StayCard | FlightOption)[]> =>
  sale.product === 'Hotel' ? stayAlternatives(deps, sale, context) : flightAlternatives(deps, sale, context);

/** A fare may rise only so far in a checkout; a room's price is the traveler's to judge. */
export const hasRisenTooFar = ({ product }: Ask, acceptedMinor: number, totalMinor: number): boolean =>
  product === 'Flight' && isOverMaximum(acceptedMinor, totalMinor);

/** The value, or the refusal that the supplier's answer comes to. */
export function requirePriced<V>(outcome: Outcome<V, PriceRejection>): V {
  if (outcome.outcome === 'ok') return outcome.value;
  if (outcome.outcome !== 'rejected') return refuse('SuppliersUnavailable');
  switch (outcome.rejection.reason) {
    case 'NoAvailability':
    case 'LackOfInventory':
    case 'RateNotAvailable':
    case 'SeatTaken':
    case 'SeatsUnchecked':
    case 'InvalidPassengers':
    case 'MaximumPriceIncreaseReached':
      return refuse(outcome.rejection.reason);
    default:
      return refuse('RateNotAvailable');
  }
}
