import type { Besides, ShownCheckout } from '@sojourn/server/modules/selling/checkouts/product.ts';
import type { CarCheckout } from '#car/wire/car-checkout.ts';
import type { CarOffer } from '#car/wire/car-search.ts';
import type { WireCarPrice } from '#car/wire/cars.ts';
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
