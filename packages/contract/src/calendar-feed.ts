/** A private calendar feed: one for each customer, read by calendar programs by its address alone. */
import { z } from 'zod';
import { call } from './call.ts';
import { fileAnswer, instant } from './primitives.ts';

/** `null`: there's none. Its address is only shown when it's made: we store no more than a hash of it. */
const calendarFeed = z.object({
  feed: z.object({ createdAt: instant, lastReadAt: instant.nullable() }).nullable(),
});
export type CalendarFeed = z.output<typeof calendarFeed>;

/** 256 bits. */
const feedFile = z.string().regex(/^[\w-]{43}\.ics$/);

export const calendarFeedCalls = {
  getCalendarFeed: call({
    method: 'GET',
    path: '/calendar-feed',
    summary: 'Whether the customer has a calendar feed, and when it was last read',
    auth: 'customer',
    output: calendarFeed,
    errors: [],
  }),
  renewCalendarFeed: call({
    method: 'POST',
    path: '/calendar-feed',
    summary: 'A new address of the calendar feed; the one before stops working',
    auth: 'customer',
    input: z.object({}),
    output: calendarFeed.extend({ url: z.url() }),
    errors: [],
  }),
  revokeCalendarFeed: call({
    method: 'DELETE',
    path: '/calendar-feed',
    summary: 'End the calendar feed: its address stops working',
    auth: 'customer',
    output: calendarFeed,
    errors: [],
  }),
  readCalendarFeed: call({
    method: 'GET',
    path: '/calendars/:file',
    summary: 'All trips of the last 90 days and ahead as an iCalendar file; answers 304 to a known ETag',
    auth: 'public',
    params: z.object({ file: feedFile }),
    file: 'text/calendar; charset=utf-8',
    output: fileAnswer,
    errors: [],
  }),
} as const;
