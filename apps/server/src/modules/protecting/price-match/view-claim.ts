/** A claim as both sides see it: its checks in the order in which they decide, and what they came to. */
import type { MatchClaim } from '@sojourn/contract/price-match.ts';
import { money } from '@sojourn/domain/money.ts';
import { factOf, matchChecks, matchedPercent } from '@sojourn/domain/protections/price-match.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import type { ThreadedCase } from '#modules/desk/cases/thread/store.ts';
import type { StoredClaim } from './store.ts';

type Check = MatchClaim['checks'][number];
type InCase = Pick<ThreadedCase, 'caseId' | 'code' | 'state' | 'dueAt'>;

export function viewClaim(
  claim: StoredClaim,
  { caseId, code, state, dueAt }: InCase,
  isBooked: boolean,
): MatchClaim {
  const { bookedMinor, claimedMinor, seenMinor, creditedMinor, decidedAt } = claim;
  const isDeclined = claim.state === 'declined' || claim.state === 'declinedOnAppeal';
  const isOpen = claim.state === 'checking' || claim.state === 'appealed';
  return {
    caseId,
    code,
    state: claim.state,
    claimedAt: claim.claimedAt,
    decideBy: dueAt,
    decidedAt: isOpen ? null : decidedAt,
    url: claim.url,
    booked: money(bookedMinor),
    claimed: money(claimedMinor),
    seen: seenMinor === null ? null : money(seenMinor),
    credit: money(creditedMinor ?? creditFor(claim)),
    checks: checksOf(claim, isOpen ? isBooked : (claim.isBooked ?? isBooked), isOpen),
    failedClauseId: isDeclined ? claim.clauseId : null,
    note: claim.note,
    canAppeal: claim.state === 'declined' && state === 'resolved',
  };
}

function creditFor({ termsId, bookedMinor, claimedMinor }: StoredClaim): number {
  const share = (Math.max(0, bookedMinor - claimedMinor) * matchedPercent(termsById(termsId))) / 100;
  return Math.floor(share);
}

function checksOf(
  { termsId, answers, bookedMinor, seenMinor }: StoredClaim,
  isBooked: boolean,
  isOpen: boolean,
): Check[] {
  return matchChecks(termsById(termsId)).map((clause) => {
    const fact = factOf(clause);
    // A claim that comes too late isn't taken
    if (fact === null) return { clauseId: clause.id, state: 'met', isAutomatic: true };
    if (fact === 'kept')
      return { clauseId: clause.id, state: isBooked ? 'met' : 'notMet', isAutomatic: true };
    const isMet =
      answers?.[fact as keyof typeof answers] && (fact !== 'verified' || (seenMinor ?? 0) < bookedMinor);
    return { clauseId: clause.id, state: isOpen ? 'checking' : isMet ? 'met' : 'notMet', isAutomatic: false };
  });
}
