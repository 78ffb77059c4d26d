/** One line of the results: what a hit shows before it's opened. */
import { money } from '@sojourn/domain/money.ts';
import { FARE_CLASSES } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import type { FlightRow } from '@sojourn/products/flight/wire/flight-row.ts';
import type { FlightSlice } from '@sojourn/products/flight/wire/flights.ts';
import { sliceOf } from './describe.ts';
import { refundOf } from './offers.ts';
import { type Asking, type Found, kindOf, pricingOf } from './options.ts';

type RowSlice = FlightRow['slice'];

const rowSegment = ({ origin, destination, ...segment }: FlightSlice['segments'][number]) => ({
  marketingAirline: segment.marketingAirline,
  operatingAirline: segment.operatingAirline,
  scheduledDepartureTime: segment.scheduledDepartureTime,
  zonedDepartureTime: segment.zonedDepartureTime,
  zonedArrivalTime: segment.zonedArrivalTime,
  origin: { locationCode: origin.locationCode },
  destination: {
    locationCode: destination.locationCode,
    countryCode: destination.countryCode,
    cityPlaceId: destination.cityPlaceId,
  },
});

const rowLayover = ({
  airport: { locationCode, city },
  stopoverDurationMinutes,
  isSelfTransferLayover,
}: FlightSlice['layovers'][number]): RowSlice['layovers'][number] => ({
  airport: { locationCode, city },
  stopoverDurationMinutes,
  isSelfTransferLayover,
});

export function rowOf(asking: Asking, { hit: { legs, fareRank } }: Found): Omit<FlightRow, 'badges'> {
  const { market, state, others, segments } = asking;
  const { passengers: party, locale } = asking.asked;
  const { breaks, priceOf } = pricingOf(market.engine, state, party, legs, others);
  const { total, adult, isTogether } = priceOf(fareRank);
  const slice = sliceOf(market, state, legs, breaks, locale, segments);
  return {
    slice: {
      ...slice,
      segments: slice.segments.map(rowSegment),
      layovers: slice.layovers.map(rowLayover),
    },
    fare: {
      fareClass: FARE_CLASSES[fareRank]!,
      total: money(total),
      perAdult: money(adult),
      restrictions: { refund: refundOf(market, state, { legs, breaks, rank: fareRank, party }) },
    },
    multiTicketType: kindOf(asking, breaks, isTogether),
  };
}
