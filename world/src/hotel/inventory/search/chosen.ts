import { BLOCK } from '../../../places/visit-box.ts';

/** Columns of the hotels chosen; the next search overwrites them. */
export const chosen = {
  rows: new Int32Array(BLOCK),
  /** As in `fitting`. */
  rooms: new Uint8Array(BLOCK),
  /** Bits of the plans that the filters leave; of them those that are free to cancel, and with breakfast. */
  plans: new Uint8Array(BLOCK),
  freePlans: new Uint8Array(BLOCK),
  breakfastPlans: new Uint8Array(BLOCK),
  /** Bits of the filters on facts that the hotel fails: one at most, when prices are filtered. */
  failed: new Uint8Array(BLOCK),
};
