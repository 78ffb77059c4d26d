/** The rows of the authorization matrix about prices after booking, matched and frozen. */
import type { priceDropCalls } from '@sojourn/contract/price-drop.ts';
import type { priceFreezeCalls } from '@sojourn/contract/price-freezes.ts';
import type { priceMatchCalls } from '@sojourn/contract/price-match.ts';
import type { BookingId, FileId } from '@sojourn/domain/ids.ts';
import { type Owned, type Row, row } from './authorization-row.ts';
import { TEST_DATES, TEST_ROOMS } from './product.ts';

type Call = keyof typeof priceDropCalls | keyof typeof priceFreezeCalls | keyof typeof priceMatchCalls;

const stay = { ...TEST_DATES, rooms: TEST_ROOMS };
const ofTrip = ({ bookingId }: Owned) => ({ params: { bookingId: bookingId as BookingId } });
const ofFreeze = ({ freezeId }: Owned) => ({ params: { freezeId } });
const fileId = 'fil_00000000000000000000000001' as FileId;

export const PROTECTION_ROWS: { readonly [N in Call]: Row<N> } = {
  getPriceDrop: row(404, ofTrip),
  getPriceMatch: row(404, ofTrip),
  claimPriceMatch: row(404, (owned) => ({
    ...ofTrip(owned),
    input: { url: 'https://rooms.example/', priceMinor: 1, fileIds: [fileId] },
  })),
  appealPriceMatch: row(404, (owned) => ({ ...ofTrip(owned), input: { text: 'Please look again.' } })),
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
  refundPriceFreeze: row(404, (owned) => ({ ...ofFreeze(owned), input: {} })),
};
