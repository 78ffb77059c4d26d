/** What the port of hotels gets where nobody sells them. */
export const hotelUnsold = { supplierOf: () => undefined, hotelSuppliers: [], cityArt: () => undefined };
