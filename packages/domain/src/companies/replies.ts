/** What travelers answered when their company wrote to them, and how they are by it. */
import {
  addDays,
  type CalendarDate,
  type Instant,
  instantAt,
  isBefore,
  plusSeconds,
  type Zone,
} from '../dates.ts';
import type { CompanyMessageId } from '../ids.ts';
import { bookingDay } from '../policy/booking-day.ts';
import { viewOfDay } from './whereabouts.ts';

export const ANSWERS = ['safe', 'help'] as const;
export type Answer = (typeof ANSWERS)[number];

/** In the order in which an admin has to see them. */
export const REPLY_STATES = ['help', 'none', 'safe'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

const DAY_SECONDS = 86_400;
/** For how long a link answers, and an answer says how somebody is. */
const ANSWER_DAYS = 7;
export const answersUntil = (sentAt: Instant): Instant => plusSeconds(sentAt, ANSWER_DAYS * DAY_SECONDS);
/** The earliest message whose answers still count. */
export const answersSince = (now: Instant): Instant => plusSeconds(now, -ANSWER_DAYS * DAY_SECONDS);

/** One message to one person. */
export type Inquiry = {
  /** The message that asked first: a follow-up is of its round. */
  readonly roundId: CompanyMessageId;
  readonly sentAt: Instant;
  /** Null: no reply. */
  readonly answer: Answer | null;
  readonly answeredAt: Instant | null;
};
export type Reply = {
  readonly state: ReplyState;
  readonly roundId: CompanyMessageId;
  /** When the round began. */
  readonly since: Instant;
  readonly answeredAt: Instant | null;
};

const newest = <T>(of: readonly T[], at: (each: T) => Instant | null): T | undefined =>
  of.toSorted((a, b) => Date.parse(at(b) ?? '') - Date.parse(at(a) ?? ''))[0];

/**
 * How somebody is by the messages of the last days; null when nobody asked. Who needed help does until they
 * say that they're safe, even if they're asked again; what made somebody safe counts for its round alone.
 */
export function replyOf(inquiries: readonly Inquiry[]): Reply | null {
  const latest = newest(inquiries, ({ sentAt }) => sentAt);
  if (!latest) return null;
  const round = inquiries.filter(({ roundId }) => roundId === latest.roundId);
  const [since = latest.sentAt] = round.map(({ sentAt }) => sentAt).toSorted();
  const answered = newest(
    inquiries.filter(({ answer }) => answer !== null),
    ({ answeredAt }) => answeredAt,
  );
  const counts = answered && (answered.answer === 'help' || answered.roundId === latest.roundId);
  return {
    state: counts ? (answered.answer ?? 'none') : 'none',
    roundId: latest.roundId,
    since,
    answeredAt: counts ? answered.answeredAt : null,
  };
}

/**
 * Until when what was asked and answered counts on a day of the company's calendar: today until now, an
 * earlier day until its end. Null on a day ahead, of which nobody has answered anything.
 */
export function repliesUntil(day: CalendarDate, now: Instant, zone: Zone): Instant | null {
  const view = viewOfDay(day, bookingDay(now, zone));
  if (view === 'ahead') return null;
  return view === 'today' ? now : instantAt(`${addDays(day, 1)}T00:00`, zone);
}

/** The messages that still counted then, with what was answered by then. */
export function inquiriesUntil(inquiries: readonly Inquiry[], until: Instant): readonly Inquiry[] {
  const since = answersSince(until);
  return inquiries
    .filter(({ sentAt }) => isBefore(since, sentAt) && !isBefore(until, sentAt))
    .map((each) =>
      each.answeredAt !== null && isBefore(until, each.answeredAt)
        ? { ...each, answer: null, answeredAt: null }
        : each,
    );
}
