/** Up to three other cars at the same desk or near it, for one whose price has risen. */
import type { CarOffer } from '@sojourn/contract/products/car/car-search.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { CarDeps, CarSale } from '../sale.ts';

const ASKED = 12;
const SHOWN = 3;

/** Of the same seats or more and no dearer than it has become; none when nobody answers. */
export async function carAlternatives(
  deps: CarDeps,
  { request, offer }: CarSale,
  context: CallContext,
): Promise<CarOffer[]> {
  const { pickUp, dropOff, car } = offer.rental;
  const placeOf = ({ location: { position, name: label } }: typeof pickUp) =>
    ({ kind: 'position', ...position, label }) as const;
  const isOneWay = request.dropOffDesk !== null && dropOff.location.deskId !== pickUp.location.deskId;
  const answer = await deps.carSupplierOf(request.carId)?.search(
    {
      pickUpPlace: placeOf(pickUp),
      dropOffPlace: isOneWay ? placeOf(dropOff) : null,
      pickUp: request.pickUp,
      dropOff: request.dropOff,
      driverAge: request.driverAge,
      landsAt: null,
      filters: { seatsMin: car.seats, payWays: [request.payWay] },
      sort: 'Price',
      top: ASKED,
      now: deps.clock.now(),
    },
    context,
  );
  if (answer?.outcome !== 'ok') return [];
  const atMost = offer.rentalPrice.rental.amountMinor;
  return answer.value.offers
    .map((each) => each.offer)
    .filter(({ carId, total }) => carId !== request.carId && total.amountMinor <= atMost)
    .slice(0, SHOWN);
}
