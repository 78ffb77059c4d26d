/** Who is on a trip on a day, from bookings alone, and messages to them. */
import { z } from 'zod';
import { call } from '../call.ts';
import { calendarDate, instant, messageText } from '../primitives.ts';
import { personId } from './parts.ts';

const traveler = z.object({
  personId,
  name: z.string(),
  department: z.string(),
  /** What they booked: a stay, a flight, a car. */
  title: z.string(),
  product: z.string(),
  /** '' where the booking names none. */
  place: z.string(),
  country: z.string(),
  startsAt: instant,
  endsAt: instant,
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
    summary: 'Emails people of the company, each in their own message',
    auth: 'admin',
    input: z.strictObject({ personIds: z.array(personId).min(1).max(500), text: messageText(1_000) }),
    output: z.object({ sent: z.int().min(0) }),
    errors: [],
  }),
} as const;
