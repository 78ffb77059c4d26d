/** What the screens of a booked activity show at a moment. Pure, so tested as a table. */
import { dateIn, type Instant, isBefore, nightsBetween, type Zone } from '@sojourn/domain/dates.ts';
import {
  commonNotices,
  statusOf,
  type TripAction,
  type TripStatus,
  type TripTag,
  type TripView,
} from '@sojourn/portal/features/trips/trip-view.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { soldDay } from '#activity/pages/shared/sold-words.ts';
import type { ActivityTripCard, ActivityTripDetail } from '#activity/wire/activity-trip.ts';

/** How far away it is, by the calendar there. */
export function whenOf({ activity }: Pick<ActivityTripCard, 'activity'>, now: Instant): TextRef {
  const today = dateIn(now, activity.activity.zone as Zone);
  const days = nightsBetween(today, soldDay(activity));
  if (activity.slot === null && days > 0) return textRef('activity.trips.when.valid', { days });
  if (days > 1) return textRef('trips.when.days', { days });
  if (days === 1) return textRef('trips.when.tomorrow');
  if (days === 0) return textRef('trips.when.today');
  return textRef('trips.when.ended');
}

function tagsOf(trip: ActivityTripDetail, status: TripStatus, now: Instant, locale: Locale): TripTag[] {
  const tags: TripTag[] = [{ kind: status, text: textRef(`trips.status.${status}`) }];
  if (trip.confirmationCode)
    tags.push({ kind: 'code', text: textRef('trips.code', { code: trip.confirmationCode }) });
  if (status === 'confirmed' || status === 'changed') {
    const terms = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
    if (terms.tone === 'good') tags.push({ kind: 'free', text: terms.short });
  }
  return tags;
}

function nowOf(trip: ActivityTripDetail, status: TripStatus, now: Instant, locale: Locale): TextRef[] {
  if (status === 'pending' || status === 'canceling') return [textRef('trip.now.wait')];
  if (status === 'canceled') return [textRef('trip.now.canceled')];
  if (trip.time === 'Past') return [textRef('trip.now.past')];
  const { operator } = trip.activity;
  const call = textRef('activity.trip.now.call', { operator: operator.name });
  if (!trip.actions.cancel.available) return [textRef(`activity.trip.cancel.${trip.cancelOutcome}`), call];
  const { stages, zone } = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
  const stage = stages.find(({ state }) => state === 'now');
  if (!stage || stage.refund === 'none') return [textRef('trip.now.none'), call];
  const until = `${stage.until ?? ''}, ${zone}`;
  if (stage.refund === 'full') return [textRef('trip.now.free', { until }), call];
  const amount = formatMoney({ ...trip.total, amountMinor: stage.refundMinor }, locale);
  return [textRef('trip.now.part', { until, amount }), call];
}

function actionsOf(trip: ActivityTripDetail, status: TripStatus): TripAction[] {
  const isOver = status === 'canceled' || trip.time === 'Past';
  return [
    ...(isOver ? [] : (['calendar'] as const)),
    'receipts',
    ...(trip.offers.includes('Change') ? (['change'] as const) : []),
    ...(trip.actions.cancel.available ? (['cancel'] as const) : []),
    ...(isOver ? (['bookAgain'] as const) : []),
  ];
}

export function viewOfActivityTrip(trip: ActivityTripDetail, now: Instant, locale: Locale): TripView {
  const status = statusOf(trip);
  const { name, zone } = trip.activity.activity;
  return {
    status,
    title: name,
    tags: tagsOf(trip, status, now, locale),
    actions: actionsOf(trip, status),
    notices: commonNotices(trip, status, locale, zone),
    now: nowOf(trip, status, now, locale),
  };
}

/** `soon`: it can be reported from then on; null where it can't be at all. */
export function noShowState(
  { noShow }: Pick<ActivityTripDetail, 'noShow'>,
  now: Instant,
): 'open' | 'reported' | null {
  if (noShow === null) return null;
  if (noShow.reportedAt !== null) return 'reported';
  return isBefore(now, noShow.from) ? null : 'open';
}
