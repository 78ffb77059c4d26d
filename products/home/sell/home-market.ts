import type { HomeName, HomeSupplier } from './supplier.ts';

/** All suppliers of homes, as they're handed to the server. */
export type HomeMarket = {
  readonly suppliers: readonly HomeSupplier[];
  readonly supplierOf: (homeId: string) => HomeSupplier | undefined;
  /** Homes that can be found by name. */
  readonly names: readonly HomeName[];
  /** Ends holds that have run out. Returns how many. */
  readonly sweep: () => Promise<number>;
};
