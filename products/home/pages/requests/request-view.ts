/** What the page of a request shows of its state and its clocks. Pure. */
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import type { RequestState } from '#home/rules/booking/request.ts';
import type { HomeRequestCard } from '#home/wire/home-requests.ts';

/** As the page names it: `soon` is under two hours. */
export type ShownState =
  | 'waiting'
  | 'soon'
  | 'accepted'
  | 'pay'
  | 'confirmed'
  | 'declined'
  | 'otherGuest'
  | 'expired'
  | 'withdrawn'
  | 'letGo';

export const isOpen = (state: RequestState): boolean =>
  state === 'requested' || state === 'accepted' || state === 'awaitingPayment';

const SOON_MINUTES = 120;
type Clocked = Pick<HomeRequestCard, 'state' | 'cause' | 'sentAt' | 'answerBy' | 'answeredAt' | 'payBy'>;

const minutesUntil = (until: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / 60_000));

export function shownState(request: Clocked, now: Instant): ShownState {
  switch (request.state) {
    case 'requested':
      return minutesUntil(request.answerBy, now) < SOON_MINUTES ? 'soon' : 'waiting';
    case 'awaitingPayment':
      return 'pay';
    case 'declined':
      return request.cause === 'otherGuestAccepted' ? 'otherGuest' : 'declined';
    case 'paymentFailed':
      return 'letGo';
    default:
      return request.state;
  }
}

export type RequestClock = {
  readonly until: Instant;
  readonly hours: number;
  readonly minutes: number;
  /** Of all the time, in hours. */
  readonly ofHours: number;
  /** What's left of it, 0 to 1. */
  readonly share: number;
};

/** Null where nobody has to do anything by a time. */
export function requestClock(request: Clocked, now: Instant): RequestClock | null {
  const span =
    request.state === 'requested'
      ? { from: request.sentAt, until: request.answerBy }
      : request.payBy !== null
        ? { from: request.answeredAt ?? request.sentAt, until: request.payBy }
        : null;
  if (!span) return null;
  const left = minutesUntil(span.until, now);
  const all = Math.max(1, minutesUntil(span.until, span.from));
  return {
    until: span.until,
    hours: Math.floor(left / 60),
    minutes: left % 60,
    ofHours: Math.round(all / 60),
    share: Math.min(1, left / all),
  };
}

const NIGHT = { from: 22, until: 8 };
/** Whether the host sleeps now, by the clock of their home. */
export function isNightThere(zone: string, now: Instant): boolean {
  const hour = Number(localAt(now, zone).slice(11, 13));
  return hour >= NIGHT.from || hour < NIGHT.until;
}
