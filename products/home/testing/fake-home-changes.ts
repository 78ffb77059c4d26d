/** Changes at the tests' host, at the price of the day: what's asked for, or what a test refuses. */
import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type {
  HomeChangeQuote,
  HomeChangeRejection,
  HomeChangeRequest,
  HomeChangeVerbs,
} from '../sell/change/change-port.ts';
import { type FakeHomeHost, staysOf, termsOf } from './fake-home-facts.ts';

function quoteOf(
  host: FakeHomeHost,
  { reference, checkIn, checkOut, party, now }: HomeChangeRequest,
): Outcome<HomeChangeQuote, HomeChangeRejection> {
  const { order, let: sold, withheldMinor = 0 } = host.records.get(reference) ?? {};
  if (order?.state !== 'Confirmed' || !sold) return rejected({ reason: 'NotFound' });
  if (host.refuseChange) return rejected({ reason: host.refuseChange });
  if (nightsBetween(checkIn, checkOut) < 1) return rejected({ reason: 'InvalidDates' });
  const before = first(sold.stays);
  const stay = first(
    staysOf(host, { stays: [{ homeId: before.homeId, checkIn, checkOut }], party, chosenFees: [] }),
  );
  const taxDifferenceMinor = stay.price.taxes.amountMinor - before.price.taxes.amountMinor;
  const dueMinor = stay.price.total.amountMinor - before.price.total.amountMinor;
  const amounts = {
    rateDifferenceMinor: dueMinor - taxDifferenceMinor,
    taxDifferenceMinor,
    penaltyMinor: 0,
    dueMinor,
  };
  const totalMinor = stay.price.total.amountMinor;
  const terms = termsAfterChange(sold, termsOf(checkIn), now);
  const cancellation = termsWithWithheld(terms, totalMinor, withheldMinor);
  return ok({ amounts, stay, totalMinor, terms, withheldMinor, cancellation });
}

export const changesOfHomes = (host: FakeHomeHost): HomeChangeVerbs => ({
  quoteChange: async (request) => quoteOf(host, request),
  change: async (request) => {
    const { reference, changeReference } = request;
    const record = host.records.get(reference);
    const made = record?.changes?.find((each) => each.changeReference === changeReference);
    if (made) return ok(made);
    const quoted = quoteOf(host, request);
    if (quoted.outcome !== 'ok' || !record?.order) return quoted as Outcome<never, HomeChangeRejection>;
    const { value } = quoted;
    if (value.amounts.dueMinor > request.dueMinor) return rejected({ reason: 'PriceIncreased' });
    const changed = { ...value, changeReference };
    const { totalMinor, stay, terms, withheldMinor } = value;
    host.records.set(reference, {
      ...record,
      order: { ...record.order, price: { totalMinor, currency: 'USD' } },
      let: { stays: [stay], terms },
      withheldMinor,
      changes: [...(record.changes ?? []), changed],
    });
    return ok(changed);
  },
});
