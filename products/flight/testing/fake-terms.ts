/** What canceling costs at the tests' airlines. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Exchanged } from '../sell/exchange/exchange-port.ts';
import type { FlightHold } from '../sell/supplier.ts';
import { OUT_AND_BACK } from './fake-airline-fares.ts';

export const VOID_HOURS = 24;
/** What canceling costs once it isn't free any more. */
export const CANCEL_FEE_MINOR = 20_000;
type Priced = {
  readonly price: FlightHold['price'];
  readonly voidUntil: Instant | null;
  readonly exchanges: readonly Exchanged[];
  readonly withheldMinor: number;
};

/** Free for a day where tickets can be voided, then a fee, then everything. */
export function termsAt(now: Instant, isVoidable = true, feeMinor = CANCEL_FEE_MINOR): CancelTerms {
  const zone = 'America/New_York';
  const departs = OUT_AND_BACK[0].segments[0].scheduledDepartureTime;
  const stepOf = (until: Instant, penaltyMinor: number) => ({
    until,
    penaltyMinor,
    localUntil: until.slice(0, 16) as CancelTerms['steps'][number]['localUntil'],
  });
  const free = isVoidable ? [stepOf(plusSeconds(now, VOID_HOURS * 3600), 0)] : [];
  const steps = [...free, stepOf(departs, feeMinor)];
  return { type: isVoidable ? 'FullyRefundable' : 'PartiallyRefundable', zone, steps };
}

/** The same fee until it leaves, and what exchanges have kept. */
export function termsAfterExchange(
  of: Pick<Priced, 'exchanges' | 'withheldMinor'>,
  now: Instant,
): CancelTerms {
  return {
    ...termsAt(now),
    type: 'PartiallyRefundable',
    steps: termsAt(now)
      .steps.slice(1)
      .map((step) => ({ ...step, penaltyMinor: step.penaltyMinor + lostBy(of) })),
  };
}
/** As booked, and what was kept of canceled travelers. */
export function termsWithWithheld(of: Priced, now: Instant): CancelTerms {
  const terms = of.exchanges.length > 0 ? termsAfterExchange({ ...of, withheldMinor: 0 }, now) : termsAt(now);
  const steps = terms.steps.map((step) => ({ ...step, penaltyMinor: step.penaltyMinor + of.withheldMinor }));
  return { ...terms, steps };
}

/** Fees, what was left over and stayed with the airline, and what was kept of canceled travelers. */
const lostBy = ({ exchanges, withheldMinor }: Pick<Priced, 'exchanges' | 'withheldMinor'>): number =>
  exchanges.reduce(
    (sum, { amounts }) =>
      sum + amounts.penaltyMinor + (amounts.residualTo === 'credit' ? amounts.residualMinor : 0),
    withheldMinor,
  );

export function penaltyOf(
  { penaltyMinor: set }: { readonly penaltyMinor: number | null },
  of: Priced,
  now: Instant,
) {
  const { price, voidUntil, exchanges } = of;
  const isFree = voidUntil !== null && exchanges.length === 0 && Date.parse(now) < Date.parse(voidUntil);
  const lost = lostBy(of);
  const penaltyMinor = (set ?? (isFree ? 0 : CANCEL_FEE_MINOR)) + lost;
  return { penaltyMinor, refundMinor: price.total.amountMinor + lost - penaltyMinor, asOf: now };
}
