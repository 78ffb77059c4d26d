/** What the port of cars gets where nobody rents them out. */
export const carUnsold = { carSupplierOf: () => undefined, carSuppliers: [], carCompanies: [] };
