/**
 * What the screens of a hotel trip show at a moment: title, tags, what can be done and who decides, what
 * needs saying. Pure, so tested as a table.
 */
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
import type { HotelTripCard, HotelTripDetail } from '#hotel/wire/hotel-trip.ts';

/** "in 65 days", "tomorrow", "today", "now", "ended", counted in the hotel's own calendar. */
export function whenOf(trip: HotelTripCard, now: Instant): TextRef {
  const today = dateIn(now, trip.stay.zone);
  const days = nightsBetween(today, trip.stay.checkIn);
  if (days > 1) return textRef('trips.when.days', { days });
  if (days === 1) return textRef('trips.when.tomorrow');
  if (days === 0) return textRef('trips.when.today');
  return textRef(today < trip.stay.checkOut ? 'trips.when.now' : 'trips.when.ended');
}

export function viewOfHotelTrip(trip: HotelTripDetail, now: Instant, locale: Locale): TripView {
  const status = statusOf(trip);
  const past = trip.time === 'Past';
  return {
    status,
    title: trip.stay.name,
    tags: tagsOf(trip, status, now, locale),
    actions: actionsOf(trip, status, past),
    notices: commonNotices(trip, status, locale, trip.stay.zone),
    now: nowOf(trip, status, now, locale),
  };
}

function nowOf(trip: HotelTripDetail, status: TripStatus, now: Instant, locale: Locale): TextRef[] {
  if (status === 'pending' || status === 'canceling') return [textRef('trip.now.wait')];
  if (status === 'canceled') return [textRef('trip.now.canceled')];
  if (trip.time === 'Past') return [textRef('trip.now.past')];
  const controls = textRef('hotel.trip.now.controls', { hotel: trip.stay.name });
  if (!trip.actions.cancel.available) return [controls];
  const { stages, zone } = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
  const stage = stages.find(({ state }) => state === 'now');
  if (!stage || stage.refund === 'none') return [textRef('trip.now.none'), controls];
  const until = `${stage.until ?? ''}, ${zone}`;
  if (stage.refund === 'full') return [textRef('trip.now.free', { until }), controls];
  const amount = formatMoney({ ...trip.total, amountMinor: stage.refundMinor }, locale);
  return [textRef('trip.now.part', { until, amount }), controls];
}

function tagsOf(trip: HotelTripDetail, status: TripStatus, now: Instant, locale: Locale): TripTag[] {
  const tags: TripTag[] = [{ kind: status, text: textRef(`trips.status.${status}`) }];
  if (trip.confirmationCode)
    tags.push({ kind: 'code', text: textRef('trips.code', { code: trip.confirmationCode }) });
  if (status === 'confirmed' || status === 'changed') {
    const terms = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
    if (terms.tone === 'good') tags.push({ kind: 'free', text: terms.short });
  }
  return tags;
}

function actionsOf(trip: HotelTripDetail, status: TripStatus, past: boolean): TripAction[] {
  const actions: TripAction[] = [];
  if (status !== 'canceled' && !past) actions.push('calendar');
  actions.push('receipts');
  if (trip.offers.includes('Change')) actions.push('change');
  if (trip.actions.cancel.available) actions.push('cancel');
  if (status === 'canceled' || past) actions.push('bookAgain');
  return actions;
}

/** "Apr 15 – 19, 2027" */
export const datesOf = (trip: HotelTripCard, locale: Locale): string =>
  formatDateRange(trip.stay.checkIn, trip.stay.checkOut, locale, 'year');

/** What changes and canceled rooms have cost besides the price; null for nothing. */
export function lostOf({ total, price, searchType }: HotelTripDetail): Money | null {
  const amountMinor = total.amountMinor - price.tripTotal.amountMinor;
  return searchType === 'FollowUp' && amountMinor > 0 ? { ...total, amountMinor } : null;
}
