/** Mail about a change: what was booked and what it is now, in local times, and what to do by when. */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDate, formatDeadline, formatMoney, formatTime } from '@sojourn/domain/formats.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { ScheduleReason } from '@sojourn/domain/schedule-changes/compare-schedules.ts';
import type { Schedule, SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { ScheduleEffect } from '@sojourn/domain/schedule-changes/trip-effects.ts';
import type { Language, Letter, MailContext } from '#modules/platform/notify/letter.ts';
import type { Block } from '#modules/platform/notify/mail-layout.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import type { Message } from '#modules/platform/notify/messages.ts';
import type { Naming } from '#modules/platform/notify/naming.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { ScheduleChangeRow } from './store.ts';
import { CHANGE_TEXTS } from './texts.ts';

type Facts = {
  /** The booking and the supplier's version: each change is announced once. */
  readonly key: string;
  readonly about: BookingId;
  readonly title: string;
  readonly before: Schedule;
  readonly after: Schedule | null;
  readonly reasons: readonly ScheduleReason[];
  readonly canDecline: boolean;
  readonly respondBy: Instant;
  readonly effects: readonly ScheduleEffect[];
  /** For each traveler, what the airline may owe by law; left out of older messages. */
  readonly owed?: Money | null;
};
type Changed = Facts & { readonly kind: 'scheduleChanged' };
type Accepted = Facts & { readonly kind: 'scheduleAccepted' };
type Rebooked = Facts & { readonly kind: 'scheduleRebooked' };

function factsOf(
  booking: Booking,
  row: ScheduleChangeRow,
  effects: readonly ScheduleEffect[] = [],
  owed: Money | null = null,
): Facts {
  const { bookingId, title } = booking;
  const { supplierVersion, agreed, after, reasons, regimes, respondBy } = row;
  return {
    key: `${bookingId}.${supplierVersion}`,
    about: bookingId,
    title,
    before: agreed,
    after,
    reasons,
    canDecline: regimes.length > 0,
    respondBy,
    effects,
    owed,
  };
}
const ownerOf = ({ tenantId, customerId }: Booking) => ({ tenantId, customerId });

export function scheduleChangedMessage(
  booking: Booking,
  row: ScheduleChangeRow,
  effects: readonly ScheduleEffect[],
  owed: Money | null,
): Message {
  const content: Changed = { kind: 'scheduleChanged', ...factsOf(booking, row, effects, owed) };
  return { ...ownerOf(booking), at: row.foundAt, ...content };
}

export function scheduleAcceptedMessage(booking: Booking, row: ScheduleChangeRow, at: Instant): Message {
  const content: Accepted = { kind: 'scheduleAccepted', ...factsOf(booking, row) };
  return { ...ownerOf(booking), at, ...content };
}

/** `after`: what was taken instead, with the rest of the trip. */
export function scheduleRebookedMessage(
  booking: Booking,
  row: ScheduleChangeRow,
  after: Schedule,
  at: Instant,
): Message {
  const content: Rebooked = { kind: 'scheduleRebooked', ...factsOf(booking, { ...row, after }) };
  return { ...ownerOf(booking), at, ...content };
}

const when = (local: LocalDateTime, locale: 'en' | 'fr'): string =>
  `${formatDate(local, locale, 'year')}, ${formatTime(local, locale)}`;

const lineOf = (part: SchedulePart, locale: 'en' | 'fr'): string => {
  const [from, to] = [part.from.code, part.to.code];
  const ends = from === to ? part.from.name : `${part.from.name} – ${part.to.name}`;
  const times = `${when(part.startsLocal, locale)} – ${when(part.endsLocal, locale)}`;
  return CHANGE_TEXTS[locale].part(`${part.title}, ${ends}`, times);
};

/** What leaves is in both lists; the same part of both schedules is listed once. */
function changedLines({ before, after }: Facts, locale: 'en' | 'fr') {
  const [was, is] = [before, after ?? []].map((parts) => parts.map((part) => lineOf(part, locale)));
  const only = (lines: string[] = [], others: string[] = []) =>
    lines.filter((line) => !others.includes(line));
  return { was: only(was, is), is: only(is, was) };
}

function letter(facts: Facts, { origin, person, trip }: MailContext, language: Language): Letter {
  const { locale, texts } = language;
  const own = CHANGE_TEXTS[locale];
  const { was, is } = changedLines(facts, locale);
  const zone = trip?.cancellation.zone ?? 'UTC';
  const rows = [
    ...was.map((line) => [own.before, line] as const),
    ...(is.length > 0 ? is.map((line) => [own.now, line] as const) : [[own.now, own.canceled] as const]),
  ];
  const blocks: Block[] = [
    { block: 'heading', text: own.heading, tone: 'warn' },
    { block: 'text', text: facts.reasons.map((reason) => own.reasons[reason]).join(' ') },
    { block: 'facts', rows },
    ...(facts.effects.length > 0
      ? [{ block: 'list', items: facts.effects.map(({ kind, title }) => own.effects[kind](title)) } as const]
      : []),
    ...(facts.owed ? [{ block: 'text', text: own.owed(formatMoney(facts.owed, locale)) } as const] : []),
    {
      block: 'text',
      text: own.choose(formatDeadline(facts.respondBy, zone, locale), facts.canDecline),
    },
    { block: 'link', text: texts.seeTrip, url: `${origin}/trips/${facts.about}` },
  ];
  const to = trip?.email ?? person?.email ?? '';
  return { to, subject: own.subject(facts.title), blocks, calendar: null };
}

/** The booking, its places and the other bookings that it touches. */
async function reword<F extends Facts>(facts: F, { titles, parts }: Naming): Promise<F> {
  const { about, before, after, effects } = facts;
  const named = await titles([about, ...effects.map(({ tripId }) => tripId as BookingId)]);
  return {
    ...facts,
    title: named.get(about) ?? facts.title,
    before: await parts(about, before),
    after: after && (await parts(about, after)),
    effects: effects.map((effect) => ({
      ...effect,
      title: named.get(effect.tripId as BookingId) ?? effect.title,
    })),
  };
}

const tripOf = ({ about }: Facts): BookingId | null => (isId('bkg', about) ? about : null);

export const SCHEDULE_CHANGED: MessageType<Changed> = {
  kind: 'scheduleChanged',
  bookingId: tripOf,
  reword,
  write: letter,
};

/** The trip as it is from now on. */
function settled(
  facts: Facts,
  context: MailContext,
  language: Language,
  words: 'accepted' | 'rebooked',
): Letter {
  const own = CHANGE_TEXTS[language.locale];
  const rows = (facts.after ?? []).map((part) => [own.now, lineOf(part, language.locale)] as const);
  return {
    ...letter(facts, context, language),
    subject: own[words].subject(facts.title),
    blocks: [
      { block: 'heading', text: own[words].heading, tone: 'good' },
      { block: 'text', text: own[words].text },
      { block: 'facts', rows },
      { block: 'link', text: language.texts.seeTrip, url: `${context.origin}/trips/${facts.about}` },
    ],
  };
}

export const SCHEDULE_ACCEPTED: MessageType<Accepted> = {
  kind: 'scheduleAccepted',
  bookingId: tripOf,
  reword,
  hasTripCalendar: true,
  write: (facts, context, language) => settled(facts, context, language, 'accepted'),
};

export const SCHEDULE_REBOOKED: MessageType<Rebooked> = {
  kind: 'scheduleRebooked',
  bookingId: tripOf,
  reword,
  hasTripCalendar: true,
  write: (facts, context, language) => settled(facts, context, language, 'rebooked'),
};
