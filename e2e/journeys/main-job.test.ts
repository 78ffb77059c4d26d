/**
 * The main job from end to end, wide by day and on a phone at night; each screen on the way is accessible.
 */
import { test } from 'vitest';
import { bookAt, cancelFromTrips, chooseOnMap, searchLisbon } from '../people/do-main-job.ts';
import { datesAhead } from '../people/find-stay.ts';
import { isAccessible } from '../people/inspect-text.ts';
import { useVisits } from '../people/visit.ts';
import { signIn } from '../sign-in.ts';

const visit = useVisits();

test.each([
  [1440, datesAhead(60)],
  [390, datesAhead(120)],
] as const)('a stay is found, paid for, seen and canceled at %i pixels', async (width, dates) => {
  const maya = await visit({ person: null, width });
  await signIn(maya.page, maya.portal, 'maya.okafor');
  const listed = await searchLisbon(maya, dates, isAccessible);
  const total = await chooseOnMap(maya, listed, isAccessible);
  const booked = await bookAt(maya, total, isAccessible);
  await cancelFromTrips(maya, booked, isAccessible);
});
