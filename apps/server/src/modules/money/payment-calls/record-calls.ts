/**
 * The gateway with a row for each authorize, capture, void and refund: unique by payment and step, stored
 * before the call, with its answer after it. A saga's own steps are deleted after a while; these aren't.
 */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { Db } from '#db/client.ts';
import { type Outcome, rejected } from '#suppliers/outcome.ts';
import type { PaymentGateway, PaymentRejection } from '#suppliers/payments/port.ts';
import { noteAnswer, noteRequest, noteSeen } from './store.ts';

type Answer = Outcome<unknown, PaymentRejection>;
type Call = {
  readonly reference: string;
  readonly step: string;
  readonly amountMinor: number;
  readonly currency: Currency | null;
};

const isChecking = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'state' in value && value.state === 'checking';

function wordOf(answer: Answer): string {
  if (answer.outcome === 'rejected') return answer.rejection.reason;
  return answer.outcome === 'ok' && isChecking(answer.value) ? 'checking' : answer.outcome;
}

export function recordCalls(
  gateway: PaymentGateway,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): PaymentGateway {
  /** Another amount under the same step is refused: nothing is taken or sent back twice. */
  const recorded = async <V>(
    call: Call,
    work: () => Promise<Outcome<V, PaymentRejection>>,
  ): Promise<Outcome<V, PaymentRejection>> => {
    const requestedMinor = await noteRequest(db, call, clock.now());
    if (requestedMinor !== call.amountMinor) return rejected({ reason: 'NotPossible' });
    const answer = await work();
    await noteAnswer(db, call, wordOf(answer), clock.now());
    return answer;
  };
  return {
    ...plainOf(gateway),
    authorize: (request, context) => {
      const { reference, amountMinor, currency } = request;
      const call = { reference, step: 'authorize', amountMinor, currency };
      return recorded(call, () => gateway.authorize(request, context));
    },
    capture: (request, context) => {
      const call = { ...request, step: 'capture', currency: null };
      return recorded(call, () => gateway.capture(request, context));
    },
    void: (request, context) => {
      const call = { reference: request.reference, step: 'void', amountMinor: 0, currency: null };
      return recorded(call, () => gateway.void(request, context));
    },
    refund: (request, context) => {
      const { reference, refundReference, amountMinor } = request;
      const call = { reference, step: `refund:${refundReference}`, amountMinor, currency: null };
      return recorded(call, () => gateway.refund(request, context));
    },
    lookUp: async (request, context) => {
      const found = await gateway.lookUp(request, context);
      if (found.outcome === 'ok')
        await noteSeen(db, request.reference, found.value?.authorization.state ?? 'nothing', clock.now());
      return found;
    },
  };
}

/** Called through, as a gateway may be more than its own fields. */
const plainOf = (gateway: PaymentGateway) => ({
  listCards: (...of: Parameters<PaymentGateway['listCards']>) => gateway.listCards(...of),
  permit: (...of: Parameters<PaymentGateway['permit']>) => gateway.permit(...of),
  endPermission: (...of: Parameters<PaymentGateway['endPermission']>) => gateway.endPermission(...of),
  listPayments: (...of: Parameters<PaymentGateway['listPayments']>) => gateway.listPayments(...of),
});
