/** The main job from end to end, at both widths; every screen on the way is accessible in both lights. */
import { test } from 'vitest';
import { bookAt, cancelFromTrips, chooseOnMap, searchLisbon } from '../people/do-main-job.ts';
import { isAccessible } from '../people/look-closely.ts';
import { useVisits, WIDTHS } from '../people/visit.ts';
import { signIn } from '../sign-in.ts';

const visit = useVisits();

test.each(WIDTHS)('a stay is found, paid for, seen and canceled at %i pixels', async (width) => {
  const maya = await visit({ person: null, width });
  await signIn(maya.page, maya.portal, 'maya.okafor');
  const listed = await searchLisbon(maya, isAccessible);
  const total = await chooseOnMap(maya, listed, isAccessible);
  const booked = await bookAt(maya, total, isAccessible);
  await cancelFromTrips(maya, booked, isAccessible);
});
