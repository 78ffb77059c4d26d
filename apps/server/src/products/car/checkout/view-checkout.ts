import type { CarCheckout } from '@sojourn/contract/products/car/car-checkout.ts';
import type { CarOffer } from '@sojourn/contract/products/car/car-search.ts';
import type { WireCarPrice } from '@sojourn/contract/products/car/cars.ts';
import type { Besides, ShownCheckout } from '#modules/checkouts/product.ts';
import { linked } from '../flights-around.ts';
import type { CarCheckoutRow, CarDeps } from '../sale.ts';
import { findingsOf } from './car-findings.ts';

/** The checkout of a car in the shape of the contract; once it is being booked it has no findings. */
export async function viewCarCheckout(
  { placeOfAirport }: Pick<CarDeps, 'placeOfAirport'>,
  { state, quote, draft, priceChange }: CarCheckoutRow,
  { terms, change, ...shown }: ShownCheckout,
  besides: Besides,
): Promise<CarCheckout> {
  const { rental, rentalPrice, payWays, extras, crossBorder, market } = quote.offer;
  const { payWay, driverAge, extras: chosen, crossBorder: goesAbroad } = quote.request;
  const alternatives = (priceChange?.alternatives ?? []) as readonly CarOffer[];
  const { findings, around } = findingsOf(rental, driverAge, await besides.plans(), placeOfAirport, null);
  return {
    ...shown,
    kind: 'Car',
    rental,
    draft,
    extras,
    crossBorder,
    quote: { ...terms, price: rentalPrice as WireCarPrice, ...(market && { market }) },
    options: { payWay, driverAge, extras: [...chosen], crossBorder: goesAbroad },
    payWays: payWays.map(({ payWay: way, dueToday, atDesk, total }) => ({
      payWay: way,
      dueToday,
      atDesk,
      total,
    })),
    priceChange: change && { ...change, alternatives: [...alternatives] },
    landing: linked(around.landing),
    leaving: linked(around.leaving),
    findings: state === 'open' ? findings : [],
  };
}
