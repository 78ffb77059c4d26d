/** Who is on a trip on a day, from bookings alone, and messages to them. */
import { REPLY_STATES } from '@sojourn/domain/companies/replies.ts';
import { DAY_VIEWS, WHEREABOUTS } from '@sojourn/domain/companies/whereabouts.ts';
import { ALERT_EVENTS } from '@sojourn/domain/protections/clause.ts';
import { z } from 'zod';
import { call } from '../call.ts';
import { calendarDate, fileAnswer, idOf, instant, messageText, position } from '../primitives.ts';
import { personId } from './parts.ts';

const messageId = idOf('msg');

const traveler = z.object({
  /** Null for a guest, who has no account and gets no messages. */
  personId: personId.nullable(),
  name: z.string(),
  department: z.string(),
  /** '' for a guest, and for who has none. */
  tierId: z.string(),
  /** What was answered in the company's own fields when it was booked. */
  answers: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  /** `unknown`: between two bookings of a trip, at the last place known. */
  state: z.enum(WHEREABOUTS),
  /** What they booked: a stay, a flight, a car; in a gap, what came before. */
  title: z.string(),
  /** '' where the booking names none. */
  place: z.string(),
  country: z.string(),
  /** Of the place. */
  zone: z.string(),
  position: position.nullable(),
  /** Of a flight, where it leaves. */
  leaves: z.object({ place: z.string(), position: position.nullable() }).nullable(),
  startsAt: instant,
  endsAt: instant,
  /** How they were that day by what they answered; null when nobody asked them, and on a day ahead. */
  reply: z
    .object({
      state: z.enum(REPLY_STATES),
      /** A message that reminds of it follows this one. */
      roundId: messageId,
      since: instant,
      answeredAt: instant.nullable(),
    })
    .nullable(),
});
export type TravelerThere = z.output<typeof traveler>;

/** What a government or the WHO announced for a country where people are. */
const alert = z.object({
  event: z.enum(ALERT_EVENTS),
  country: z.string(),
  /** Null until further notice. */
  endsOn: calendarDate.nullable(),
  /** Who announced what. */
  source: z.string(),
});
export type AlertThere = z.output<typeof alert>;

/** What was answered, by the keys of the fields, as JSON: `{"projectCode":"NS-114"}`. */
const answers = z
  .string()
  .max(4_000)
  .regex(/^\{.*\}$/)
  .default('{}')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'form' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.string()));

export const adminTravelCalls = {
  listTravelersOn: call({
    method: 'POST',
    path: '/admin/travelers',
    summary: 'Who is on a trip on a day, by place; looking is written down',
    auth: 'admin',
    input: z.strictObject({ date: calendarDate }),
    output: z.object({
      /** By the company's calendar; a day ahead shows plans. */
      view: z.enum(DAY_VIEWS),
      travelers: z.array(traveler),
      people: z.int().min(0),
      /** In force on that day. */
      alerts: z.array(alert),
      /** Tiers that somebody of them has. */
      tiers: z.array(z.object({ tierId: z.string(), name: z.string() })),
    }),
    errors: [],
  }),
  exportTravelersOn: call({
    method: 'GET',
    path: '/admin/travelers.csv',
    summary: 'The same people as a table, of one tier, country or answers; looking is written down',
    auth: 'admin',
    query: z.object({
      date: calendarDate,
      tierId: z.string().max(60).optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      answers,
    }),
    output: fileAnswer,
    file: 'text/csv; charset=utf-8',
    errors: [],
  }),
  messageTravelers: call({
    method: 'POST',
    path: '/admin/travelers/messages',
    summary: 'Emails people of the company, each in their own message with a link to say how they are',
    auth: 'admin',
    input: z.strictObject({
      personIds: z.array(personId).min(1).max(2_000),
      text: messageText(1_000),
      /** An earlier message that it reminds of: who is safe by that one stays so. */
      follows: messageId.optional(),
    }),
    idempotent: true,
    output: z.object({ sent: z.int().min(0) }),
    errors: [],
  }),
} as const;
