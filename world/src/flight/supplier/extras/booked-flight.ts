/** A flight of a booked trip with the cabin that its travelers sit in, whatever has been sold since. */
import { type CalendarDate, dateOfDay } from '@sojourn/domain/dates.ts';
import { fareRank } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { BESIDE_RANK, type FlightState } from '../../inventory/fares/fares.ts';
import { type Leg, legList } from '../../inventory/fares/ticket-fare.ts';
import { cabinNumber } from '../../inventory/schedule/cabin-seats.ts';
import { flightName, legsOfSliceId } from '../../inventory/schedule/slice-id.ts';
import type { FlightMarket } from '../market.ts';
import type { MarketRecord } from '../store.ts';

export type BookedFlight = {
  readonly slice: number;
  readonly segment: number;
  readonly leg: Leg;
  readonly flight: string;
  readonly day: CalendarDate;
  readonly cabin: number;
  /** The class that it's flown in. */
  readonly rank: number;
  readonly ticketNo: number;
};

/** The flights of a slice; undefined where the schedule no longer has it. */
export function bookedFlights(
  { world }: FlightMarket,
  { days }: FlightState,
  record: MarketRecord,
  slice: number,
): readonly BookedFlight[] | undefined {
  const sold = record.slices[slice];
  const legs = sold && legsOfSliceId(world, days, sold.sliceId);
  if (!legs) return undefined;
  const flights = legList(legs).map((leg, segment): BookedFlight | undefined => {
    const flight = flightName(world, leg.row);
    const order = record.orders.find(
      (each) => each.slices.includes(slice) && each.flights.some((on) => on.flight === flight),
    );
    const cabin = order?.flights.find((on) => on.flight === flight)?.cabin;
    if (!order || cabin === undefined) return undefined;
    const wanted = fareRank(sold.fareClass);
    const rank = cabinNumber(wanted) === cabin ? wanted : BESIDE_RANK;
    const day = dateOfDay(days.firstDay + leg.day);
    return { slice, segment, leg, flight, day, cabin, rank, ticketNo: order.ticketNo };
  });
  const found = flights.filter((each) => each !== undefined);
  return found.length === flights.length ? found : undefined;
}
