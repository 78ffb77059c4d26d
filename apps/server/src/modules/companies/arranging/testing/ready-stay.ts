/** A stay of people of a crew over HTTP, up to the button that pays it or sends it for approval. */
import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { TestProduct } from '#testing/product.ts';
import { type Colleague, stayFor } from './crew.ts';

const DRAFT = {
  guests: [{ firstName: 'Tomas', lastName: 'Okafor' }],
  leadGuestAge: 34,
  email: 'desk@example.test',
  phone: '+1 617 555 0142',
  termsAccepted: true,
};
/** Another card than the booker's own, and what else the checkout begins with, such as who else travels. */
type More = { readonly paymentId?: PaymentId } & Readonly<Record<string, unknown>>;

export async function readyStay(
  product: TestProduct,
  by: Colleague,
  people: readonly Colleague[],
  { paymentId: given, ...more }: More = {},
) {
  const paymentId = given ?? (await product.giveCard(by.subject));
  const input = { ...(await stayFor(product, ...people)), policyReason: { reason: 'clientSite' }, ...more };
  const { body } = await product.call('startCheckout', by.browser, { input: input as never });
  const params = { checkoutId: body.checkoutId };
  const saved = await product.call('saveDraft', by.browser, { params, input: { ...DRAFT, paymentId } });
  const totalMinor = body.quote.total.amountMinor;
  const tenders = [{ sourceId: paymentId, amountMinor: totalMinor }];
  const paying = { totalMinor, cardMinor: totalMinor, quoteId: body.quote.quoteId, tenders };
  return {
    saved,
    checkoutId: body.checkoutId,
    totalMinor,
    plan: async () => (await product.call('getApprovalPlan', by.browser, { params })).body.plan,
    send: () => product.call('sendForApproval', by.browser, { params, input: paying }),
    book: () => product.call('bookCheckout', by.browser, { params, input: paying }),
  };
}

/** Books it, and returns the booking; throws where it isn't booked at once. */
export async function bookStayFor(
  product: TestProduct,
  by: Colleague,
  people: readonly Colleague[],
  more: More = {},
) {
  const booked = await (await readyStay(product, by, people, more)).book();
  if (booked.status !== 200 || booked.body.result === 'Failed') throw new Error(JSON.stringify(booked));
  return booked.body.bookingId;
}
