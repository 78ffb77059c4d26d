import type { Besides, ShownCheckout } from '@sojourn/server/modules/selling/checkouts/product.ts';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import type { FlightOption } from '#flight/wire/flight-search.ts';
import type { FlightCheckoutRow, FlightDeps } from '../sale.ts';
import { findingsOf } from './flight-findings.ts';

/** The checkout of flights in the shape of the contract; once it is being booked it has no findings. */
export async function viewFlightCheckout(
  deps: FlightDeps,
  row: FlightCheckoutRow,
  { terms, change, ...shown }: ShownCheckout,
  besides: Besides,
): Promise<FlightCheckout> {
  const { quote, draft, priceChange } = row;
  const { flight, price, voidHours, market } = quote.offer;
  const { extras } = quote.request;
  const alternatives = (priceChange?.alternatives ?? []) as readonly FlightOption[];
  return {
    ...shown,
    kind: 'Flight',
    flight,
    extras,
    draft,
    findings: row.state === 'open' ? await findingsOf(deps, row, besides) : [],
    quote: { ...terms, price, voidHours, ...(market && { market }) },
    priceChange: change && { ...change, alternatives: [...alternatives] },
  };
}
