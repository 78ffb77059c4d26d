/** Up to three other flights for the first slice of a trip whose price has risen, closest in time first. */
import type { FlightOption } from '@sojourn/contract/products/flight/flight-search.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { shownFare } from '@sojourn/domain/products/flight/shown-fare.ts';
import { dayOf } from '@sojourn/domain/products/flight/trip-finding.ts';

import type { CallContext } from '#suppliers/outcome.ts';
import type { FlightDeps, FlightSale } from '../sale.ts';
import { supplierOfFlight } from './price-flight.ts';

const CANDIDATES = 60;
const SHOWN = 3;

/** Only flights that cost no more than the trip does now; none when the supplier is unavailable. */
export async function flightAlternatives(
  deps: FlightDeps,
  { request, offer }: FlightSale,
  context: CallContext,
): Promise<FlightOption[]> {
  const { slices } = offer.flight;
  const answer = await supplierOfFlight(deps, request)?.search(
    {
      slices: slices.map(({ segments }) => ({
        origin: first(segments).origin.locationCode,
        destination: last(segments).destination.locationCode,
        date: dayOf(first(segments).zonedDepartureTime),
      })),
      passengers: request.passengers,
      nearby: false,
      chosen: [],
      filters: {},
      sort: 'price',
      top: CANDIDATES,
      locale: request.locale,
      now: deps.clock.now(),
    },
    context,
  );
  if (answer?.outcome !== 'ok') return [];
  const outbound = first(slices);
  const leaves = departureOf(outbound);
  return answer.value.options
    .map(({ option }) => option)
    .filter(({ slice }) => slice.sliceId !== outbound.sliceId)
    .filter((option) => shownFare(option).total.amountMinor <= offer.price.total.amountMinor)
    .toSorted((a, b) => Math.abs(departureOf(a.slice) - leaves) - Math.abs(departureOf(b.slice) - leaves))
    .slice(0, SHOWN);
}

const departureOf = ({ segments }: Pick<FlightOption['slice'], 'segments'>): number =>
  Date.parse(first(segments).scheduledDepartureTime);
