/** What the port of homes gets where nobody lets them. */
export const homeUnsold = { homeSupplierOf: () => undefined, homeSuppliers: [] };
