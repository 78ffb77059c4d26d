/** What the screens of a rental show at a moment. Pure, so tested as a table. */
import { dateIn, type Instant, nightsBetween } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';
import {
  commonNotices,
  statusOf,
  type TripAction,
  type TripStatus,
  type TripTag,
  type TripView,
} from '@sojourn/portal/features/trips/trip-view.ts';
import { formatDateRange, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { CarTripCard, CarTripDetail } from '#car/wire/car-trip.ts';
import { dayOf } from '../search/rental-time.ts';

/** How far away it is, by the calendar of the place where it is picked up. */
export function whenOf({ rental }: CarTripCard, now: Instant): TextRef {
  const today = dateIn(now, rental.pickUp.location.zone);
  const days = nightsBetween(today, dayOf(rental.pickUp.at));
  if (days > 1) return textRef('trips.when.days', { days });
  if (days === 1) return textRef('trips.when.tomorrow');
  if (days === 0) return textRef('trips.when.today');
  return textRef(today <= dayOf(rental.dropOff.at) ? 'trips.when.underWay' : 'trips.when.ended');
}

export const datesOf = ({ rental }: CarTripCard, locale: Locale): string =>
  formatDateRange(dayOf(rental.pickUp.at), dayOf(rental.dropOff.at), locale, 'year');

function tagsOf(trip: CarTripDetail, status: TripStatus, now: Instant, locale: Locale): TripTag[] {
  const tags: TripTag[] = [{ kind: status, text: textRef(`trips.status.${status}`) }];
  if (trip.confirmationCode)
    tags.push({ kind: 'code', text: textRef('trips.code', { code: trip.confirmationCode }) });
  if (status === 'confirmed' || status === 'changed') {
    const terms = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
    if (terms.tone === 'good' && trip.total.amountMinor > 0) tags.push({ kind: 'free', text: terms.short });
  }
  return tags;
}

function nowOf(trip: CarTripDetail, status: TripStatus, now: Instant, locale: Locale): TextRef[] {
  if (status === 'pending' || status === 'canceling') return [textRef('trip.now.wait')];
  if (status === 'canceled') return [textRef('trip.now.canceled')];
  if (trip.time === 'Past') return [textRef('trip.now.past')];
  const controls = textRef('car.trip.now.desk', { company: trip.rental.company.name });
  if (!trip.actions.cancel.available) return [controls];
  if (trip.total.amountMinor === 0) return [textRef('car.trip.now.free'), controls];
  const { stages, zone } = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
  const stage = stages.find(({ state }) => state === 'now');
  if (!stage || stage.refund === 'none') return [textRef('trip.now.none'), controls];
  const until = `${stage.until ?? ''}, ${zone}`;
  if (stage.refund === 'full') return [textRef('trip.now.free', { until }), controls];
  const amount = formatMoney({ ...trip.total, amountMinor: stage.refundMinor }, locale);
  return [textRef('trip.now.part', { until, amount }), controls];
}

function actionsOf(trip: CarTripDetail, status: TripStatus): TripAction[] {
  const isOver = status === 'canceled' || trip.time === 'Past';
  return [
    ...(isOver ? [] : (['calendar'] as const)),
    'receipts',
    ...(trip.offers.includes('Change') ? (['change'] as const) : []),
    ...(trip.actions.cancel.available ? (['cancel'] as const) : []),
    ...(isOver ? (['bookAgain'] as const) : []),
  ];
}

export function viewOfCarTrip(trip: CarTripDetail, title: string, now: Instant, locale: Locale): TripView {
  const status = statusOf(trip);
  return {
    status,
    title,
    tags: tagsOf(trip, status, now, locale),
    actions: actionsOf(trip, status),
    notices: commonNotices(trip, status, locale, trip.rental.pickUp.location.zone),
    now: nowOf(trip, status, now, locale),
  };
}

/** What changes have cost besides the price; null for nothing. */
export function lostOf({ total, price, searchType }: CarTripDetail): Money | null {
  const amountMinor = total.amountMinor - price.dueToday.amountMinor;
  return searchType === 'FollowUp' && amountMinor > 0 ? { ...total, amountMinor } : null;
}
