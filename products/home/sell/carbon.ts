import type { HomeSale } from './sale.ts';

/** Nobody says what a home emits: its power, heating and size aren't known to suppliers. */
export const estimateCarbon = (_: Pick<HomeSale, 'offer'>): number | null => null;
