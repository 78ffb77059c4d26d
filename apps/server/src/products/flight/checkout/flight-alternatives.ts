/** Up to three other flights for the first slice of a trip whose price has risen, that leave near it. */
import type { FlightOption } from '@sojourn/contract/products/flight/flight-search.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { FlightDeps, FlightSale } from '../sale.ts';
import { supplierOfFlight } from './price-flight.ts';

const ASKED = 60;
const SHOWN = 3;

/** Those that cost no more than it does now; fewer or none when there are none or nobody answers. */
export async function flightAlternatives(
  deps: FlightDeps,
  { request, offer }: FlightSale,
  context: CallContext,
): Promise<FlightOption[]> {
  const { slices } = offer.flight;
  const answer = await supplierOfFlight(deps, request)?.search(
    {
      slices: slices.map(({ segments }) => ({
        origin: segments[0]!.origin.locationCode,
        destination: segments.at(-1)!.destination.locationCode,
        date: segments[0]!.zonedDepartureTime.slice(0, 10) as typeof offer.flight.departureDate,
      })),
      passengers: request.passengers,
      nearby: false,
      chosen: [],
      filters: {},
      sort: 'price',
      top: ASKED,
      locale: request.locale,
      now: deps.clock.now(),
    },
    context,
  );
  if (answer?.outcome !== 'ok') return [];
  const leaves = slices[0]!.segments[0]!.scheduledDepartureTime;
  return answer.value.options
    .map(({ option }) => option)
    .filter(({ slice }) => slice.sliceId !== slices[0]!.sliceId)
    .filter((option) => shownMinor(option) <= offer.price.total.amountMinor)
    .toSorted((a, b) => apart(a, leaves) - apart(b, leaves))
    .slice(0, SHOWN);
}

const shownMinor = ({ fares, shown }: FlightOption): number =>
  fares.find(({ fareClass }) => fareClass === shown)!.total.amountMinor;
const apart = ({ slice }: FlightOption, leaves: Instant): number =>
  Math.abs(Date.parse(slice.segments[0]!.scheduledDepartureTime) - Date.parse(leaves));
