/** What is sold: everything that a checkout, a booking and a trip share, and differ in by this. */
export const PRODUCTS = ['Hotel', 'Flight'] as const;
export type Product = (typeof PRODUCTS)[number];
