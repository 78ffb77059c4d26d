/**
 * What happened in the browser (A §7, §8): a name and properties, sent in batches. Works without a session,
 * because signing in can fail too; the server adds the customer.
 */
import { z } from 'zod';
import { call } from './call.ts';
import { success } from './primitives.ts';

/** Most of one request, the first among them. */
const EVENTS_MAX = 20;

const eventName = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'a name such as page_view');
const properties = z
  .record(z.string().max(80), z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]))
  .refine((all) => Object.keys(all).length <= 60, 'too many properties');
/** How long ago it happened, by the browser's own clock. */
const ageMs = z.int().min(0).max(3_600_000).optional();

const trackedEvent = z.object({ eventName, properties, ageMs });
export type TrackedEvent = z.output<typeof trackedEvent>;

export const trackingCalls = {
  trackEvent: call({
    method: 'POST',
    path: '/tracking/event',
    summary: 'Records an event, unless the browser asks not to be tracked',
    auth: 'public',
    input: trackedEvent.extend({
      more: z
        .array(trackedEvent)
        .max(EVENTS_MAX - 1)
        .optional(),
    }),
    output: success,
    errors: [],
  }),
} as const;
