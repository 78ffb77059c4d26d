/** B §3 disruption data: what covers delays and missed connections, and what it costs, by the terms. */
import type { DisruptionData } from '@sojourn/contract/disruption-parts.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import { isPays, type Protection, type ProtectionTerms } from '@sojourn/domain/protections/clause.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';

type Policy = NonNullable<DisruptionData['delay']>;
/** Minor units; `eachMinor`: of one traveler. */
type Priced = {
  readonly protection: Protection;
  readonly termsId: string;
  readonly eachMinor: number;
  /** In a checkout; left out of what was bought. */
  readonly action?: Policy['action'];
};

/** Null where neither is among them. */
export function disruptionData(priced: readonly Priced[], currency: Currency): DisruptionData | null {
  const policyOf = (protection: Protection): Policy | null => {
    const found = priced.find((each) => each.protection === protection);
    if (!found) return null;
    const premium = { type: 'fixed' as const, amount: money(found.eachMinor, currency) };
    const coverage = coverageOf(termsById(found.termsId), currency);
    return { coverage, premium, action: found.action ?? null };
  };
  const [delay, missedConnection] = [policyOf('disruption'), policyOf('missedConnection')];
  return delay || missedConnection ? { delay, missedConnection } : null;
}

/** What it pays at most: so much for each traveler, or a share of the base fare. */
function coverageOf({ clauses }: ProtectionTerms, currency: Currency): Policy['coverage'] {
  const pays = clauses.filter(isPays);
  const ofFare = pays.find(({ of }) => of.includes('base'));
  const capped = pays.find(({ capMinor }) => capMinor !== null);
  return ofFare
    ? { type: 'percentage', percentage: ofFare.percent }
    : { type: 'fixed', amount: money(capped?.capMinor ?? 0, currency) };
}
