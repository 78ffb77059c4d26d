/** Price match: which checks the terms make of a claim, and what a claim comes to (B §4, B §5). Pure. */
import type { Instant } from '../dates.ts';
import { type Clause, type Fact, isPays, type ProtectionTerms } from './clause.ts';
import { type Decision, decideClaim } from './decide.ts';

/** What an agent finds out by opening the page that the customer named. */
export const MATCH_ANSWERS = ['sameItinerary', 'inDollars', 'open', 'verified'] as const satisfies Fact[];
export type MatchAnswer = (typeof MATCH_ANSWERS)[number];
export type MatchAnswers = { readonly [A in MatchAnswer]: boolean };

/** Amounts in minor units of US dollars. */
type MatchClaim = {
  readonly bookedAt: Instant;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly claimedAt: Instant;
  readonly answers: MatchAnswers;
  /** The booking is still there. */
  readonly isBooked: boolean;
  readonly bookedMinor: number;
  /** What the agent saw on that page. */
  readonly seenMinor: number;
};

/** In the order in which they decide; that it's claimed once is no check of the claim itself. */
export const matchChecks = ({ clauses }: Pick<ProtectionTerms, 'clauses'>): readonly Clause[] =>
  clauses.filter((clause) => clause.rule === 'withinBooking' || clause.rule === 'onlyIf');

/** What a check asks for; null for the one that is of time. */
export const factOf = (clause: Clause): Fact | null => (clause.rule === 'onlyIf' ? clause.fact : null);

/** A price that isn't lower was not verified, whatever was answered. */
export function decideMatch(terms: ProtectionTerms, claim: MatchClaim): Decision {
  const { bookedAt, startsAt, endsAt, claimedAt, answers, isBooked, bookedMinor, seenMinor } = claim;
  const priceDifference = Math.max(0, bookedMinor - seenMinor);
  const answered = { ...answers, verified: answers.verified && priceDifference > 0 };
  const facts: Fact[] = MATCH_ANSWERS.filter((fact) => answered[fact]);
  if (isBooked) facts.push('kept');
  const purchase = {
    bookedAt,
    boughtAt: bookedAt,
    startsAt,
    endsAt,
    travelers: 1,
    covered: 1,
    amounts: {},
    isWithBooking: true,
    days: null,
    happened: [],
    exercisedAt: null,
  };
  return decideClaim(terms, purchase, {
    at: claimedAt,
    choice: 'credit',
    facts,
    amounts: { priceDifference },
    disruptedAt: null,
    disruption: null,
    delayMinutes: 0,
  });
}

/** How long after booking it can be claimed, in hours. */
export function claimHours({ clauses }: Pick<ProtectionTerms, 'clauses'>): number {
  const inTime = clauses.find((clause) => clause.rule === 'withinBooking');
  return inTime?.rule === 'withinBooking' ? inTime.hours : 0;
}

/** The share that is credited, in percent. */
export const matchedPercent = ({ clauses }: Pick<ProtectionTerms, 'clauses'>): number =>
  clauses.find(isPays)?.percent ?? 0;
