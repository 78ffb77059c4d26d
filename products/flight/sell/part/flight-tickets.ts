/** What of a booked trip by air goes with each of its tickets, and the trip without some of them. */
import type { PartGroup } from '@sojourn/contract/changes.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import type { PartValue } from '@sojourn/server/modules/trips/changes/amounts-of-parts.ts';
import type { ChangeWindow } from '@sojourn/server/modules/trips/changes/product.ts';
import { atSlicesLeft, type TicketGroup, ticketGroups } from '#flight/rules/tickets/ticket-groups.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';
import { citiesOf, tripTypeOf } from '../exchange/flight-after.ts';
import type { FlightBooking, FlightOffer } from '../sale.ts';
import type { PartQuote, TripLeft } from './part-port.ts';

type Slice = FlightSummary['slices'][number];

export const groupsOf = ({ offer }: Pick<FlightBooking, 'offer'>): readonly TicketGroup[] =>
  ticketGroups(offer.flight.slices);

const slicesOf = ({ offer }: Pick<FlightBooking, 'offer'>, { slices }: TicketGroup): Slice[] =>
  slices.map((slice) => itemAt(offer.flight.slices, slice));
const leavesAt = (booking: FlightBooking, group: TicketGroup): Instant =>
  first(first(slicesOf(booking, group)).segments).scheduledDepartureTime;

/** Until the last that can be given up leaves; a trip on one ticket is canceled whole. */
export function ticketWindow(booking: FlightBooking): ChangeWindow {
  const groups = groupsOf(booking);
  return { closesAt: leavesAt(booking, last(groups)), isAllowed: groups.length > 1 };
}

const cityOf = ({ origin, destination }: Slice['segments'][number], end: 'from' | 'to'): string =>
  end === 'from' ? origin.city : destination.city;

const nameOf = (slices: readonly Slice[]): string =>
  slices
    .map(({ segments }) => `${cityOf(first(segments), 'from')}\u00a0– ${cityOf(last(segments), 'to')}`)
    .join(', ');

/** Those that haven't left, under the places of all. */
export const ticketParts = (booking: FlightBooking, now: Instant): PartGroup['parts'] =>
  groupsOf(booking).flatMap((group, part) => {
    if (!isBefore(now, leavesAt(booking, group))) return [];
    const { seats } = booking.request.extras;
    const slices = slicesOf(booking, group);
    return [
      {
        part,
        name: nameOf(slices),
        age: null,
        seats: seats.filter(({ slice }) => group.slices.includes(slice)).map(({ seat }) => seat),
        adults: 0,
        children: 0,
        ways: slices.map(({ segments }) => ({
          from: cityOf(first(segments), 'from'),
          to: cityOf(last(segments), 'to'),
          leaves: first(segments).zonedDepartureTime,
          airline: first(segments).marketingAirline.name,
        })),
      },
    ];
  });

/** By the groups that are given up. */
export function ticketValues(
  booking: FlightBooking,
  gone: readonly number[],
  { tickets = [] }: Pick<PartQuote, 'tickets'>,
): PartValue[] {
  const groups = groupsOf(booking);
  return gone.map((part) => {
    const group = itemAt(groups, part);
    const own = tickets.filter(({ ticketNo }) => group.tickets.includes(ticketNo));
    const sum = (of: 'paidMinor' | 'refundMinor' | 'creditMinor') =>
      own.reduce((all, each) => all + each[of], 0);
    return {
      part,
      name: nameOf(slicesOf(booking, group)),
      paidMinor: sum('paidMinor'),
      refundMinor: sum('refundMinor'),
      creditMinor: sum('creditMinor'),
    };
  });
}

/** The booking of what is still flown, at the price and terms that the supplier has for it. */
export function withoutTickets(
  booking: FlightBooking,
  gone: readonly number[],
  { price, cancellation, left }: Pick<PartQuote, 'price' | 'cancellation' | 'left'>,
) {
  const { request, offer, guests } = booking;
  const groups = gone.map((part) => itemAt(groupsOf(booking), part));
  const slices = groups.flatMap((group) => group.slices);
  const tickets = groups.flatMap((group) => group.tickets);
  const staying = atSlicesLeft(
    request.extras.seats.map((seat, index) => ({ ...seat, index })),
    slices,
  );
  const extras = {
    seats: staying.map(({ index: _, ...seat }) => seat),
    bags: atSlicesLeft(request.extras.bags, slices),
  };
  const offerLeft: FlightOffer = {
    ...offer,
    flight: flightWithout(offer.flight, slices, tickets, left),
    price,
    cancellation,
    miles: milesFor(price.total),
    guarantee: null,
    exitSeats: staying.flatMap(({ index }, at) => ((offer.exitSeats ?? []).includes(index) ? [at] : [])),
  };
  const chosen = request.slices.filter((_, slice) => !slices.includes(slice));
  return { request: { ...request, slices: chosen, extras }, offer: offerLeft, guests };
}

const dayOf = (local: string) => local.slice(0, 10) as FlightSummary['lastDate'];

function flightWithout(
  flight: FlightSummary,
  goneSlices: readonly number[],
  goneTickets: readonly number[],
  left: TripLeft | undefined,
): FlightSummary {
  const slices = flight.slices.filter((_, slice) => !goneSlices.includes(slice));
  const tickets = flight.tickets.filter(({ ticketNo }) => !goneTickets.includes(ticketNo));
  const segments = slices.flatMap((slice) => slice.segments);
  return {
    ...flight,
    ...left,
    slices,
    tickets,
    tripType: tripTypeOf(slices),
    multiTicketType: slices.length === 1 ? first(slices).multiTicketType : flight.multiTicketType,
    cities: citiesOf(slices),
    departureDate: dayOf(first(segments).zonedDepartureTime),
    lastDate: dayOf(last(segments).zonedArrivalTime),
  };
}
