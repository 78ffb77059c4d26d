/** Books a stay in Lisbon for a signed-in person, by card, through the API. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { TEST_DATES, TEST_ROOMS, type TestProduct } from './product.ts';
import type { Browser } from './server.ts';

/** `subject`: the bank's name for the person. */
export async function bookStay(
  product: TestProduct,
  browser: Browser,
  subject: string,
): Promise<{ readonly bookingId: BookingId; readonly totalMinor: number }> {
  const paymentId = await product.giveCard(subject);
  const stay = { product: 'Hotel', ...(await product.someStay()), ...TEST_DATES, rooms: TEST_ROOMS } as const;
  const { checkoutId, quote } = (await product.call('startCheckout', browser, { input: stay })).body;
  const draft = {
    guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
    leadGuestAge: 34,
    email: 'maya@example.test',
    phone: '+1 617 555 0142',
    paymentId,
    termsAccepted: true,
  };
  await product.call('saveDraft', browser, { params: { checkoutId }, input: draft });
  const totalMinor = quote.total.amountMinor;
  const tenders = [{ sourceId: paymentId, amountMinor: totalMinor }];
  const input = { totalMinor, cardMinor: totalMinor, quoteId: quote.quoteId, tenders };
  const booked = await product.call('bookCheckout', browser, { params: { checkoutId }, input });
  if (booked.status !== 200 || booked.body.result === 'Failed') throw new Error(JSON.stringify(booked.body));
  return { bookingId: booked.body.bookingId, totalMinor };
}
