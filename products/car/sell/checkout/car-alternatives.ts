/** Up to three cars like the one whose price has increased, for the same times and driver. */
import { ALTERNATIVES_MAX, rankAlternatives } from '@sojourn/domain/checkout/rank-alternatives.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { carDifference } from '#car/rules/trip/car-difference.ts';
import type { CarOffer, WireCarFilters } from '#car/wire/car-search.ts';
import type { CarDeps, CarSale } from '../sale.ts';

const CANDIDATES = 400;

async function searchCars(
  deps: CarDeps,
  { request, offer }: CarSale,
  filters: WireCarFilters,
  context: CallContext,
): Promise<CarOffer[]> {
  const { pickUp, dropOff } = offer.rental;
  const placeOf = ({ location: { position, name: label } }: typeof pickUp) =>
    ({ kind: 'position', ...position, label }) as const;
  const isOneWay = request.dropOffDesk !== null && dropOff.location.deskId !== pickUp.location.deskId;
  const question = {
    pickUpPlace: placeOf(pickUp),
    dropOffPlace: isOneWay ? placeOf(dropOff) : null,
    pickUp: request.pickUp,
    dropOff: request.dropOff,
    driverAge: request.driverAge,
    landsAt: null,
    filters,
    sort: 'Price',
    top: CANDIDATES,
    now: deps.clock.now(),
  } as const;
  const asking = {
    suppliers: deps.carSuppliers,
    limits: { supplierMs: context.timeoutMs },
    log: deps.log,
  };
  const answers = await answersOf(asking, (supplier, call) => supplier.search(question, call), context);
  return answers
    .flatMap(({ offers }) => offers.map((each) => each.offer))
    .filter(({ carId }) => carId !== request.carId);
}

const comparedOf = ({ car, company }: Pick<CarOffer, 'car' | 'company'>) => ({
  carClass: car.carClass,
  group: car.group,
  company: company.code,
  seats: car.seats,
  transmission: car.transmission,
});

/** The most similar first, paid the same way where three can be; fewer where there are no more. */
export async function carAlternatives(
  deps: CarDeps,
  sale: CarSale,
  context: CallContext,
): Promise<CarOffer[]> {
  const { rental, rentalPrice } = sale.offer;
  const paidAlike = await searchCars(deps, sale, { payWays: [sale.request.payWay] }, context);
  const offers = paidAlike.length < ALTERNATIVES_MAX ? await searchCars(deps, sale, {}, context) : paidAlike;
  const chosen = comparedOf(rental);
  const measure = (offer: CarOffer) => ({
    difference: carDifference(chosen, comparedOf(offer), offer.distanceKm),
    totalMinor: offer.total.amountMinor,
  });
  return rankAlternatives(offers, measure, rentalPrice.rental.amountMinor).slice(0, ALTERNATIVES_MAX);
}
