/** Disruption assistance, as a checkout sells it: another flight, or the base fare back (B §4, B §9). */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clause, Fact, ProtectionTerms } from '@sojourn/domain/protections/clause.ts';
import { type Claim, decideClaim } from '@sojourn/domain/protections/decide.ts';
import { disruptionRates, lastMinuteMinor } from '@sojourn/domain/protections/disruption-risk.ts';
import type { Selling, SoldProtection } from '../sold.ts';

/** It's found out so many hours before departure, in the examples. */
const KNOWN_HOURS = 3;
const QUALIFYING: readonly Fact[] = [
  'withinDayOfDeparture',
  'everyTraveler',
  'sameAirports',
  'sameOrNextDay',
  'sameOrLowerClass',
];

type Rule<R extends Clause['rule']> = Extract<Clause, { rule: R }>;
const ruleOf = <R extends Clause['rule']>({ clauses }: ProtectionTerms, rule: R): Rule<R> | undefined =>
  clauses.find((clause): clause is Rule<R> => clause.rule === rule);
const delayFrom = (terms: ProtectionTerms): number => ruleOf(terms, 'delayedAtLeast')?.minutes ?? 0;

/** A delay of the first flight. */
function claimed(of: Selling, choice: 'refund' | 'rebook', delayMinutes: number): Claim {
  const at = plusSeconds(of.purchase.startsAt, -KNOWN_HOURS * 3_600);
  return {
    at,
    choice,
    facts: QUALIFYING,
    amounts: choice === 'rebook' ? { flightPrice: newFlightMinor(of) } : {},
    disruptedAt: at,
    disruption: 'Delayed',
    delayMinutes,
  };
}

/** Bought on the day, at most what each may cost. */
function newFlightMinor({ terms, purchase, sale }: Selling): number {
  const limit = ruleOf(terms, 'atMost')?.minor ?? 0;
  const fareMinor = sale.baseMinor + sale.taxesMinor;
  const price = sale.flown ? lastMinuteMinor(sale.flown, fareMinor, purchase) : 0;
  return Math.min(price, limit * purchase.covered);
}

/** Who claims takes what is worth more. */
function lossMinor(of: Selling): number {
  const paid = (['refund', 'rebook'] as const).map((choice) => {
    const decided = decideClaim(of.terms, of.purchase, claimed(of, choice, delayFrom(of.terms)));
    return decided.decision === 'paid' ? decided.payMinor : 0;
  });
  return Math.max(...paid);
}

export const disruptionAssistance: SoldProtection = {
  protection: 'disruption',
  rates: ({ sale, terms }) => (sale.flown ? disruptionRates(sale.flown, delayFrom(terms)) : []),
  lossAt: lossMinor,
  shown: {
    examples: (of) => {
      const from = delayFrom(of.terms);
      return [claimed(of, 'refund', from), claimed(of, 'rebook', from), claimed(of, 'refund', from - 1)];
    },
    coverageMinor: ({ purchase }) => purchase.amounts.base ?? 0,
  },
};
