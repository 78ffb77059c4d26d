/** Change for any reason, as a checkout sells it (B §4, B §9). */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { changeCostMinor } from '@sojourn/domain/protections/change-cost.ts';
import { isPays } from '@sojourn/domain/protections/clause.ts';
import { CLAIM_RATES } from '@sojourn/domain/protections/data/premium-rates.ts';
import { type Claim, decideClaim, endOfPurchase, type Purchase } from '@sojourn/domain/protections/decide.ts';
import type { Selling, SoldProtection } from '../sold.ts';

const changed = ({ purchase, sale }: Selling, at: Instant): Claim => ({
  at,
  choice: 'change',
  facts: ['departsWithinYear'],
  amounts: { changeCost: sale.change ? changeCostMinor(sale.change, purchase, at) : 0 },
  disruptedAt: null,
  disruption: null,
  delayMinutes: 0,
});

export const changeForAnyReason: SoldProtection = {
  protection: 'changeForAnyReason',
  rates: ({ sale }) => (sale.change ? CLAIM_RATES.changeForAnyReason : []),
  lossAt: (of, at) => {
    const decided = decideClaim(of.terms, of.purchase, changed(of, at));
    return decided.decision === 'paid' ? decided.payMinor : 0;
  },
  shown: {
    examples: (of) => {
      const end = endOfPurchase(of.terms, of.purchase)?.at ?? of.purchase.endsAt;
      return [changed(of, typicalTime(of.purchase, end)), changed(of, end)];
    },
    coverageMinor: ({ terms, purchase }) => (terms.clauses.find(isPays)?.capMinor ?? 0) * purchase.covered,
  },
};

const WEEK_SECONDS = 7 * 86_400;

/** A week before the trip, when fares have risen; halfway for what's bought within two weeks. */
function typicalTime({ boughtAt, startsAt }: Purchase, end: Instant): Instant {
  const week = plusSeconds(startsAt, -WEEK_SECONDS);
  const half = halfway(boughtAt, end);
  return isBefore(half, week) ? week : half;
}

const halfway = (from: Instant, to: Instant): Instant =>
  isBefore(from, to) ? plusSeconds(from, Math.floor((Date.parse(to) - Date.parse(from)) / 2000)) : from;
