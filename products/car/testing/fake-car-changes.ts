/** Changes at the tests' rental company, by the rules of the domain: what's asked, or what a test refuses. */
import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { CarPrice } from '../rules/car-price.ts';
import { changedRental, rentalChangeAmounts, type SoldRental } from '../rules/trip/change-rental.ts';
import type {
  CarChanged,
  CarChangeQuote,
  CarChangeRefusal,
  CarChangeRejection,
  CarChangeRequest,
  CarChangeVerbs,
} from '../sell/change/change-port.ts';
import { rentalOf } from './fake-car-facts.ts';

type ChangeableRental = {
  readonly sold: SoldRental;
  readonly times: string;
  readonly withheldMinor: number;
  readonly changes: readonly CarChanged[];
};
export type ChangingCompany = {
  readonly refusal: () => CarChangeRefusal | null;
  readonly priceFor: (request: CarChangeRequest) => CarPrice;
  readonly termsFor: (request: CarChangeRequest, price: CarPrice) => SoldRental['terms'];
  readonly find: (reference: string) => ChangeableRental | undefined;
  readonly rewrite: (reference: string, rental: ChangeableRental) => void;
};

export const timesOf = ({ pickUp, dropOff }: Pick<CarChangeRequest, 'pickUp' | 'dropOff'>): string =>
  `${pickUp} ${dropOff}`;

function quoteOf(
  company: ChangingCompany,
  request: CarChangeRequest,
): Outcome<CarChangeQuote, CarChangeRejection> {
  const rental = company.find(request.reference);
  if (!rental) return rejected({ reason: 'NotFound' });
  const reason = company.refusal();
  if (reason) return rejected({ reason });
  const { sold } = rental;
  const isSame = rental.times === timesOf(request);
  const price = changedRental(sold, company.priceFor(request), isSame);
  const amounts = rentalChangeAmounts(sold, price, isSame, request.now);
  const terms = isSame ? sold.terms : termsAfterChange(sold, company.termsFor(request, price), request.now);
  const withheldMinor = rental.withheldMinor + amounts.penaltyMinor;
  const cancellation = termsWithWithheld(terms, price.dueToday.amountMinor, withheldMinor);
  const summary = { ...rentalOf(request), days: price.days };
  return ok({ amounts, summary, price, terms, withheldMinor, cancellation });
}

export const carChangesOf = (company: ChangingCompany): CarChangeVerbs => ({
  quoteChange: async (request) => quoteOf(company, request),
  change: async (request) => {
    const { reference, changeReference } = request;
    const rental = company.find(reference);
    const made = rental?.changes.find((each) => each.changeReference === changeReference);
    if (made) return ok(made);
    const quoted = quoteOf(company, request);
    if (quoted.outcome !== 'ok' || !rental) return quoted as Outcome<never, CarChangeRejection>;
    const { value } = quoted;
    if (value.amounts.dueMinor > request.dueMinor) return rejected({ reason: 'PriceIncreased' });
    const changed = { ...value, changeReference };
    const { price, terms, withheldMinor } = value;
    const changes = [...rental.changes, changed];
    company.rewrite(reference, { sold: { price, terms }, times: timesOf(request), withheldMinor, changes });
    return ok(changed);
  },
});
