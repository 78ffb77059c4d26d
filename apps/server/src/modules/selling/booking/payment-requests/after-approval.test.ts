/** What an agent prepared goes to the customer's company to approve, and doesn't get booked at first. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendForApproval } from '#modules/companies/approvals/send-for-approval.ts';
import {
  createOffice,
  decide,
  type Office,
  readyStay,
  sendReady,
} from '#modules/companies/approvals/testing/office.ts';
import { saveDraft } from '../../checkouts/drafts/save-draft.ts';
import { getCheckout } from '../../checkouts/get-checkout.ts';
import { bookInputOf, type Process, type Traveler } from '../testing/booking-world.ts';
import { requestContext } from '../testing/request-context.ts';
import { resetFaults } from '../testing/stage.ts';
import { requestPayment } from './request-payment.ts';

let office: Office;
let server: Process;
let daniel: Traveler;
let priya: Traveler;
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('approvals');
  daniel = await office.hire('Daniel', await office.addTier({}));
  priya = await office.hire('Priya', null, { isAdmin: true });
});
beforeEach(() => resetFaults(office.world));
afterAll(() => office?.world.close());

const requestBy = (checkout: Checkout) => {
  const agent = { ...daniel.actor, isDelegated: true, agentId: 'cus_agent' as CustomerId };
  return requestPayment(server, checkout.checkoutId, bookInputOf(checkout), agent);
};
const shown = async ({ checkoutId }: Checkout) => {
  const checkout = await getCheckout(server, checkoutId, daniel.actor);
  return { state: checkout.state, request: checkout.paymentRequest?.state };
};
/** As its customer accepts it. */
async function prepared(days: number): Promise<Checkout> {
  const checkout = await readyStay(server, daniel, days);
  expect(await requestBy(checkout)).toMatchObject({ result: 'Sent', request: { state: 'waiting' } });
  return readyAgain(checkout);
}
const readyAgain = async ({ checkoutId }: Checkout): Promise<Checkout> => {
  return saveDraft(server, checkoutId, { termsAccepted: true }, daniel.actor);
};

test('what the company declined can be sent to it again', async () => {
  const checkout = await prepared(2);
  const { requestId } = await sendReady(server, daniel, checkout);
  expect(await shown(checkout)).toEqual({ state: 'open', request: 'paid' });
  expect(await decide(server, priya, requestId, 'decline')).toMatchObject({ state: 'declined' });
  expect(await sendReady(server, daniel, checkout)).toMatchObject({ result: 'Sent', requestId });
});

test('what was booked for review with a declined card can be paid again', async () => {
  const checkout = await prepared(60);
  const { checkoutId } = checkout;
  const input = bookInputOf(checkout);
  const context = requestContext('card-declined');
  const declined = await sendForApproval(server, checkoutId, input, daniel.actor, context);
  expect(declined).toMatchObject({ result: 'Failed', failure: { reason: 'CardDeclined' } });
  expect(await shown(checkout)).toEqual({ state: 'open', request: 'paid' });
  expect(await sendReady(server, daniel, checkout)).toMatchObject({ result: 'Booked' });
});

test('what the company is to approve isn’t sent to its customer again', async () => {
  const checkout = await prepared(2);
  await sendReady(server, daniel, checkout);
  await expect(requestBy(checkout)).rejects.toMatchObject({ code: 'PaymentRequestOver' });
});
