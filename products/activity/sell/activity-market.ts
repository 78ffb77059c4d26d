import type { Instant } from '@sojourn/domain/dates.ts';
import type { ActivityName, ActivitySupplier, CodeScan } from './supplier.ts';

/** All suppliers of activities, as they're handed to the server. */
export type ActivityMarket = {
  readonly suppliers: readonly ActivitySupplier[];
  readonly supplierOf: (activityId: string) => ActivitySupplier | undefined;
  /** Activities that can be found by name. */
  readonly names: readonly ActivityName[];
  /**
   * What time does to the record: holds run out, operators answer, small groups are called off. Returns how
   * much it did.
   */
  readonly sweep: () => Promise<number>;
  /** What the operator's scanner says of a code; the first scan at its time admits. */
  readonly scan: (code: string, now: Instant) => Promise<CodeScan>;
};
