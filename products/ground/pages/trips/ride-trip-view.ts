/** What the screens of a booked ride show at a moment. Pure. */
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
import type { GroundTripCard, GroundTripDetail } from '#ground/wire/ground-trip.ts';

/** How far away it is, by the calendar there. */
export function whenOf({ ride }: Pick<GroundTripCard, 'ride'>, now: Instant): TextRef {
  const days = nightsBetween(dateIn(now, ride.from.zone as Zone), ride.day);
  if (days > 1) return textRef('trips.when.days', { days });
  if (days === 1) return textRef('trips.when.tomorrow');
  return textRef(days === 0 ? 'trips.when.today' : 'trips.when.ended');
}

function tagsOf(trip: GroundTripDetail, status: TripStatus, now: Instant, locale: Locale): TripTag[] {
  const tags: TripTag[] = [{ kind: status, text: textRef(`trips.status.${status}`) }];
  if (trip.confirmationCode)
    tags.push({ kind: 'code', text: textRef('trips.code', { code: trip.confirmationCode }) });
  if (status === 'confirmed' || status === 'changed') {
    const terms = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
    if (terms.tone === 'good') tags.push({ kind: 'free', text: terms.short });
  }
  return tags;
}

function nowOf(trip: GroundTripDetail, status: TripStatus, now: Instant, locale: Locale): TextRef[] {
  if (status === 'pending' || status === 'canceling') return [textRef('trip.now.wait')];
  if (status === 'canceled') return [textRef('trip.now.canceled')];
  if (trip.time === 'Past') return [textRef('trip.now.past')];
  const call = textRef('ground.trip.now.call', { operator: trip.ride.operator.name });
  if (!trip.actions.cancel.available) return [call];
  const { stages, zone } = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
  const stage = stages.find(({ state }) => state === 'now');
  if (!stage || stage.refund === 'none') return [textRef('trip.now.none'), call];
  const until = `${stage.until ?? ''}, ${zone}`;
  if (stage.refund === 'full') return [textRef('trip.now.free', { until }), call];
  const amount = formatMoney({ ...trip.total, amountMinor: stage.refundMinor }, locale);
  return [textRef('trip.now.part', { until, amount }), call];
}

function actionsOf(trip: GroundTripDetail, status: TripStatus): TripAction[] {
  const isOver = status === 'canceled' || trip.time === 'Past';
  return [
    ...(isOver ? [] : (['calendar'] as const)),
    'receipts',
    ...(trip.offers.includes('Change') ? (['change'] as const) : []),
    ...(trip.actions.cancel.available ? (['cancel'] as const) : []),
    ...(isOver ? (['bookAgain'] as const) : []),
  ];
}

export function viewOfRideTrip(trip: GroundTripDetail, now: Instant, locale: Locale): TripView {
  const status = statusOf(trip);
  return {
    status,
    title: `${trip.ride.from.name}, ${trip.ride.to.name}`,
    tags: tagsOf(trip, status, now, locale),
    actions: actionsOf(trip, status),
    notices: commonNotices(trip, status, locale, trip.ride.from.zone),
    now: nowOf(trip, status, now, locale),
  };
}

/** Null where it can't be reported, or not yet. */
export function noShowState(
  { noShow }: Pick<GroundTripDetail, 'noShow'>,
  now: Instant,
): 'open' | 'reported' | null {
  if (noShow === null) return null;
  if (noShow.reportedAt !== null) return 'reported';
  return isBefore(now, noShow.from) ? null : 'open';
}
