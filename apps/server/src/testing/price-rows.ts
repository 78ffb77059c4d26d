/** The authorization matrix's rows of frozen and watched prices, requests to pay and referrals. */

import type { paymentConfirmationCalls } from '@sojourn/contract/payment-confirmations.ts';
import type { paymentRequestCalls } from '@sojourn/contract/payment-requests.ts';
import type { predictionCalls } from '@sojourn/contract/predictions.ts';
import type { priceFreezeCalls } from '@sojourn/contract/price-freezes.ts';
import type { referralCalls } from '@sojourn/contract/referrals.ts';
import type { watchCalls } from '@sojourn/contract/watches.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { type BookingId, newId, type PaymentConfirmationId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { insertConfirmation } from '#modules/money/confirmations/store.ts';
import { type Owned, ofCheckout, type Row, row } from './authorization-row.ts';
import { TEST_DATES, TEST_ROOMS, type TestProduct } from './product.ts';
import type { Browser } from './server.ts';

const stay = { ...TEST_DATES, rooms: TEST_ROOMS };
const ofFreeze = ({ freezeId }: Owned) => ({ params: { freezeId } });
const ofWatch = ({ watchId }: Owned) => ({ params: { watchId } });
/** Formed well, and signed by nobody. */
const ofLink = ({ watchId }: Owned) => ({ params: { token: `${watchId}.1.abc.def0123456` } });

const ofConfirmation = ({ confirmationId }: Owned) => ({ params: { confirmationId } });

type PriceCalls = typeof priceFreezeCalls &
  typeof watchCalls &
  typeof predictionCalls &
  typeof paymentRequestCalls &
  typeof paymentConfirmationCalls &
  typeof referralCalls;
export const PRICE_ROWS: { readonly [N in keyof PriceCalls]: Row<N> } = {
  listPaymentRequests: row('own', () => ({})),
  requestPayment: row(404, (owned) => ({
    ...ofCheckout(owned),
    input: { totalMinor: 1, cardMinor: 1, tenders: [], quoteId: 'quo_00000000000000000000000001' },
  })),
  getReferral: row('own', () => ({})),
  enterReferral: row('own', () => ({ input: { code: 'REF-AAAA-AAAA' } })),
  endPaymentRequest: row(404, (owned) => ({ ...ofCheckout(owned), input: {} })),
  listPaymentConfirmations: row('own', () => ({})),
  getPaymentConfirmation: row(404, ofConfirmation),
  continuePaymentConfirmation: row(404, (owned) => ({ ...ofConfirmation(owned), input: { giveUp: false } })),
  quotePriceFreeze: row('own', ({ stayId, rateId }) => ({
    input: { product: 'Hotel', stayId, rateId, ...stay },
  })),
  listPriceFreezes: row('own', () => ({})),
  getPriceFreeze: row(404, ofFreeze),
  buyPriceFreeze: row(404, (owned) => ({
    ...ofFreeze(owned),
    input: { days: 3, feeMinor: 1, cardMinor: 0, credits: [], miles: [], paymentId: null },
  })),
  exercisePriceFreeze: row(404, (owned) => ({ ...ofFreeze(owned), input: {} })),
  listSimilarTrips: row(404, (owned) => ofFreeze(owned)),
  refundPriceFreeze: row(404, (owned) => ({ ...ofFreeze(owned), input: {} })),
  watchPrice: row('own', ({ stayId }) => ({ input: { product: 'Hotel', stayId, ...stay } })),
  predictPrice: row('own', ({ stayId }) => ({ input: { product: 'Hotel', stayId, ...stay } })),
  listPredictionScores: row('own', () => ({})),
  listWatches: row('own', () => ({})),
  changeWatchEmail: row(404, (owned) => ({ ...ofWatch(owned), input: { email: 'm@example.com' } })),
  stopWatch: row(404, ofWatch),
  getWatchLink: row('own', (owned) => ({ ...ofLink(owned), query: {} })),
  stopWatchByLink: row('own', (owned) => ({ ...ofLink(owned), input: {} })),
};

/** A payment of a booking that waits for its customer's bank. */
export async function giveConfirmation(
  { effects, clock }: TestProduct,
  { tenantId, customerId }: Browser,
  { bookingId, paymentId }: Pick<Owned, 'bookingId' | 'paymentId'>,
): Promise<PaymentConfirmationId> {
  const confirmationId = newId('pcf', effects.random.bytes(16));
  await withTransaction(effects.db, (tx) =>
    insertConfirmation(tx, {
      tenantId,
      customerId,
      confirmationId,
      sagaId: `test:${bookingId}`,
      kind: 'approval',
      isAttended: false,
      url: null,
      paymentId,
      label: 'Harbor Summit 4417',
      bookingId: bookingId as BookingId,
      amountMinor: 10_000,
      currency: 'USD',
      requestedAt: clock.now(),
      until: plusSeconds(clock.now(), 3_600),
    }),
  );
  return confirmationId;
}

/** A stay whose price they watch. */
export async function giveWatch(product: TestProduct, browser: Browser, stayId: string) {
  const input = { product: 'Hotel' as const, stayId, ...stay };
  return (await product.call('watchPrice', browser, { input })).body.watchId;
}
