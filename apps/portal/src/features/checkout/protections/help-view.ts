/** Disruption assistance and missed connection as worked examples of this booking. Pure. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ProtectionExample, ProtectionOffer } from '@sojourn/contract/protections.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { isPays } from '@sojourn/domain/protections/clause.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';

type Row = {
  readonly key: 'rebook' | 'refund' | 'canceled' | 'short' | 'late';
  readonly withIt: Money;
  readonly withoutIt: Money;
  /** What the traveler pays, or gets back; `airline`: gets back from the airline either way. */
  readonly unit: 'pay' | 'back' | 'airline';
};
type HelpExamples = {
  readonly at: Instant;
  /** What another flight sells for, each and for everybody. */
  readonly each: Money;
  readonly all: Money;
  readonly rows: readonly Row[];
  /** The full base fare; null where no refund can be chosen. */
  readonly base: Money | null;
  /** The most that a new flight may cost, each. */
  readonly limit: Money;
  /** A delay counts from then on. */
  readonly delayMinutes: number;
  /** To decide, after a missed connection. */
  readonly decideHours: number;
};

const less = (a: Money, b: Money): Money => ({ ...a, amountMinor: a.amountMinor - b.amountMinor });
/** Never less than the fare gives back anyway. */
const better = ({ pay, withoutIt }: ProtectionExample) => ({
  withIt: pay.amountMinor >= withoutIt.amountMinor ? pay : withoutIt,
  withoutIt,
});

/** Null without an example of a new flight. */
export function helpExamples(
  { examples, quote, termsId }: ProtectionOffer,
  { total }: Pick<Checkout['quote'], 'total'>,
  premiumsMinor: number,
): HelpExamples | null {
  const [rebook, late] = examples.filter(({ choice }) => choice === 'rebook');
  if (!rebook || !quote) return null;
  const [refund, short] = examples.filter(({ choice }) => choice === 'refund');
  const nothing = { ...rebook.pay, amountMinor: 0 };
  const each = Math.round(rebook.pay.amountMinor / quote.premiumPrices.count);
  const fare = { ...total, amountMinor: total.amountMinor - premiumsMinor };
  const { clauses } = termsById(termsId);
  const atMost = clauses.find((clause) => clause.rule === 'atMost');
  const paid = clauses.filter(isPays).find(({ choice }) => choice === 'rebook');
  const rows: Row[] = [{ key: 'rebook', withIt: nothing, withoutIt: rebook.pay, unit: 'pay' }];
  if (late)
    rows.push({ key: 'late', withIt: less(rebook.pay, late.pay), withoutIt: rebook.pay, unit: 'pay' });
  if (refund) rows.push({ key: 'refund', ...better(refund), unit: 'back' });
  if (short) rows.push({ key: 'short', ...better(short), unit: 'back' });
  if (refund) rows.push({ key: 'canceled', withIt: fare, withoutIt: fare, unit: 'airline' });
  return {
    at: rebook.at,
    each: { ...rebook.pay, amountMinor: each },
    all: rebook.pay,
    rows,
    base: refund?.pay ?? null,
    limit: money(atMost?.minor ?? paid?.capMinor ?? 0, total.currency),
    delayMinutes: clauses.find((clause) => clause.rule === 'delayedAtLeast')?.minutes ?? 0,
    decideHours: clauses.find((clause) => clause.rule === 'withinDisruption')?.hours ?? 0,
  };
}
