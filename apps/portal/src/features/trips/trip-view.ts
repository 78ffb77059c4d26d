/**
 * What a trip's screens show at a moment: title, tags, what can be done, what needs saying. Pure, so tested
 * as a table.
 */
import type { TripCard, TripDetail } from '@sojourn/contract/trips.ts';
import { dateIn, type Instant, localAt, nightsBetween } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '#shared/cancel-terms.ts';
import { type Said, said } from '#shared/said.ts';

export type TripStatus = 'confirmed' | 'pending' | 'canceling' | 'canceled' | 'changed';
export type TripTag = {
  readonly kind: TripStatus | 'code' | 'free';
  readonly text: Said;
};
export type TripAction = 'cancel' | 'calendar' | 'receipts' | 'bookAgain';
export type TripNotice = {
  readonly kind: 'pending' | 'canceled' | 'refundLate' | 'case';
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
 * The word Confirmed needs the hotel's confirmation. A pending booking that has a code was confirmed before,
 * so it is
 * the cancellation that waits for the hotel.
 */
export function statusOf(trip: Pick<TripCard, 'status' | 'confirmationCode'>): TripStatus {
  if (trip.status === 'Canceled') return 'canceled';
  if (trip.confirmationCode === null) return 'pending';
  if (trip.status === 'Pending') return 'canceling';
  return trip.status === 'Modified' ? 'changed' : 'confirmed';
}

/** "in 65 days", "tomorrow", "today", "now", "ended", counted in the hotel's own calendar. */
export function whenOf(trip: TripCard, now: Instant): Said {
  const today = dateIn(now, trip.stay.zone);
  const days = nightsBetween(today, trip.stay.checkIn);
  if (days > 1) return said('trips.when.days', { days });
  if (days === 1) return said('trips.when.tomorrow');
  if (days === 0) return said('trips.when.today');
  return said(today < trip.stay.checkOut ? 'trips.when.now' : 'trips.when.ended');
}

export function viewOfTrip(trip: TripDetail, now: Instant, locale: Locale): TripView {
  const status = statusOf(trip);
  const past = trip.time === 'Past';
  return {
    status,
    title: trip.stay.name,
    tags: tagsOf(trip, status, now, locale),
    actions: actionsOf(trip, status, past),
    notices: noticesOf(trip, status, locale),
    now: nowOf(trip, status, now, locale),
  };
}

function nowOf(trip: TripDetail, status: TripStatus, now: Instant, locale: Locale): Said[] {
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

function tagsOf(trip: TripDetail, status: TripStatus, now: Instant, locale: Locale): TripTag[] {
  const tags: TripTag[] = [{ kind: status, text: said(`trips.status.${status}`) }];
  if (trip.confirmationCode)
    tags.push({ kind: 'code', text: said('trips.code', { code: trip.confirmationCode }) });
  if (status === 'confirmed' || status === 'changed') {
    const terms = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
    if (terms.tone === 'good') tags.push({ kind: 'free', text: terms.short });
  }
  return tags;
}

function actionsOf(trip: TripDetail, status: TripStatus, past: boolean): TripAction[] {
  const actions: TripAction[] = [];
  if (status !== 'canceled' && !past) actions.push('calendar');
  actions.push('receipts');
  if (trip.actions.cancel) actions.push('cancel');
  if (status === 'canceled' || past) actions.push('bookAgain');
  return actions;
}

function noticesOf(trip: TripDetail, status: TripStatus, locale: Locale): TripNotice[] {
  const notices: TripNotice[] = [];
  const code = trip.cases.find(({ state }) => state !== 'closed')?.code;
  if (status === 'pending' || status === 'canceling') {
    const name = status === 'pending' ? 'pending' : 'canceling';
    const text = code ? said(`trip.${name}.case`, { code }) : said(`trip.${name}.text`);
    notices.push({ kind: 'pending', tone: 'info', title: said(`trip.${name}.title`), text });
  }
  if (status === 'canceled') notices.push(canceledNotice(trip, locale));
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

function canceledNotice(trip: TripDetail, locale: Locale): TripNotice {
  const on = trip.canceledAt ? formatDate(localAt(trip.canceledAt, trip.stay.zone), locale) : '';
  const title = on ? said('trip.canceled.title', { on }) : said('trip.canceled.untimed');
  const refunded = trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const voided = trip.tenders.length > 0 && trip.tenders.every(({ state }) => state === 'voided');
  if (refunded > 0) {
    const amount = formatMoney({ amountMinor: refunded, currency: trip.total.currency }, locale);
    return { kind: 'canceled', tone: 'good', title, text: said('trip.canceled.refund', { amount }) };
  }
  const text = voided ? said('trip.canceled.voided') : said('trip.canceled.none');
  return { kind: 'canceled', tone: 'info', title, text };
}

/** "Apr 15 – 19, 2027" */
export const datesOf = (trip: TripCard, locale: Locale): string =>
  formatDateRange(trip.stay.checkIn, trip.stay.checkOut, locale, 'year');
