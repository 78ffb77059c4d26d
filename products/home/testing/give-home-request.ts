/** A request that a customer has sent to a host, for tests of who may reach it. */
import { date } from '@sojourn/domain/dates.ts';
import type { HomeRequestId, PaymentId } from '@sojourn/domain/ids.ts';
import type { TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import type { HomeCheckout } from '../wire/home-checkout.ts';
import { LIMOEIRO, TWO_ADULTS } from './home-market.ts';

const STAY = { homeId: LIMOEIRO as never, checkIn: date('2027-04-14'), checkOut: date('2027-04-19') };

export async function giveHomeRequest(
  product: TestProduct,
  guest: Browser,
  paymentId: PaymentId,
): Promise<{ readonly homeCheckout: HomeCheckout; readonly homeRequestId: HomeRequestId }> {
  const input = { product: 'Home' as const, stays: [STAY], party: TWO_ADULTS };
  const opened = await product.call('startCheckout', guest, { input });
  if (opened.status !== 200 || opened.body.kind !== 'Home') throw new Error(JSON.stringify(opened));
  const homeCheckout = opened.body;
  const { checkoutId, quote } = homeCheckout;
  const typed = { phone: '+1 617 555 0142', rulesAccepted: true, termsAccepted: true, paymentId };
  await product.call('saveDraft', guest, { params: { checkoutId }, input: typed });
  const totalMinor = quote.total.amountMinor;
  const sent = await product.call('sendHomeRequest', guest, {
    params: { checkoutId },
    input: {
      totalMinor,
      cardMinor: totalMinor,
      quoteId: quote.quoteId,
      tenders: [{ sourceId: paymentId, amountMinor: totalMinor }],
    },
  });
  if (sent.status !== 200 || sent.body.result !== 'Sent') throw new Error(JSON.stringify(sent));
  return { homeCheckout, homeRequestId: sent.body.requestId };
}
