/** How prices of flights are frozen: without chosen seats and bags, by each seat that's flown. */
import { date } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { Freezing } from '@sojourn/server/modules/selling/checkouts/freezing.ts';
import { seatsNeeded } from '#flight/rules/travelers/travelers.ts';
import type { FlightSale } from '../sale.ts';

export const FREEZING_FLIGHTS: Freezing<FlightSale> = {
  covered: ({ passengers }) => seatsNeeded(passengers),
  fitKey: ({ slices, passengers }) =>
    JSON.stringify([
      slices.map(({ sliceId, fareClass }) => [sliceId, fareClass]),
      Object.entries(passengers)
        .filter(([, count]) => count > 0)
        .toSorted(),
    ]),
  shown: ({ offer: { flight } }) => {
    const { segments, fareShelf } = first(flight.slices);
    const { code, name, flightNumber } = first(segments).marketingAirline;
    return {
      detail: `${name} ${code} ${flightNumber}, ${fareShelf.shortBrandName}`,
      art: flight.destination.art,
      startsOn: flight.departureDate,
      endsOn: flight.lastDate,
    };
  },
  similarFacts: ({ offer: { flight } }) => ({
    slices: flight.slices.map(({ segments }) => ({
      origin: first(segments).origin.locationCode,
      destination: last(segments).destination.locationCode,
      departs: first(segments).zonedDepartureTime,
      arrives: last(segments).zonedArrivalTime,
      stops: segments.length - 1,
    })),
    stars: null,
  }),
  search: ({ request: { passengers }, offer: { flight } }) => ({
    product: 'Flight',
    slices: flight.slices.map(({ segments }) => {
      const { origin, zonedDepartureTime } = first(segments);
      const { destination } = last(segments);
      return {
        origin: origin.locationCode,
        destination: destination.locationCode,
        date: date(zonedDepartureTime.slice(0, 10)),
      };
    }),
    passengers,
  }),
  credits: { fee: 'PriceFreezeCredit', cover: 'PriceFreezeDiscount', both: null },
  refusals: {
    soldOut: 'PriceFreezeSimilarFlightsAndRefund',
    nothingLikeIt: 'PriceFreezeRefund',
    unanswered: 'PriceFreezeProviderError',
    failed: 'PriceFreezeExerciseFailed',
    params: 'PriceFreezeExerciseSetBookParamsFailed',
  },
  dayLimit: null,
};
