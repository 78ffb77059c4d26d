/** The market's read-only values as the contract's, whose lists may be written to. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';

export const wireTerms = (terms: CancelTerms) => ({ ...terms, steps: [...terms.steps] });
