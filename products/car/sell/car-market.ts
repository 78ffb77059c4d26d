import type { CarSupplier } from './supplier.ts';

/** All suppliers of cars, as they're handed to the server. */
export type CarMarket = {
  readonly suppliers: readonly CarSupplier[];
  /** Every company that rents out. */
  readonly companies: readonly { readonly code: string; readonly name: string }[];
  readonly supplierOf: (carId: string) => CarSupplier | undefined;
  /** Ends holds that have run out; also done whenever a car is asked for its price. Returns how many. */
  readonly sweep: () => Promise<number>;
};
