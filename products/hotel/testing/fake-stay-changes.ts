/** Changes at the tests' hotel, by the rules of the domain: what it's asked for, or what a test refuses. */
import { termsAfterChange, termsWithWithheld } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { changedPrice, type SoldStay, stayChangeAmounts } from '../rules/change-stay.ts';
import type {
  StayChanged,
  StayChangeQuote,
  StayChangeRefusal,
  StayChangeRejection,
  StayChangeRequest,
  StayChangeVerbs,
} from '../sell/change/change-port.ts';

type ChangeableStay = {
  readonly sold: SoldStay;
  readonly withheldMinor: number;
  readonly changes: readonly StayChanged[];
};
export type ChangingHotel = {
  readonly refusal: () => StayChangeRefusal | null;
  readonly nightlyMinor: () => number;
  readonly find: (reference: string) => ChangeableStay | undefined;
  readonly rewrite: (reference: string, stay: ChangeableStay) => void;
  readonly termsFor: (request: StayChangeRequest) => SoldStay['terms'];
};

function quoteOf(
  hotel: ChangingHotel,
  request: StayChangeRequest,
): Outcome<StayChangeQuote, StayChangeRejection> {
  const { reference, checkIn, checkOut, rooms, now } = request;
  const stay = hotel.find(reference);
  if (!stay) return rejected({ reason: 'NotFound' });
  const reason = hotel.refusal();
  if (reason) return rejected({ reason });
  if (nightsBetween(checkIn, checkOut) < 1) return rejected({ reason: 'InvalidDates' });
  const { sold } = stay;
  const rate = { collection: 'Premier', taxBps: 1200, nightlyMinor: hotel.nightlyMinor } as const;
  const price = changedPrice(sold, { checkIn, checkOut, roomCount: rooms.length }, rate);
  const amounts = stayChangeAmounts(sold, price, rate, now);
  const withheldMinor = stay.withheldMinor + amounts.penaltyMinor;
  const terms = termsAfterChange(sold, hotel.termsFor(request), now);
  const cancellation = termsWithWithheld(terms, price.total.amountMinor, withheldMinor);
  return ok({ amounts, price, terms, withheldMinor, cancellation, feesAtProperty: [] });
}

export const changesOf = (hotel: ChangingHotel): StayChangeVerbs => ({
  quoteChange: async (request) => quoteOf(hotel, request),
  change: async (request) => {
    const { reference, changeReference } = request;
    const stay = hotel.find(reference);
    const made = stay?.changes.find((each) => each.changeReference === changeReference);
    if (made) return ok(made);
    const quoted = quoteOf(hotel, request);
    if (quoted.outcome !== 'ok' || !stay) return quoted as Outcome<never, StayChangeRejection>;
    const { value } = quoted;
    if (value.amounts.dueMinor > request.dueMinor) return rejected({ reason: 'PriceIncreased' });
    const changed = { ...value, changeReference };
    const { price, terms, withheldMinor } = value;
    hotel.rewrite(reference, { sold: { price, terms }, withheldMinor, changes: [...stay.changes, changed] });
    return ok(changed);
  },
});
