import type { HotelSupplier } from './supplier.ts';

/** All suppliers of hotels, as they're handed to the server. */
export type HotelMarket = {
  readonly suppliers: readonly HotelSupplier[];
  readonly supplierOf: (stayId: string) => HotelSupplier | undefined;
  /** Ends holds that have run out; also done whenever a hotel is asked for its price. Returns how many. */
  readonly sweep: () => Promise<number>;
};
