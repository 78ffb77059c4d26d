/** A card processor that answers at once, so that the benchmark shows what our own saga and ledger cost. */

import { ok, rejected } from '../../apps/server/src/suppliers/outcome.ts';
import type { Authorization, PaymentGateway } from '../../apps/server/src/suppliers/payments/port.ts';
import type { PaymentMethod } from '../../packages/contract/src/payment-methods.ts';
import { type Instant, plusSeconds } from '../../packages/domain/src/dates.ts';

/** The one card that a person has: of their own, since a checkout refuses another's. */
export const cardOf = (subject: string): PaymentMethod => ({
  paymentId: `pay_${subject.slice(subject.indexOf('_') + 1)}` as PaymentMethod['paymentId'],
  label: 'Harbor Summit 4417',
  brand: 'visa',
  lastFour: '4417',
  expiry: { month: 12, year: 2099 },
  expired: false,
  replaced: false,
  holder: 'Maya Okafor',
});

export function createInstantGateway(now: () => Instant): PaymentGateway {
  const authorizations = new Map<string, Authorization>();
  const capture: PaymentGateway['capture'] = async ({ reference, amountMinor }) => {
    const before = authorizations.get(reference);
    if (!before) return rejected({ reason: 'NotPossible' });
    const captured: Authorization = { ...before, state: 'captured', capturedMinor: amountMinor };
    authorizations.set(reference, captured);
    return ok(captured);
  };
  return {
    listCards: async (subject) => ok([cardOf(subject)]),
    authorize: async ({ reference, amountMinor, currency }) => {
      const authorization: Authorization = {
        reference,
        state: 'authorized',
        amountMinor,
        capturedMinor: 0,
        refundedMinor: 0,
        currency,
        label: 'Harbor Summit 4417',
        expiresAt: plusSeconds(now(), 604_800),
        problem: null,
        check: null,
      };
      authorizations.set(reference, authorization);
      return ok(authorization);
    },
    permit: async () => rejected({ reason: 'NotPossible' }),
    endPermission: async () => ok(null),
    capture,
    void: async () => ok(null),
    refund: async ({ reference, refundReference, amountMinor }) => {
      const before = authorizations.get(reference);
      if (before)
        authorizations.set(reference, { ...before, refundedMinor: before.refundedMinor + amountMinor });
      return ok({ reference: refundReference, amountMinor, state: 'sent' });
    },
    listPayments: async () => ok({ payments: [], next: null }),
    lookUp: async ({ reference }) => {
      const authorization = authorizations.get(reference);
      return ok(authorization ? { authorization, refunds: [] } : null);
    },
  };
}
