/** What canceling a home is called over HTTP (B §8): quoted to its guest, and made by an agent or not. */
import type { CaseId } from '@sojourn/domain/ids.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GuestOfHomes, guestOfHomes, nightsAt } from '../testing/over-http.ts';
import type { HomeTripDetail } from '../wire/home-trip.ts';

let product: TestProduct;
let maya: Browser;
let sam: Browser;
let guest: GuestOfHomes;
beforeAll(async () => {
  product = await createTestProduct();
  product.startJobs();
  const card = await product.giveCard('home-cancels');
  maya = await product.signIn({ subject: 'home-cancels' });
  sam = await product.signIn({ isAgent: true, site: 'desk', firstName: 'Sam', lastName: 'Whitfield' });
  guest = guestOfHomes(product, maya, card);
}, 120_000);
afterAll(() => product?.close());

const tried = new Set<string>();
/** A home of Lisbon that's booked at once. */
async function booked(): Promise<HomeTripDetail> {
  for (let at = 1; at <= 200; at++) {
    const stay = nightsAt(`hom_lisbon-pt-${at}`, 4);
    if (tried.has(stay.homeId)) continue;
    tried.add(stay.homeId);
    const { offer, home } = await guest.look(stay);
    if (offer && home.booking === 'instant') return guest.book([stay]);
  }
  throw new Error('no such home');
}
const quote = async ({ bookingId }: HomeTripDetail) =>
  (await product.call('quoteCancel', maya, { params: { bookingId }, input: {} })).body;

/** The host's side refuses it online; its guest is told so, and that it's a case. */
async function refusedOnline(trip: HomeTripDetail): Promise<CaseId> {
  const { bookingId } = trip;
  const { quoteId } = await quote(trip);
  const refused = await product.call('cancelTrip', maya, {
    params: { bookingId },
    input: { quoteId },
    headers: { 'x-scenario': 'cancel-refused' },
  });
  expect(refused.error).toMatchObject({ code: 'CancellationAttemptFailed' });
  expect(refused.error?.details).not.toHaveProperty('productCode');
  const { cases } = await guest.trip(bookingId);
  const found = cases.find(({ kind }) => kind === 'cancelRefused');
  if (!found) throw new Error('no case');
  return found.caseId;
}

async function fulfill(caseId: CaseId, headers: Record<string, string> = {}) {
  const params = { caseId };
  const word = { withheldMinor: null };
  const reviewed = await product.call('reviewCancellation', sam, { params, input: word });
  expect(reviewed.body.quote.productCode).toBe('HomesCancelQuoteSuccess');
  const { version } = (await product.call('getDeskCase', sam, { params })).body;
  const { quoteId } = reviewed.body.quote;
  const input = { version, quoteId, supplierReference: null, text: 'The host agreed.' };
  return product.call('fulfillCancellation', sam, { params, input, headers });
}

test('its guest’s quote is HomesCancelQuoteSuccess', async () => {
  const trip = await booked();
  const { productCode, refund, penalty } = await quote(trip);
  expect(productCode).toBe('HomesCancelQuoteSuccess');
  expect(refund.amountMinor + penalty.amountMinor).toBe(trip.total.amountMinor);
});

test('an agent who can’t reads HomesCancelAgentFulfillFailure, then Success once it is', async () => {
  const trip = await booked();
  const caseId = await refusedOnline(trip);
  const failed = await fulfill(caseId, { 'x-scenario': 'cancel-refused' });
  expect(failed.error).toMatchObject({
    code: 'CancellationAttemptFailed',
    details: { productCode: 'HomesCancelAgentFulfillFailure', cancelOutcome: 'CancellationFailure' },
  });
  expect((await guest.trip(trip.bookingId)).status).toBe('Confirmed');
  const made = await fulfill(caseId);
  expect(made.body).toMatchObject({ state: 'closed', productCode: 'HomesCancelAgentFulfillSuccess' });
  expect((await guest.trip(trip.bookingId)).status).toBe('Canceled');
});
