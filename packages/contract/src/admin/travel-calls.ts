/** Who is on a trip on a day, from bookings alone, and messages to them. */
import { REPLY_STATES } from '@sojourn/domain/companies/replies.ts';
import { WHEREABOUTS } from '@sojourn/domain/companies/whereabouts.ts';
import { z } from 'zod';
import { call } from '../call.ts';
import { calendarDate, idOf, instant, messageText, position } from '../primitives.ts';
import { personId } from './parts.ts';

const messageId = idOf('msg');

const traveler = z.object({
  /** Null for a guest, who has no account and gets no messages. */
  personId: personId.nullable(),
  name: z.string(),
  department: z.string(),
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
  startsAt: instant,
  endsAt: instant,
  /** How they are by what they answered in the last days; null when nobody asked them. */
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

export const adminTravelCalls = {
  listTravelersOn: call({
    method: 'POST',
    path: '/admin/travelers',
    summary: 'Who is on a trip on a day, by place; looking is written down',
    auth: 'admin',
    input: z.strictObject({ date: calendarDate }),
    output: z.object({ travelers: z.array(traveler), people: z.int().min(0) }),
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
