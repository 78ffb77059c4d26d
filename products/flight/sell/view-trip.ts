/** A booked flight in the shapes of the contract: a card in the list, or the whole trip. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { openTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import type { TripBesides } from '@sojourn/server/modules/trips/trips/besides.ts';
import { commonCardOf, commonDetailOf, type TripParts } from '@sojourn/server/modules/trips/trips/view.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import { checkInTimes } from '../rules/tickets/ticketing.ts';
import { voidCutoff } from '../rules/tickets/void-window.ts';
import { tripTitle } from '../rules/trip-title.ts';
import type { FlightTripCard, FlightTripDetail } from '../wire/flight-trip.ts';
import { withBookedRestrictions } from './booked-restrictions.ts';
import {
  type ListedTicketing,
  readListedTicketings,
  readTicketing,
  type Ticketing,
} from './booking/store.ts';
import { closingTimes, exchangeWindow } from './exchange/flight-changes.ts';
import type { FlightBooking, FlightDeps } from './sale.ts';
import { canceledByAirline, withUpdatedTimes } from './updated-times.ts';

/** Nobody checks in for what another booking replaces, or what its airline has canceled. */
const isFlown = (booking: FlightBooking, besides: TripBesides) => {
  const { disruption } = besides;
  const canceled = canceledByAirline(booking, besides);
  return (slice: number): boolean =>
    !canceled.includes(slice) && (disruption?.state !== 'rebooked' || disruption.slice !== slice);
};

const checkInOf = (booking: FlightBooking, besides: TripBesides) =>
  booking.offer.flight.slices
    .filter((_, slice) => isFlown(booking, besides)(slice))
    .map(({ segments }) => checkInTimes(first(segments).scheduledDepartureTime));

/** The promise of a free cancellation can outlast the airlines' own window: then it's a refund. */
function voidEnd(promised: Instant | null, ticketedAt: Instant | null): Instant | null {
  const cutoff = ticketedAt && voidCutoff(ticketedAt);
  return promised && cutoff && isBefore(cutoff, promised) ? cutoff : promised;
}

/** Where a slice ends: what's decided about it is by that clock. */
const zoneAtEnd =
  ({ slices }: FlightBooking['offer']['flight']) =>
  (slice: number): string =>
    last((slices[slice] ?? first(slices)).segments).destination.zone;

function flightCardOf(
  booking: FlightBooking,
  { state: ticketing, locators, segmentTimes, voidUntil, ticketedAt }: ListedTicketing,
  besides: TripBesides,
  now: Instant,
): FlightTripCard {
  const { flight } = booking.offer;
  const traits = {
    isLodging: false,
    tickets: { state: ticketing, voidUntil: voidEnd(voidUntil, ticketedAt) },
    isExchangeAllowed: exchangeWindow(booking).isAllowed,
    changesUntil: null,
    checkIn: checkInOf(booking, besides),
  };
  const common = commonCardOf(booking, traits, besides, now, zoneAtEnd(flight));
  return {
    ...common,
    kind: 'Flight',
    flight: withUpdatedTimes(flight, segmentTimes, besides.flightsToday),
    airlineCanceled: canceledByAirline(booking, besides),
    ticketing,
    locators: {
      agent: common.confirmationCode,
      airlines: locators.flatMap(({ ticketNo, locator }) => {
        const airline = flight.tickets.find((each) => each.ticketNo === ticketNo)?.airline;
        return airline ? [{ ticketNo, airline, locator }] : [];
      }),
    },
    ...tripTitle(flight, booking.request.locale),
  };
}

/** One card for each, in their order. */
export async function listFlightCards(
  { db }: Pick<FlightDeps, 'db'>,
  bookings: readonly FlightBooking[],
  besides: (bookingId: BookingId) => TripBesides,
  owner: Owner,
  now: Instant,
): Promise<FlightTripCard[]> {
  const ids = bookings.map(({ bookingId }) => bookingId);
  const ticketing = await readListedTicketings(db, owner, ids);
  return bookings.map((booking) => {
    const { bookingId } = booking;
    return flightCardOf(booking, ticketing.get(bookingId) ?? REQUESTED, besides(bookingId), now);
  });
}
const NO_TIMES = { segmentTimes: null, voidUntil: null, ticketedAt: null } as const;
const REQUESTED = { state: 'requested', locators: [], ...NO_TIMES } as const;

export async function viewFlightTrip(
  { db, sealer }: Pick<FlightDeps, 'db' | 'sealer'>,
  parts: TripParts<FlightBooking>,
  now: Instant,
): Promise<FlightTripDetail> {
  const ticketing = await readTicketing(db, parts.booking);
  const travelers = openTravelers<CompleteTraveler>(sealer, parts);
  return viewOfFlightTrip({ ...parts, ticketing, travelers }, now);
}

type Parts = TripParts<FlightBooking> & {
  readonly ticketing: Ticketing;
  /** Null when the key that sealed them is gone. */
  readonly travelers: readonly Pick<CompleteTraveler, 'specialAssistance'>[] | null;
};

function viewOfFlightTrip(parts: Parts, now: Instant): FlightTripDetail {
  const { booking, ticketing } = parts;
  const { request, offer } = booking;
  const { price } = offer;
  const card = flightCardOf(booking, ticketing, parts.besides, now);
  const { voidUntil, ticketedAt } = ticketing;
  const canVoid = booking.state === 'Confirmed' && voidUntil !== null && isBefore(now, voidUntil);
  const trip = {
    ...card,
    ...commonDetailOf(parts, { item: card.title, baseMinor: price.fares.base }, now),
    price,
    extras: request.extras,
    travelers: booking.guests.map((guest, i) => travelerOf(parts, guest, i)),
    ticketedAt,
    voidUntil: canVoid ? voidUntil : null,
    changes: closingTimes(booking, now),
    // As the airline has the timetable now: what's late today is checked in for as planned
    checkIn: withUpdatedTimes(offer.flight, ticketing.segmentTimes)
      .slices.map(({ segments }, slice) => {
        const { updatedDepartureTime, scheduledDepartureTime, operatingAirline } = first(segments);
        const times = checkInTimes(updatedDepartureTime ?? scheduledDepartureTime);
        return { slice, airline: operatingAirline, ...times };
      })
      .filter(({ slice }) => isFlown(booking, parts.besides)(slice)),
  };
  return { ...trip, flight: withBookedRestrictions(trip.flight, trip, now) };
}

/** With the seats, bags and ticket numbers that are this traveler's. */
function travelerOf(
  { booking, ticketing, travelers }: Parts,
  guest: FlightBooking['guests'][number],
  index: number,
): FlightTripDetail['travelers'][number] {
  const { seats, bags } = booking.request.extras;
  const isOwn = ({ traveler }: { readonly traveler: number }) => traveler === index;
  return {
    ...guest,
    frequentFlyerNumber: [...guest.frequentFlyerNumber],
    specialAssistance: [...(travelers?.[index]?.specialAssistance ?? [])],
    seats: seats.filter(isOwn).map(({ slice, segment, seat }) => ({ slice, segment, seat })),
    bags: bags.filter(isOwn).map(({ slice, pieces }) => ({ slice, pieces })),
    documents: ticketing.documents
      .filter(isOwn)
      .map(({ ticketNo, slice, number }) => ({ ticketNo, slice, number })),
  };
}
