/**
 * What a trip's screens show at a moment: title, tags, what can be done, what needs saying. Pure, so tested
 * as a table.
 */
import type { HotelTripCard, HotelTripDetail, TripCard, TripDetail } from '@sojourn/contract/trips.ts';
import { dateIn, type Instant, localAt, nightsBetween } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { type Said, said } from '@sojourn/web/said.ts';

export type TripStatus = 'confirmed' | 'pending' | 'canceling' | 'canceled' | 'changed';
export type TripTag = {
  readonly kind: TripStatus | 'code' | 'free' | 'ticketing' | 'ticketed';
  readonly text: Said;
};
export type TripAction = 'cancel' | 'calendar' | 'receipts' | 'bookAgain';
export type TripNotice = {
  readonly kind: 'pending' | 'canceled' | 'refundLate' | 'case' | 'ticketing';
  readonly tone: 'good' | 'info' | 'warn' | 'bad';
  readonly title: Said;
  readonly text: Said;
};
export type TripView = {
  readonly status: TripStatus;
  readonly title: string;
  readonly tags: readonly TripTag[];
  readonly actions: readonly TripAction[];
  readonly notices: readonly TripNotice[];
  /** What can be done with it at this moment, and who decides. */
  readonly now: readonly Said[];
};

/**
 * The word Confirmed needs the supplier's confirmation. A pending booking that has a code was confirmed
 * before, so it is the cancellation that waits for the hotel or the airline.
 */
export function statusOf(trip: Pick<TripCard, 'status' | 'confirmationCode'>): TripStatus {
  if (trip.status === 'Canceled') return 'canceled';
  if (trip.confirmationCode === null) return 'pending';
  if (trip.status === 'Pending') return 'canceling';
  return trip.status === 'Modified' ? 'changed' : 'confirmed';
}

/** "in 65 days", "tomorrow", "today", "now", "ended", counted in the hotel's own calendar. */
export function whenOf(trip: HotelTripCard, now: Instant): Said {
  const today = dateIn(now, trip.stay.zone);
  const days = nightsBetween(today, trip.stay.checkIn);
  if (days > 1) return said('trips.when.days', { days });
  if (days === 1) return said('trips.when.tomorrow');
  if (days === 0) return said('trips.when.today');
  return said(today < trip.stay.checkOut ? 'trips.when.now' : 'trips.when.ended');
}

export function viewOfTrip(trip: HotelTripDetail, now: Instant, locale: Locale): TripView {
  const status = statusOf(trip);
  const past = trip.time === 'Past';
  return {
    status,
    title: trip.stay.name,
    tags: tagsOf(trip, status, now, locale),
    actions: actionsOf(trip, status, past),
    notices: commonNotices(trip, status, locale, { product: 'stay', zone: trip.stay.zone }),
    now: nowOf(trip, status, now, locale),
  };
}

function nowOf(trip: HotelTripDetail, status: TripStatus, now: Instant, locale: Locale): Said[] {
  if (status === 'pending' || status === 'canceling') return [said('trip.now.wait')];
  if (status === 'canceled' || trip.time === 'Past') return [said('trip.now.past')];
  const controls = said('trip.now.controls', { hotel: trip.stay.name });
  if (!trip.actions.cancel) return [controls];
  const { stages } = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
  const stage = stages.find(({ state }) => state === 'now');
  if (!stage || stage.refund === 'none') return [said('trip.now.none'), controls];
  const until = stage.until ?? '';
  if (stage.refund === 'full') return [said('trip.now.free', { until }), controls];
  const amount = formatMoney({ ...trip.total, amountMinor: stage.refundMinor }, locale);
  return [said('trip.now.part', { until, amount }), controls];
}

function tagsOf(trip: HotelTripDetail, status: TripStatus, now: Instant, locale: Locale): TripTag[] {
  const tags: TripTag[] = [{ kind: status, text: said(`trips.status.${status}`) }];
  if (trip.confirmationCode)
    tags.push({ kind: 'code', text: said('trips.code', { code: trip.confirmationCode }) });
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
  if (trip.actions.cancel) actions.push('cancel');
  if (status === 'canceled' || past) actions.push('bookAgain');
  return actions;
}

type Sold = { readonly product: 'stay' | 'flight'; readonly zone: string };

/** What holds for every product: it waits, it was canceled, a refund or a person is on the way. */
export function commonNotices(
  trip: TripDetail,
  status: TripStatus,
  locale: Locale,
  sold: Sold,
): TripNotice[] {
  const notices: TripNotice[] = [];
  const code = trip.cases.find(({ state }) => state !== 'closed')?.code;
  if (status === 'pending' || status === 'canceling') {
    const name = sold.product === 'stay' ? (`trip.${status}` as const) : (`trip.flight.${status}` as const);
    const text = code ? said(`${name}.case`, { code }) : said(`${name}.text`);
    notices.push({ kind: 'pending', tone: 'info', title: said(`trip.${status}.title`), text });
  }
  if (status === 'canceled') notices.push(canceledNotice(trip, locale, sold));
  const late = trip.refunds.filter(({ state }) => state === 'failed');
  if (late.length > 0) {
    notices.push({
      kind: 'refundLate',
      tone: 'bad',
      title: said('trip.refundLate.title'),
      text: code ? said('trip.refundLate.case', { code }) : said('trip.refundLate.text'),
    });
  }
  if (code && notices.every(({ kind }) => kind === 'canceled')) {
    notices.push({
      kind: 'case',
      tone: 'info',
      title: said('trip.case.title'),
      text: said('trip.case.text', { code }),
    });
  }
  return notices;
}

function canceledNotice(trip: TripDetail, locale: Locale, { product, zone }: Sold): TripNotice {
  const isFlight = product === 'flight';
  const on = trip.canceledAt ? formatDate(localAt(trip.canceledAt, zone), locale) : '';
  const untimed = said(isFlight ? 'trip.flight.canceled.untimed' : 'trip.canceled.untimed');
  const title = on ? said('trip.canceled.title', { on }) : untimed;
  const refunded = trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const voided = trip.tenders.length > 0 && trip.tenders.every(({ state }) => state === 'voided');
  if (refunded > 0) {
    const amount = formatMoney({ amountMinor: refunded, currency: trip.total.currency }, locale);
    return { kind: 'canceled', tone: 'good', title, text: said('trip.canceled.refund', { amount }) };
  }
  const none = said(isFlight ? 'trip.flight.canceled.none' : 'trip.canceled.none');
  return { kind: 'canceled', tone: 'info', title, text: voided ? said('trip.canceled.voided') : none };
}

/** "Apr 15 – 19, 2027" */
export const datesOf = (trip: HotelTripCard, locale: Locale): string =>
  formatDateRange(trip.stay.checkIn, trip.stay.checkOut, locale, 'year');
