import { type Row, row } from '@sojourn/server/testing/authorization-row.ts';
import type { groundContract } from '../wire/ground-contract.ts';
import { RIDE_INPUT } from './ground-checkouts.ts';

const { transferId: _, ...ride } = RIDE_INPUT;

export const GROUND_ROWS: { readonly [N in keyof typeof groundContract.calls]: Row<N> } = {
  searchTransfers: row('own', () => ({ input: ride })),
  findTripWays: row('own', () => ({ input: {} })),
  reportDriverMissing: row(404, ({ bookingId }) => ({ params: { bookingId }, input: { position: null } })),
};
