/** Missed connection, as a checkout sells it for trips that have one: another way to the end (B §4, B §5). */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { isPays } from '@sojourn/domain/protections/clause.ts';
import { type Claim, decideClaim } from '@sojourn/domain/protections/decide.ts';
import { lastMinuteMinor, missedConnectionRates } from '@sojourn/domain/protections/disruption-risk.ts';
import type { Selling, SoldProtection } from '../sold.ts';

/** After it's known that the flight isn't reached, so many hours go by. */
function claimed({ terms, purchase, sale }: Selling, hours: number): Claim {
  const fareMinor = sale.baseMinor + sale.taxesMinor;
  const price = sale.flown ? lastMinuteMinor(sale.flown, fareMinor, purchase) : 0;
  const disruptedAt = purchase.startsAt;
  return {
    at: plusSeconds(disruptedAt, hours * 3_600),
    choice: 'rebook',
    facts: terms.clauses.flatMap((clause) => (clause.rule === 'onlyIf' ? [clause.fact] : [])),
    amounts: { flightPrice: price },
    disruptedAt,
    disruption: 'MissedConnection',
    delayMinutes: 0,
  };
}

const decideHours = ({ terms }: Selling): number => {
  const within = terms.clauses.find(({ rule }) => rule === 'withinDisruption');
  return within?.rule === 'withinDisruption' ? within.hours : 0;
};

export const missedConnection: SoldProtection = {
  protection: 'missedConnection',
  rates: ({ sale }) => (sale.flown ? missedConnectionRates(sale.flown) : []),
  lossAt: (of) => {
    const decided = decideClaim(of.terms, of.purchase, claimed(of, 0));
    return decided.decision === 'paid' ? decided.payMinor : 0;
  },
  shown: {
    examples: (of) => [claimed(of, 0), claimed(of, decideHours(of))],
    coverageMinor: ({ terms, purchase }) => (terms.clauses.find(isPays)?.capMinor ?? 0) * purchase.covered,
  },
};
