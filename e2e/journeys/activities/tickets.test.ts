/** Tickets of a person each: all are shown at the gate, each with a code of its own. */
import type { ActivityTripDetail } from '@sojourn/products/activity/wire/activity-trip.ts';
import { expect, test } from 'vitest';
import { bookActivity, findStart } from '../../people/activities/book-activity.ts';
import { scanCode } from '../../people/activities/scan-code.ts';
import { callApi } from '../../people/call-api.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { useVisits, WIDTHS } from '../../people/visit.ts';

const visit = useVisits();

test.each(WIDTHS)('each of two people has a ticket with a code at %i pixels', async (width) => {
  const jonah = await visit({ person: 'jonah', width });
  const start = await findStart(jonah, width === 390 ? 146 : 141, {
    fits: ({ detail }) => detail.delivery === 'ticket',
  });
  const bookingId = await bookActivity(jonah, start);
  await jonah.open(`/trips/${bookingId}/voucher`);
  const trip = (await callApi(jonah.page, 'GET', `/trips/${bookingId}`)).body as ActivityTripDetail;
  expect(trip.codes).toHaveLength(2);
  const shown = jonah.page.locator('.voucher--valid .qr-code');
  await shown.nth(1).locator('path').first().waitFor();
  const scanned = await Promise.all((await shown.all()).map(scanCode));
  expect(scanned.toSorted()).toEqual(trip.codes.map(({ code }) => code).toSorted());
  expect(new Set(scanned).size).toBe(2);
  await isAccessible(jonah, 'a ticket for each person');
});
