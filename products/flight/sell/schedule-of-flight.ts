/** Booked flights in the form that changes of every product are compared in. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { Schedule, SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { SupplierSchedule } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import type { FlightSlice } from '../wire/flights.ts';
import type { FlightBooking, FlightDeps, FlightSale } from './sale.ts';
import type { FlightSchedule } from './supplier.ts';

type Deps = Pick<FlightDeps, 'countryOfAirline'>;
type Timed = Pick<FlightSlice, 'segments' | 'layovers'>;

export const partsOf = (
  { countryOfAirline }: Deps,
  { segments, layovers }: Timed,
  slice: number,
): SchedulePart[] =>
  segments.map((segment, at) => {
    const { origin, destination, marketingAirline, operatingAirline } = segment;
    const placeOf = ({ locationCode, city, countryCode }: typeof origin) => ({
      code: locationCode,
      name: city,
      countryCode,
    });
    return {
      slice,
      title: `${marketingAirline.code} ${marketingAirline.flightNumber}`,
      from: placeOf(origin),
      to: placeOf(destination),
      starts: segment.scheduledDepartureTime,
      ends: segment.scheduledArrivalTime,
      startsLocal: segment.zonedDepartureTime,
      endsLocal: segment.zonedArrivalTime,
      grade: 0,
      // Somebody carries the traveler even if we don't know where they're at home
      carrierCountry: countryOfAirline(operatingAirline.code) ?? '',
      connectionMinutes: layovers[at]?.minimumMinutes ?? null,
    };
  });

export const scheduleOfFlight = (deps: Deps, { offer }: FlightBooking): Schedule =>
  offer.flight.slices.flatMap((slice, at) => partsOf(deps, slice, at));

/** Airports go by their cities. */
export function localizedPart(
  { cityName }: Pick<FlightDeps, 'cityName'>,
  { request }: FlightBooking,
  part: SchedulePart,
): SchedulePart {
  const named = (place: SchedulePart['from']) => ({
    ...place,
    name: cityName(`airport:${place.code}`, request.locale) ?? place.name,
  });
  return { ...part, from: named(part.from), to: named(part.to) };
}

/** What a slice was sold with stays; a change of planes keeps its rules where the same flights are flown. */
const onto = <S extends FlightSlice>(booked: S, now: FlightSlice): S => ({
  ...booked,
  ...now,
  layovers: now.layovers.map((layover, at) => {
    const before = now.segments.length === booked.segments.length ? booked.layovers[at] : undefined;
    if (!before) return layover;
    const { minimumMinutes, isSelfTransferLayover } = before;
    return { ...layover, minimumMinutes, isSelfTransferLayover };
  }),
  multiTicketType: booked.multiTicketType,
});

export function supplierSchedule(
  deps: Deps,
  booking: FlightBooking,
  { slices, ...versions }: FlightSchedule,
): SupplierSchedule {
  if (versions.version === 0) return { ...versions, parts: scheduleOfFlight(deps, booking), content: null };
  const booked = booking.offer.flight.slices;
  if (!slices || slices.length !== booked.length) return { ...versions, parts: null, content: null };
  const parts = booked.flatMap((slice, at) => {
    const now = slices[at];
    return now ? partsOf(deps, onto(slice, now), at) : [];
  });
  return { ...versions, parts, content: slices };
}

/** The booking on the slices that were agreed to; those that are canceled leave it. */
export function rescheduledFlight(
  { request, offer, startsAt }: FlightBooking,
  content: unknown,
): Omit<FlightSale, 'product'> {
  const now = content as FlightSchedule['slices'];
  if (!now) return { request, offer };
  const slices = offer.flight.slices.map((slice, at) => {
    const changed = now[at];
    return changed ? onto(slice, changed) : slice;
  });
  const segments = slices.flatMap((slice) => slice.segments);
  const flight = {
    ...offer.flight,
    slices,
    departureDate: dayOf(first(segments).zonedDepartureTime),
    lastDate: dayOf(last(segments).zonedArrivalTime),
  };
  const chosen = request.slices.map((slice, at) => ({
    ...slice,
    sliceId: slices[at]?.sliceId ?? slice.sliceId,
  }));
  const cancellation = movedTerms(offer.cancellation, startsAt, first(segments).scheduledDepartureTime);
  return { request: { ...request, slices: chosen }, offer: { ...offer, flight, cancellation } };
}
/** The deadline that was the first departure is the new one. */
function movedTerms(terms: CancelTerms, before: Instant, after: Instant): CancelTerms {
  const isDeparture = ({ until }: CancelTerms['steps'][number]) => Date.parse(until) === Date.parse(before);
  const moved = { until: after, localUntil: localAt(after, terms.zone) };
  return { ...terms, steps: terms.steps.map((step) => (isDeparture(step) ? { ...step, ...moved } : step)) };
}

const dayOf = (local: string) => local.slice(0, 10) as FlightSale['offer']['flight']['lastDate'];
