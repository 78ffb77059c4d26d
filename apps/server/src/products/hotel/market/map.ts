/** The market's read-only values as the contract's, whose lists may be written to. */
import type { CancelTerms } from '@sojourn/domain/booking/cancel-terms.ts';
import type { StayPrice } from '@sojourn/domain/products/hotel/stay.ts';

export const wirePrice = (price: StayPrice) => ({ ...price, nights: [...price.nights] });
export const wireTerms = (terms: CancelTerms) => ({ ...terms, steps: [...terms.steps] });
