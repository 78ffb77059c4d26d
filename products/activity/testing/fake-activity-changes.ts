/** Changes at the tests' operator, at the price of the day: what's asked for, or what a test refuses. */
import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type {
  ActivityChangeQuote,
  ActivityChangeRejection,
  ActivityChangeRequest,
  ActivityChangeVerbs,
} from '../sell/port/change-port.ts';
import type { FakeOperator } from './fake-operator-record.ts';
import { SAIL_SLOT, sailFor, termsAt } from './sample-activity.ts';

function quoteOf(
  operator: FakeOperator,
  { reference, slotId, units, now }: ActivityChangeRequest,
): Outcome<ActivityChangeQuote, ActivityChangeRejection> {
  const { order, sold, withheldMinor = 0 } = operator.records.get(reference) ?? {};
  if (order?.state !== 'Confirmed' || !sold) return rejected({ reason: 'NotFound' });
  if (operator.refuseChange) return rejected({ reason: operator.refuseChange });
  const slot = slotId ?? SAIL_SLOT;
  const summary = sailFor(units, slot, operator.percent);
  const { totalMinor } = summary.price;
  const differenceMinor = totalMinor - sold.summary.price.totalMinor;
  const amounts = { differenceMinor, penaltyMinor: 0, dueMinor: differenceMinor };
  const terms = termsAfterChange(sold, termsAt(slot, totalMinor), now);
  const cancellation = termsWithWithheld(terms, totalMinor, withheldMinor);
  return ok({ amounts, summary, totalMinor, terms, withheldMinor, cancellation });
}

export const changesOfActivities = (operator: FakeOperator): ActivityChangeVerbs => ({
  quoteChange: async (request) => quoteOf(operator, request),
  change: async (request) => {
    const { reference, changeReference } = request;
    const record = operator.records.get(reference);
    const made = record?.changes?.find((each) => each.changeReference === changeReference);
    if (made) return ok(made);
    const quoted = quoteOf(operator, request);
    if (quoted.outcome !== 'ok' || !record?.order) return quoted as Outcome<never, ActivityChangeRejection>;
    const { value } = quoted;
    if (value.amounts.dueMinor > request.dueMinor) return rejected({ reason: 'PriceIncreased' });
    const { changes = [], order } = record;
    const code = `VELA-${reference}-${changes.length + 2}`;
    const tickets = [{ ticketId: `${changes.length + 2}`, unitId: null, code, isDead: false }];
    const changed = { ...value, changeReference, tickets };
    const { summary, terms, withheldMinor } = value;
    operator.records.set(reference, {
      ...record,
      order: { ...order, price: summary.price, tickets },
      sold: { summary, terms },
      withheldMinor,
      changes: [...changes, changed],
    });
    return ok(changed);
  },
});
