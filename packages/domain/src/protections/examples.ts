/** Worked examples for one booking, before anything is bought: the claims of the future, decided today. */
import { type Instant, isBefore, plusSeconds } from '../dates.ts';
import { type Choice, isPays, type ProtectionTerms } from './clause.ts';
import { type Claim, type Decision, decideClaim, endOfPurchase, type Purchase } from './decide.ts';

type Example = { readonly claim: Claim; readonly decision: Decision };

/**
 * For each thing that can be claimed: halfway until the protection ends, and the moment that it has ended.
 * `details`: what a claim needs besides its time, such as a price drop.
 */
export function examplesOf(
  terms: ProtectionTerms,
  purchase: Purchase,
  details: Pick<Claim, 'facts' | 'amounts' | 'disruption' | 'delayMinutes'>,
): Example[] {
  const end = endOfPurchase(terms, purchase)?.at ?? purchase.endsAt;
  const choices = terms.clauses.filter(isPays).map(({ choice }) => choice);
  const claimAt = (choice: Choice, at: Instant): Claim => ({
    choice,
    at,
    disruptedAt: details.disruption && at,
    facts: details.facts,
    amounts: details.amounts,
    disruption: details.disruption,
    delayMinutes: details.delayMinutes,
  });
  return choices.flatMap((choice) =>
    [halfway(purchase.boughtAt, end), end].map((at) => {
      const claim = claimAt(choice, at);
      return { claim, decision: decideClaim(terms, purchase, claim) };
    }),
  );
}

/** To the second; what ends before it begins has no middle. */
function halfway(from: Instant, to: Instant): Instant {
  if (!isBefore(from, to)) return from;
  return plusSeconds(from, Math.floor((Date.parse(to) - Date.parse(from)) / 2000));
}
