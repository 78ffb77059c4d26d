/** What the port of rides gets where nobody sells them. */
export const groundUnsold = {
  groundSupplierOf: () => undefined,
  groundSuppliers: [],
  groundStopOf: () => undefined,
};
