/** The verbs of the port that every supplier with an order desk answers alike, each under its scenario. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type CallContext, ok } from '@sojourn/server/suppliers/outcome.ts';
import { acceptVersion } from '../changes/changes.ts';
import type { Player, Stage } from '../play-scenario.ts';
import { cancelOrder, quoteCancel } from './cancel.ts';
import { confirmOrder } from './confirm.ts';
import { endHold, keepHold } from './holds.ts';
import type { DeskRequest, OrderDesk, Reason } from './order-desk.ts';
import type { DeskOrder } from './store.ts';

type OrderVerb = 'reserve' | 'confirm' | 'quoteCancel' | 'cancel' | 'lookUp' | 'acceptChange';

/** `seller`: who of the desk's sellers is called. */
export function orderVerbs<
  M extends Stage,
  O extends DeskOrder,
  C extends DeskRequest,
  No extends Reason,
  K,
  F extends string,
>(
  desk: OrderDesk<M, O, C, No, K>,
  market: M,
  seller: string,
  { under }: Pick<Player<OrderVerb, F>, 'under'>,
) {
  const { db } = market;
  return {
    release: async ({ reference }: Pick<DeskRequest, 'reference'>) => {
      await endHold(desk, db, reference, 'released');
      return ok(null);
    },
    keep: ({ reference, until, now }: DeskRequest & { readonly until: Instant }) =>
      keepHold(desk, db, reference, { until, now }),
    confirm: (request: C, context: CallContext) =>
      under(market, seller, context, { verb: 'confirm', reference: request.reference }, (fault) =>
        confirmOrder(desk, market, request, fault),
      ),
    quoteCancel: (request: DeskRequest, context: CallContext) =>
      under(market, seller, context, { verb: 'quoteCancel', reference: request.reference }, (fault) =>
        quoteCancel(desk, db, request, fault),
      ),
    cancel: (request: DeskRequest & { readonly penaltyMinor: number }, context: CallContext) =>
      under(market, seller, context, { verb: 'cancel', reference: request.reference }, (fault) =>
        cancelOrder(desk, db, request, fault),
      ),
    acceptChange: (
      { reference, version, now }: DeskRequest & { readonly version: number },
      context: CallContext,
    ) =>
      under(market, seller, context, { verb: 'acceptChange', reference }, () =>
        acceptVersion(db, reference, { version, now }),
      ),
  };
}
