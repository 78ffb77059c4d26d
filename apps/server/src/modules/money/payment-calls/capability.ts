import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Capability } from '#modules/capability.ts';
import { type CompareDeps, PAYMENT_CALL_CASES, reconcilePaymentCalls } from './compare-calls.ts';
import { deleteCalls } from './store.ts';

/** Longer than a dispute can be opened late. */
const STORED_DAYS = 540;

export const paymentCalls: Capability<unknown, CompareDeps> = {
  name: 'payment-calls',
  caseTypes: Object.values(PAYMENT_CALL_CASES),
  jobs: (deps) => [
    { name: 'reconcile-payment-calls', everySeconds: 3_600, run: () => reconcilePaymentCalls(deps) },
    {
      name: 'forget-payment-calls',
      everySeconds: 86_400,
      storedDays: STORED_DAYS,
      run: () => deleteCalls(deps.db, plusSeconds(deps.clock.now(), -STORED_DAYS * 86_400)),
    },
  ],
};
