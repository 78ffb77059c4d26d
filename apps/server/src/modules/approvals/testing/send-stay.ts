/** A stay of people of a crew, sent for approval over HTTP. */
import type { TestProduct } from '../../../testing/product.ts';
import { type Colleague, stayFor } from '../../arranging/testing/crew.ts';

/** Up to the button that pays. `more`: of the checkout, such as who else travels. */
export async function readyToSend(
  product: TestProduct,
  by: Colleague,
  people: readonly Colleague[],
  more: object = {},
) {
  const paymentId = await product.giveCard(by.subject);
  const input = { ...(await stayFor(product, ...people)), policyReason: { reason: 'clientSite' }, ...more };
  const { body } = await product.call('startCheckout', by.browser, { input: input as never });
  const { checkoutId, quote } = body;
  const draft = {
    guests: [{ firstName: 'Tomas', lastName: 'Okafor' }],
    leadGuestAge: 34,
    email: 'desk@example.test',
    phone: '+1 617 555 0142',
    paymentId,
    termsAccepted: true,
  };
  await product.call('saveDraft', by.browser, { params: { checkoutId }, input: draft });
  const totalMinor = quote.total.amountMinor;
  const tenders = [{ sourceId: paymentId, amountMinor: totalMinor }];
  const paying = { totalMinor, cardMinor: totalMinor, quoteId: quote.quoteId, tenders };
  return {
    plan: async () =>
      (await product.call('getApprovalPlan', by.browser, { params: { checkoutId } })).body.plan,
    send: () => product.call('sendForApproval', by.browser, { params: { checkoutId }, input: paying }),
    book: () => product.call('bookCheckout', by.browser, { params: { checkoutId }, input: paying }),
  };
}

export async function sendStay(
  product: TestProduct,
  by: Colleague,
  people: readonly Colleague[],
  more: object = {},
) {
  const { status, body, error } = await (await readyToSend(product, by, people, more)).send();
  if (status !== 200 || body.result !== 'Booked') throw new Error(JSON.stringify(error ?? body));
  return { requestId: body.requestId, bookingId: body.bookingId };
}
