/**
 * What the screens of a flight trip show at a moment: tags, what can be done and who decides, what needs
 * saying, when one checks in. Pure, so tested as tables.
 */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { isBooked } from '@sojourn/domain/booking/trip-state.ts';
import { dateIn, type Instant, isBefore, nightsBetween } from '@sojourn/domain/dates.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import {
  commonNotices,
  statusOf,
  type TripAction,
  type TripNotice,
  type TripTag,
} from '@sojourn/portal/features/trips/trip-view.ts';
import { formatDeadline, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { FlightTripCard, FlightTripDetail } from '#flight/wire/flight-trip.ts';

type FlightStatus = ReturnType<typeof statusOf> | 'ticketed' | 'airlineCanceled';
type Card = Pick<FlightTripCard, 'status' | 'itineraryFlags' | 'ticketing' | 'airlineCanceled' | 'flight'>;

/** From requested to ticketed, being changed or canceled, or canceled by its airline. */
export function flightStatusOf(trip: Card): FlightStatus {
  const status = statusOf(trip);
  const isConfirmed = status === 'confirmed' || status === 'changed';
  if (isConfirmed && trip.airlineCanceled.length === trip.flight.slices.length) return 'airlineCanceled';
  return isConfirmed && trip.ticketing === 'ticketed' ? 'ticketed' : status;
}

export const isUnderWay = (status: FlightStatus): boolean => status === 'pending' || status === 'canceling';
function isTicketing(trip: Card): boolean {
  const status = flightStatusOf(trip);
  return status === 'confirmed' || status === 'changed';
}

/** Confirmed, and the documents still to come. */
export const isUnticketed = (trip: TripDetail): boolean =>
  'ticketing' in trip && isBooked(trip.status) && trip.ticketing !== 'ticketed';

/** "in 65 days", "today", "under way", "ended", counted in the calendar of the first airport. */
export function whenOfFlight({ flight, time }: FlightTripCard, now: Instant): TextRef {
  const days = nightsBetween(dateIn(now, flight.origin.zone), flight.departureDate);
  if (time === 'Past') return textRef('trips.when.ended');
  if (days > 1) return textRef('trips.when.days', { days });
  if (days === 1) return textRef('trips.when.tomorrow');
  return textRef(days === 0 ? 'trips.when.today' : 'trips.when.underWay');
}

type CheckInState = 'notYet' | 'open' | 'closed';
export type CheckInView = {
  readonly slice: number;
  readonly airline: { readonly code: string; readonly name: string };
  readonly state: CheckInState;
  /** "Tue, Apr 13, 6:05 PM, Eastern Time", by the clock of the airport it leaves from. */
  readonly opens: string;
  readonly closes: string;
  readonly airport: FlightTripCard['flight']['slices'][number]['segments'][number]['origin'];
  readonly city: string;
  readonly to: string;
  /** The airline's confirmation number; null until it has confirmed. */
  readonly locator: string | null;
};

/** That its airline has canceled all of it, or some; null for neither. */
export function airlineCanceledTag(trip: Card): TripTag | null {
  const count = trip.airlineCanceled.length;
  if (count === 0 || isUnderWay(statusOf(trip)) || trip.status === 'Canceled') return null;
  const isAll = flightStatusOf(trip) === 'airlineCanceled';
  const text = isAll
    ? textRef('trip.flight.tag.airlineCanceled')
    : textRef('trip.flight.tag.someCanceled', { count });
  return { kind: 'canceled', text };
}

/** How a list shows it, in one tag. */
export function cardTagOf(trip: Card): TripTag {
  const status = flightStatusOf(trip);
  if (status === 'airlineCanceled') return airlineCanceledTag(trip) ?? { kind: 'canceled', text: OFF };
  return { kind: status, text: textRef(`trips.status.${status === 'pending' ? 'requested' : status}`) };
}
const OFF = textRef('trip.flight.tag.airlineCanceled');

/** When and with which locator each slice is checked in; nothing for a trip that is not flown. */
export function checkInsOf(trip: FlightTripDetail, now: Instant, locale: Locale): CheckInView[] {
  if (trip.status === 'Canceled' || trip.time === 'Past') return [];
  return trip.checkIn.map(({ slice, airline, opensAt, closesAt }) => {
    const { segments, ticketNos } = itemAt(trip.flight.slices, slice);
    const airport = first(segments).origin;
    const at = (instant: Instant): string => formatDeadline(instant, airport.zone, locale);
    const locator = trip.locators.airlines.find(({ ticketNo }) => ticketNo === ticketNos[0])?.locator ?? null;
    const state = isBefore(now, opensAt) ? 'notYet' : isBefore(now, closesAt) ? 'open' : 'closed';
    const to = last(segments).destination.city;
    const times = { opens: at(opensAt), closes: at(closesAt) };
    return { slice, airline, state, ...times, airport, city: airport.city, to, locator };
  });
}

export type FlightTripView = {
  readonly status: FlightStatus;
  readonly tags: readonly TripTag[];
  readonly actions: readonly TripAction[];
  readonly notices: readonly TripNotice[];
  /** What can be done with it at this moment, and who decides. */
  readonly now: readonly TextRef[];
  readonly checkIns: readonly CheckInView[];
};

export function viewOfFlightTrip(trip: FlightTripDetail, now: Instant, locale: Locale): FlightTripView {
  const status = flightStatusOf(trip);
  const checkIns = checkInsOf(trip, now, locale);
  return {
    status,
    tags: tagsOf(trip, locale),
    actions: actionsOf(trip, status),
    notices: noticesOf(trip, locale),
    now: nowOf(trip, { status, checkIns }, now, locale),
    checkIns,
  };
}

function tagsOf(trip: FlightTripDetail, locale: Locale): TripTag[] {
  const status = statusOf(trip);
  const name = status === 'pending' ? 'requested' : status;
  const off = airlineCanceledTag(trip);
  const isAllOff = flightStatusOf(trip) === 'airlineCanceled';
  const own: TripTag = { kind: status, text: textRef(`trips.status.${name}`) };
  const tags: TripTag[] = [...(off ? [off] : []), ...(isAllOff ? [] : [own])];
  if (isTicketing(trip)) tags.push({ kind: 'ticketing', text: textRef('trips.status.ticketing') });
  else if (flightStatusOf(trip) === 'ticketed')
    tags.push({ kind: 'ticketed', text: textRef('trips.status.ticketed') });
  if (trip.confirmationCode)
    tags.push({ kind: 'code', text: textRef('trips.code', { code: trip.confirmationCode }) });
  if (trip.voidUntil !== null && trip.actions.cancel.available) {
    const until = formatDeadline(trip.voidUntil, trip.flight.origin.zone, locale);
    tags.push({ kind: 'free', text: textRef('trip.flight.tag.void', { until }) });
  }
  return tags;
}

function actionsOf(trip: FlightTripDetail, status: FlightStatus): TripAction[] {
  const actions: TripAction[] = [];
  const past = trip.time === 'Past';
  if (status !== 'canceled' && !past) actions.push('calendar');
  actions.push('receipts');
  if (trip.actions.cancel.available) actions.push('cancel');
  if (status === 'canceled' || past) actions.push('bookAgain');
  return actions;
}

/** "TAP Air Portugal and Delta Air Lines" */
export const airlinesOf = ({ tickets }: FlightTripCard['flight'], locale: Locale): string =>
  new Intl.ListFormat(locale).format([...new Set(tickets.map(({ airline }) => airline.name))]);

type Seen = Pick<FlightTripView, 'status' | 'checkIns'>;

function nowOf(trip: FlightTripDetail, seen: Seen, now: Instant, locale: Locale): TextRef[] {
  if (isUnderWay(seen.status)) return [textRef('trip.now.wait')];
  if (seen.status === 'canceled') return [textRef('trip.now.canceled')];
  if (trip.time === 'Past') return [textRef('trip.now.past')];
  if (seen.status === 'airlineCanceled') return [textRef('trip.flight.now.airlineCanceled')];
  const airlines = airlinesOf(trip.flight, locale);
  const next = seen.checkIns.find(({ state }) => state !== 'closed');
  const checkIn = next
    ? textRef(`trip.flight.now.checkIn.${next.state === 'open' ? 'by' : 'from'}`, {
        airline: next.airline.name,
        at: next.state === 'open' ? next.closes : next.opens,
      })
    : textRef('trip.flight.now.controls.flown', { airline: airlines });
  return [...cancelSentences(trip, now, locale), ...changeSentences(trip, now, locale), checkIn];
}

/** The cancellation rule of now and the next one, each with its end in the first airport's time zone. */
function cancelSentences(trip: FlightTripDetail, now: Instant, locale: Locale): TextRef[] {
  if (!trip.actions.cancel.available) return [];
  const { voidUntil, cancellation, flight, total } = trip;
  const ends = voidUntil ?? now;
  const later = cancellation.steps.find(
    ({ until, penaltyMinor }) => isBefore(ends, until) && penaltyMinor < total.amountMinor,
  );
  const amountMinor = total.amountMinor - (later?.penaltyMinor ?? 0);
  const values = later && {
    amount: formatMoney({ ...total, amountMinor }, locale),
    until: formatDeadline(later.until, cancellation.zone, locale),
  };
  // The fare itself is free to cancel for longer than the first hours after booking
  if (later?.penaltyMinor === 0) return [textRef('trip.flight.now.now.full', values)];
  const kind = later ? 'part' : 'none';
  if (voidUntil === null) return [textRef(`trip.flight.now.now.${kind}`, values)];
  const until = formatDeadline(voidUntil, flight.origin.zone, locale);
  return [textRef('trip.flight.now.void', { until }), textRef(`trip.flight.now.then.${kind}`, values)];
}

/** The same deadline as on the page that changes flights: an hour before each slice departs. */
function changeSentences(trip: FlightTripDetail, now: Instant, locale: Locale): TextRef[] {
  if (!trip.actions.change.available) return [];
  const next = trip.changes.find(({ canChange, closesAt }) => canChange && isBefore(now, closesAt));
  if (!next) return [];
  return [textRef('trip.flight.now.change', { until: changeDeadline(trip, next, locale) })];
}

type Closing = FlightTripDetail['changes'][number];
/** By the clock of the airport that the slice leaves from. */
export const changeDeadline = (
  { flight }: Pick<FlightTripDetail, 'flight'>,
  { slice, closesAt }: Pick<Closing, 'slice' | 'closesAt'>,
  locale: Locale,
): string => formatDeadline(closesAt, first(itemAt(flight.slices, slice).segments).origin.zone, locale);

function noticesOf(trip: FlightTripDetail, locale: Locale): TripNotice[] {
  const notices = commonNotices(trip, statusOf(trip), locale, trip.flight.origin.zone);
  if (!isTicketing(trip)) return notices;
  const airlines = airlinesOf(trip.flight, locale);
  const code = trip.cases.find(({ state }) => state !== 'closed')?.code;
  const values = { airlines, email: trip.email, code: code ?? '' };
  const ticketing: TripNotice = {
    kind: 'ticketing',
    tone: 'info',
    title: textRef(code ? 'trip.flight.ticketing.lateTitle' : 'trip.flight.ticketing.title'),
    text: textRef(code ? 'trip.flight.ticketing.case' : 'trip.flight.ticketing.text', values),
  };
  return [ticketing, ...notices.filter(({ kind }) => !(code && kind === 'case'))];
}
