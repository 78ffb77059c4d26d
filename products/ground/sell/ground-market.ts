import type { GroundSupplier } from './supplier.ts';

/** All suppliers of rides, as they're handed to the server. */
export type GroundMarket = {
  readonly suppliers: readonly GroundSupplier[];
  readonly supplierOf: (transferId: string) => GroundSupplier | undefined;
  /** Holds run out. Returns how many. */
  readonly sweep: () => Promise<number>;
};
