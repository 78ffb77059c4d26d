/** What is planned when and where, as it's shown of every product. */
import { z } from 'zod';
import { instant, localDateTime } from './primitives.ts';

export const schedulePlace = z.object({ code: z.string(), name: z.string(), countryCode: z.string() });
/** A flight, a stay or a rental: from where and when to where and when, in local times. */
export const schedulePart = z.object({
  title: z.string(),
  from: schedulePlace,
  to: schedulePlace,
  starts: instant,
  ends: instant,
  startsLocal: localDateTime,
  endsLocal: localDateTime,
});
export type WireSchedulePart = z.output<typeof schedulePart>;
