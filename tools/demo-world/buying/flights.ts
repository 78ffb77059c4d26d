/** A flight as somebody chooses one: there and back, at a time of day, in a class. */
import type { CheckoutInput } from '../../../packages/contract/src/checkouts.ts';
import type { CalendarDate } from '../../../packages/domain/src/dates.ts';
import type { FareClass } from '../../../products/flight/rules/fares/fare-classes.ts';
import type { FlightPage, FlightSearch } from '../../../products/flight/wire/flight-search.ts';
import type { ChosenSlice } from '../../../products/flight/wire/flights.ts';
import type { Stage } from '../stage.ts';
import { NothingFound, type Order } from './order.ts';
import { flyerOf, type Traveler } from './traveler.ts';

/** Minutes of the local day. */
export type Hours = { readonly from: number; readonly until: number };
export type FlightWish = {
  readonly from: string;
  readonly to: string;
  readonly out: CalendarDate;
  /** Null: one way. */
  readonly back: CalendarDate | null;
  readonly classes: readonly FareClass[];
  /** When it leaves, there and back. */
  readonly hours: readonly [Hours, Hours];
  readonly maxTotal?: number;
  readonly choice: number;
  readonly flyers?: readonly Traveler[];
  /** Instead of by `choice`: of what is on offer, the slices to take, each null where none fits. */
  readonly pick?: (rows: FlightPage['options'], slice: number) => FlightPage['options'][number] | null;
};

const SHOWN = 20;
type Filters = NonNullable<FlightSearch['filters']>;

export async function flightOrder(stage: Stage, who: Traveler, wish: FlightWish): Promise<Order> {
  const { from, to, out, back, flyers = [who] } = wish;
  const passengers = { adults: flyers.length, children: 0, seatedInfants: 0, lapInfants: 0 };
  const slices = [
    { origin: from, destination: to, date: out },
    ...(back ? [{ origin: to, destination: from, date: back }] : []),
  ];
  const chosen: ChosenSlice[] = [];
  for (const [slice] of slices.entries()) {
    const search = (filters: Filters) =>
      rowsOf(stage, who, { slices, passengers, chosen, filters, sort: 'price', limit: SHOWN });
    const classes = {
      fareClasses: [...wish.classes],
      ...(wish.maxTotal && { maxTotalMinor: wish.maxTotal }),
    };
    const departs = wish.hours[slice === 0 ? 0 : 1];
    // Nonstop at the wanted time, else nonstop, else any
    let rows = await search({ ...classes, departs, stops: 'none' });
    if (rows.length === 0) rows = await search({ ...classes, stops: 'none' });
    if (rows.length === 0) rows = await search(classes);
    const row = wish.pick
      ? wish.pick(rows, slice)
      : rows[wish.choice % Math.max(1, Math.min(3, rows.length))];
    if (!row) throw new NothingFound(`a flight from ${from} to ${to} on ${out}`);
    chosen.push({ sliceId: row.slice.sliceId, fareClass: row.fare.fareClass });
  }
  const start = { product: 'Flight', slices: chosen, passengers } as CheckoutInput;
  return { start, typed: { travelers: flyers.map((flyer) => flyerOf(flyer, out)) } };
}

async function rowsOf(stage: Stage, who: Traveler, input: FlightSearch): Promise<FlightPage['options']> {
  const events = await stage.call(who, 'searchFlights', { input: input as never });
  return events.findLast((event) => event.type === 'page')?.options ?? [];
}
