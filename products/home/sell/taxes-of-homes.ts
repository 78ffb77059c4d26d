import type { HomeSale } from './sale.ts';

/** Of all stays, in minor units. */
export const taxesOfHomes = ({ offer }: Pick<HomeSale, 'offer'>): number =>
  offer.stays.reduce((sum, { price }) => sum + price.taxes.amountMinor, 0);
