import type { Product } from '@sojourn/products/product-list.ts';

/** Whose words a list of results uses: the catalogs of all products have the same ids behind these. */
export type ResultsWords = `${Product}Results`;
