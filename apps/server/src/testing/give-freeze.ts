/** The price of a stay that somebody froze, for the shortest time. */
import type { Owned } from './authorization-row.ts';
import { TEST_DATES, TEST_ROOMS, type TestProduct } from './product.ts';
import type { Browser } from './server.ts';

type Room = Pick<Owned, 'stayId' | 'rateId' | 'paymentId'>;
export async function giveFreeze(product: TestProduct, browser: Browser, { paymentId, ...room }: Room) {
  const input = { product: 'Hotel', ...room, ...TEST_DATES, rooms: TEST_ROOMS } as const;
  const { freezeId, options } = (await product.call('quotePriceFreeze', browser, { input })).body;
  const { days, fee } = options[0]!;
  const feeMinor = fee.amountMinor;
  const paid = { days, feeMinor, cardMinor: feeMinor, credits: [], miles: [], paymentId };
  const bought = await product.call('buyPriceFreeze', browser, { params: { freezeId }, input: paid });
  if (bought.status !== 200) throw new Error(JSON.stringify(bought.error));
  return freezeId;
}
