import type { HomeSale } from './sale.ts';
import { taxesOfHomes } from './taxes-of-homes.ts';

/** What was chosen besides: fees that nobody has to pay. With all taxes, as such a fee moves them. */
export const chosenFeesMinor = (sale: Pick<HomeSale, 'offer'>): number =>
  sale.offer.stays
    .flatMap(({ price }) => price.fees)
    .filter(({ isMandatory }) => !isMandatory)
    .reduce((sum, { amount }) => sum + amount.amountMinor, taxesOfHomes(sale));
