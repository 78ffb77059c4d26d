/** What every trip's screens show at a moment: its status, tags and actions, and what needs saying. */

import type { TripCard, TripDetail } from '@sojourn/contract/trips.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { formatDate, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { productText } from '#shared/product/product-text.ts';

export type TripStatus = 'confirmed' | 'pending' | 'canceling' | 'canceled' | 'changed';
export type TripTag = {
  readonly kind: TripStatus | 'code' | 'free' | 'ticketing' | 'ticketed';
  readonly text: TextRef;
};
export type TripAction = 'cancel' | 'change' | 'calendar' | 'receipts' | 'bookAgain';
export type TripNotice = {
  readonly kind: 'pending' | 'canceled' | 'refundLate' | 'case' | 'ticketing';
  readonly tone: 'good' | 'info' | 'warn' | 'bad';
  readonly title: TextRef;
  readonly text: TextRef;
};
export type TripView = {
  readonly status: TripStatus;
  readonly title: string;
  readonly tags: readonly TripTag[];
  readonly actions: readonly TripAction[];
  readonly notices: readonly TripNotice[];
  /** What can be done with it at this moment, and who decides. */
  readonly now: readonly TextRef[];
};

/** Pending is a booking or a change that isn't confirmed; a cancellation has a word of its own. */
export function statusOf(trip: Pick<TripCard, 'status' | 'itineraryFlags'>): TripStatus {
  if (trip.status === 'Canceled') return 'canceled';
  if (trip.itineraryFlags.includes('CancellationPending')) return 'canceling';
  if (trip.status === 'Pending') return 'pending';
  return trip.status === 'Modified' ? 'changed' : 'confirmed';
}

/** What holds for every product: it waits, it was canceled, a refund or a person is on the way. */
export function commonNotices(
  trip: TripDetail,
  status: TripStatus,
  locale: Locale,
  zone: string,
): TripNotice[] {
  const notices: TripNotice[] = [];
  const code = trip.cases.find(({ state }) => isLive(state))?.code;
  if (status === 'pending' || status === 'canceling') {
    const text = textRef(
      productText(trip.kind, `trip.${status}.${code ? 'case' : 'text'}`),
      code ? { code } : undefined,
    );
    notices.push({ kind: 'pending', tone: 'info', title: textRef(`trip.${status}.title`), text });
  }
  if (status === 'canceled') notices.push(canceledNotice(trip, locale, zone));
  const late = trip.refunds.filter(({ state }) => state === 'failed');
  if (late.length > 0) {
    notices.push({
      kind: 'refundLate',
      tone: 'bad',
      title: textRef('trip.refundLate.title'),
      text: code ? textRef('trip.refundLate.case', { code }) : textRef('trip.refundLate.text'),
    });
  }
  if (code && notices.every(({ kind }) => kind === 'canceled')) {
    const about = trip.time === 'Invalid' || trip.time === 'CancellationFailure' ? trip.time : 'case';
    notices.push({
      kind: 'case',
      tone: about === 'case' ? 'info' : 'warn',
      title: textRef(`trip.${about}.title`),
      text: textRef(`trip.${about}.text`, { code }),
    });
  }
  return notices;
}

function canceledNotice(trip: TripDetail, locale: Locale, zone: string): TripNotice {
  const on = trip.canceledAt ? formatDate(localAt(trip.canceledAt, zone), locale, 'year') : '';
  const untimed = textRef(productText(trip.kind, 'trip.canceled.untimed'));
  const title = on ? textRef('trip.canceled.title', { on }) : untimed;
  const refunded = trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const voided = trip.tenders.length > 0 && trip.tenders.every(({ state }) => state === 'voided');
  if (refunded > 0) {
    const amount = formatMoney({ amountMinor: refunded, currency: trip.total.currency }, locale);
    return { kind: 'canceled', tone: 'good', title, text: textRef('trip.canceled.refund', { amount }) };
  }
  const none = textRef(productText(trip.kind, 'trip.canceled.none'));
  return { kind: 'canceled', tone: 'info', title, text: voided ? textRef('trip.canceled.voided') : none };
}
