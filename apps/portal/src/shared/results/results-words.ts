import type { Product } from '@sojourn/domain/products/product.ts';

/** Whose words a list of results uses: the catalogs of all products have the same ids behind these. */
export type ResultsWords = `${Product}Results`;
