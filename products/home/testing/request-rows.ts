import { type Owned, type Row, row } from '@sojourn/server/testing/authorization-row.ts';
import type { homeRequestCalls } from '../wire/home-requests.ts';

const ofRequest = ({ homeRequestId: requestId }: Owned) => ({ params: { requestId } });
const token = 'x'.repeat(43);
const written = { text: 'Hello' };

export const HOME_REQUEST_ROWS: { readonly [N in keyof typeof homeRequestCalls]: Row<N> } = {
  sendHomeRequest: row(404, ({ homeCheckout: { checkoutId, quote } }) => ({
    params: { checkoutId },
    input: {
      quoteId: quote.quoteId,
      totalMinor: quote.total.amountMinor,
      cardMinor: quote.total.amountMinor,
      tenders: [],
    },
  })),
  listHomeRequests: row('own', () => ({})),
  getHomeRequest: row(404, ofRequest),
  withdrawHomeRequest: row(404, (owned) => ({ ...ofRequest(owned), input: {} })),
  payHomeRequest: row(404, (owned) => ({
    ...ofRequest(owned),
    input: { paymentId: owned.paymentId, totalMinor: 1 },
  })),
  listHostMessages: row(404, ({ homeRequestId }) => ({ params: { about: homeRequestId } })),
  writeToHost: row(404, ({ homeRequestId }) => ({ params: { about: homeRequestId }, input: written })),
  answerDepositClaim: row(404, ({ homeRequestId: about }) => ({
    params: { about, claimId: 'clm_1' },
    input: { answer: 'dispute' },
  })),
  decideDepositClaim: row(404, ({ homeRequestId: about }) => ({
    params: { about, claimId: 'clm_1' },
    input: { decision: 'dismiss' },
  })),
  chooseDepositCard: row(404, ({ bookingId, paymentId }) => ({
    params: { bookingId, depositId: 'dep_00000000000000000000000000' as never },
    input: { paymentId },
  })),
  getHostPage: row('own', () => ({ params: { token } })),
  answerAsHost: row('own', () => ({ params: { token }, input: { answer: 'decline' } })),
  writeAsHost: row('own', () => ({ params: { token }, input: written })),
  claimAsHost: row('own', () => ({
    params: { token },
    input: { amountMinor: 100, reason: 'Broken', evidence: ['A picture'] },
  })),
};
