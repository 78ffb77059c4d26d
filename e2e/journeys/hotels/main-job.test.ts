/**
 * The main job from end to end; each screen on the way is accessible.
 */
import { test } from 'vitest';
import { bookAt, cancelFromTrips, chooseOnMap, searchLisbon } from '../../people/hotels/do-main-job.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { useVisits, widthsOfWay } from '../../people/visit.ts';
import { signIn } from '../../sign-in.ts';

const visit = useVisits();

// On a phone by day in French (elena.test.ts)
test.each(widthsOfWay(1440))('a stay is found, paid for, seen and canceled at %i pixels', async (width) => {
  // Nobody else is in Lisbon then: what overlaps is listed as one trip
  const dates = datesAhead(width === 390 ? 44 : 52);
  const maya = await visit({ person: null, width });
  await signIn(maya.page, maya.portal, 'maya.okafor');
  const listed = await searchLisbon(maya, dates, isAccessible);
  const total = await chooseOnMap(maya, listed, isAccessible);
  const booked = await bookAt(maya, total, isAccessible);
  await cancelFromTrips(maya, booked, isAccessible);
});
