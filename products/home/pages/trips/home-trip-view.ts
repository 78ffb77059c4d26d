/** What the screens of a booked home show at a moment. Pure, so tested as a table. */
import { type CalendarDate, dateIn, type Instant, nightsBetween } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
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
import { firstAndLast } from '#home/pages/shared/home-words.ts';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';
import type { HomeTripCard, HomeTripDetail } from '#home/wire/home-trip.ts';

type Stays = Pick<HomeTripCard, 'stays'>;

/** "Casa do Limoeiro", or both homes of a split stay. */
export const nameOf = ({ stays }: Stays): string => stays.map(({ name }) => name).join(' · ');

export const datesOf = ({ stays }: Stays, locale: Locale): string => {
  const { checkIn, checkOut } = firstAndLast(stays);
  return formatDateRange(checkIn, checkOut, locale, 'year');
};

/** How far away it is, by the calendar of the first home. */
export function whenOf({ stays }: Stays, now: Instant): TextRef {
  const today = dateIn(now, itemAt(stays, 0).zone);
  const { checkIn, checkOut } = firstAndLast(stays);
  const days = nightsBetween(today, checkIn);
  if (days > 1) return textRef('trips.when.days', { days });
  if (days === 1) return textRef('trips.when.tomorrow');
  if (days === 0) return textRef('trips.when.today');
  return textRef(today < checkOut ? 'trips.when.now' : 'trips.when.ended');
}

/** `move`: in, where another home of the same booking was left that day. */
export type HomeMoment = { readonly kind: 'checkIn' | 'checkOut' | 'move'; readonly stay: HomeStaySummary };

/** The days on which something happens, in order; a move's two moments are of one day. */
export function daysOf({ stays }: Stays): { readonly day: CalendarDate; readonly moments: HomeMoment[] }[] {
  const days = new Map<CalendarDate, HomeMoment[]>();
  const add = (day: CalendarDate, moment: HomeMoment) => days.set(day, [...(days.get(day) ?? []), moment]);
  stays.forEach((stay, place) => {
    add(stay.checkIn, { kind: place === 0 ? 'checkIn' : 'move', stay });
    add(stay.checkOut, { kind: 'checkOut', stay });
  });
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, moments]) => ({ day, moments: leavingFirst(moments) }));
}

const leavingFirst = (moments: HomeMoment[]): HomeMoment[] =>
  moments.toSorted((a, b) => Number(a.kind !== 'checkOut') - Number(b.kind !== 'checkOut'));

export function viewOfHomeTrip(trip: HomeTripDetail, now: Instant, locale: Locale): TripView {
  const status = statusOf(trip);
  return {
    status,
    title: nameOf(trip),
    tags: tagsOf(trip, status, now, locale),
    actions: actionsOf(trip, status),
    notices: commonNotices(trip, status, locale, itemAt(trip.stays, 0).zone),
    now: nowOf(trip, status, now, locale),
  };
}

function tagsOf(trip: HomeTripDetail, status: TripStatus, now: Instant, locale: Locale): TripTag[] {
  const tags: TripTag[] = [{ kind: status, text: textRef(`trips.status.${status}`) }];
  if (trip.confirmationCode)
    tags.push({ kind: 'code', text: textRef('trips.code', { code: trip.confirmationCode }) });
  if (status === 'confirmed' || status === 'changed') {
    const terms = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
    if (terms.tone === 'good') tags.push({ kind: 'free', text: terms.short });
  }
  return tags;
}

function nowOf(trip: HomeTripDetail, status: TripStatus, now: Instant, locale: Locale): TextRef[] {
  if (status === 'pending' || status === 'canceling') return [textRef('trip.now.wait')];
  if (status === 'canceled') return [textRef('trip.now.canceled')];
  if (trip.time === 'Past') return [textRef('trip.now.past')];
  const hosts = [...new Set(trip.stays.map(({ host }) => host.name))];
  const host = new Intl.ListFormat(locale, { type: 'disjunction' }).format(hosts);
  const controls = textRef('home.trip.now.controls', { host });
  if (!trip.actions.cancel.available) return [controls];
  const { stages, zone } = viewOfCancelTerms(trip.cancellation, trip.total, now, locale);
  const stage = stages.find(({ state }) => state === 'now');
  if (!stage || stage.refund === 'none') return [textRef('trip.now.none'), controls];
  const until = `${stage.until ?? ''}, ${zone}`;
  if (stage.refund === 'full') return [textRef('trip.now.free', { until }), controls];
  const amount = formatMoney({ ...trip.total, amountMinor: stage.refundMinor }, locale);
  return [textRef('trip.now.part', { until, amount }), controls];
}

function actionsOf(trip: HomeTripDetail, status: TripStatus): TripAction[] {
  const isOver = status === 'canceled' || trip.time === 'Past';
  return [
    ...(isOver ? [] : (['calendar'] as const)),
    'receipts',
    ...(trip.offers.includes('Change') ? (['change'] as const) : []),
    ...(trip.actions.cancel.available ? (['cancel'] as const) : []),
    ...(isOver ? (['bookAgain'] as const) : []),
  ];
}

/** What changes have cost besides the price; null for nothing. A stay in two homes isn't changed here. */
export function lostOf({ total, stays, searchType }: HomeTripDetail): Money | null {
  if (searchType !== 'FollowUp' || stays.length > 1) return null;
  const amountMinor = total.amountMinor - itemAt(stays, 0).price.total.amountMinor;
  return amountMinor > 0 ? { ...total, amountMinor } : null;
}
