/** The receipt over HTTP: the owner's own file, to be saved; for anybody else there is none. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';

let product: TestProduct;
let owner: Browser;
let bookingId: BookingId;
beforeAll(async () => {
  product = await createTestProduct();
  const subject = 'receipt-owner';
  const paymentId = await product.giveCard(subject);
  owner = await product.signIn({ subject });
  const stay = { product: 'Hotel' as const, ...(await product.someStay()), ...TEST_DATES, rooms: TEST_ROOMS };
  const { checkoutId, quote } = (await product.call('startCheckout', owner, { input: stay })).body;
  const draft = {
    guests: [{ firstName: 'Юлія', lastName: 'Щербакова' }],
    leadGuestAge: 34,
    email: 'yuliia@example.test',
    phone: '+1 617 555 0142',
    paymentId,
    termsAccepted: true,
  };
  await product.call('saveDraft', owner, { params: { checkoutId }, input: draft });
  const totalMinor = quote.total.amountMinor;
  const tenders = [{ sourceId: paymentId, amountMinor: totalMinor }];
  const input = { totalMinor, cardMinor: totalMinor, tenders, quoteId: quote.quoteId };
  const booked = await product.call('bookCheckout', owner, { params: { checkoutId }, input });
  if (booked.status !== 200 || booked.body.result !== 'Success') throw new Error(JSON.stringify(booked.body));
  bookingId = booked.body.bookingId;
});
afterAll(() => product?.close());

test('the owner gets a PDF to save, which nobody between keeps, with the trip in it', async () => {
  const trip = (await product.call('getTrip', owner, { params: { bookingId } })).body;
  if (trip.kind !== 'Hotel') throw new Error('a stay was booked');
  const { status, headers, body } = await product.call('getReceipt', owner, { params: { bookingId } });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="receipt-${trip.confirmationCode}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const { text } = await extractText(new Uint8Array(body.bytes), { mergePages: true });
  for (const expected of [trip.confirmationCode!, 'Юлія Щербакова', trip.stay.roomName, bookingId])
    expect(text).toContain(expected);
});

test('for somebody else, and without a session, there is none', async () => {
  const stranger = await product.signIn({ subject: 'receipt-stranger' });
  expect((await product.call('getReceipt', stranger, { params: { bookingId } })).status).toBe(404);
  expect((await product.call('getReceipt', null, { params: { bookingId } })).status).toBe(401);
});
