/** Cancel for any reason, as a checkout sells it (B §4, B §9). */
import { cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { CLAIM_RATES } from '@sojourn/domain/protections/data/premium-rates.ts';
import { decideClaim } from '@sojourn/domain/protections/decide.ts';
import type { SoldProtection } from '../sold.ts';

export const cancelForAnyReason: SoldProtection = {
  protection: 'cancelForAnyReason',
  rates: CLAIM_RATES.cancelForAnyReason,
  lossAt: ({ terms, purchase, sale }, at) => {
    const decided = decideClaim(terms, purchase, {
      at,
      choice: 'refund',
      facts: [],
      amounts: {},
      disruptedAt: null,
      disruption: null,
      delayMinutes: 0,
    });
    const payMinor = decided.decision === 'paid' ? decided.payMinor : 0;
    return payMinor - cancelAt(sale.cancellation, sale.totalMinor, at).refundMinor;
  },
};
