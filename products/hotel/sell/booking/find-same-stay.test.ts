/** The warning of a stay that is booked twice, as its checkout shows it. */
import { ASK, asStay, draftOf } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { createStage, mustBook, type Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(() => world.close());

const checkoutOf = async (lead: string, checkIn: string, checkOut: string) => {
  const ask = { ...ASK, checkIn: checkIn as typeof ASK.checkIn, checkOut: checkOut as typeof ASK.checkOut };
  const { checkoutId } = await startCheckout(server, ask, maya.actor, requestContext());
  const typed = { ...draftOf(maya), guests: [{ firstName: lead, lastName: 'Okafor' }] };
  return asStay(await saveDraft(server, checkoutId, typed, maya.actor));
};

test('one lead guest, nights in common: the other booking is named, and this can be booked', async () => {
  const first = await checkoutOf('Maya', '2027-04-15', '2027-04-19');
  expect(first.duplicateBookingId).toBeNull();
  const bookingId = await mustBook(server, first, maya);
  const again = await checkoutOf('maya', '2027-04-18', '2027-04-20');
  expect(again.duplicateBookingId).toBe(bookingId);
  expect((await checkoutOf('Maya', '2027-04-19', '2027-04-21')).duplicateBookingId).toBeNull();
  expect((await checkoutOf('Jonah', '2027-04-15', '2027-04-19')).duplicateBookingId).toBeNull();
  await mustBook(server, again, maya);
});
