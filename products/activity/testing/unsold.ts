/** What the port of activities gets where nobody sells them. */
export const activityUnsold = { activitySupplierOf: () => undefined, activitySuppliers: [] };
