/** Which flights may take a disrupted one's place: what the terms of its protection allow (B §5). */
import { addDays, type CalendarDate } from '../dates.ts';
import { first } from '../present.ts';
import { type Fact, isPays, type ProtectionTerms } from '../protections/clause.ts';
import { type Claim, decideClaim, type Purchase } from '../protections/decide.ts';

/** Why a flight can't be had, in the words of the wire. */
const REBOOK_REFUSALS = ['HigherClass', 'OtherAirport', 'OtherDay', 'AboveFareLimit', 'NoSeats'] as const;
export type RebookRefusal = (typeof REBOOK_REFUSALS)[number];

/** What was booked: airport codes, and the local date on which it was to leave. */
export type WantedFlight = {
  readonly origin: string;
  readonly destination: string;
  readonly departs: CalendarDate;
  /** Of the class, the higher the better. */
  readonly rank: number;
};
type Fare = { readonly rank: number; readonly totalMinor: number };
/** Another flight; `fares` are for all travelers in minor units, never empty. */
export type Candidate = {
  readonly origin: string;
  readonly destination: string;
  readonly departs: CalendarDate;
  readonly fares: readonly Fare[];
};

/** `claim`: what is known of the disruption, with its facts but those of another flight. */
export type RebookClaim = {
  readonly terms: ProtectionTerms;
  readonly purchase: Purchase;
  readonly claim: Claim;
};
type Qualified<F extends Fare = Fare> =
  | { readonly fare: F; readonly clauseId: string }
  /** Null: the clause has nothing to do with the flight, so no other one helps either. */
  | { readonly why: RebookRefusal | null; readonly clauseId: string };

/** The class that was booked first, then those below it from the best on, then those above. */
function byFit<F extends Fare>(booked: number, fares: readonly F[]): F[] {
  const isAbove = ({ rank }: F): number => Number(rank > booked);
  const offBy = ({ rank }: F): number => Math.abs(rank - booked);
  return fares.toSorted((a, b) => isAbove(a) - isAbove(b) || offBy(a) - offBy(b));
}

/** What is true of a flight in one of its fares. */
function factsOf(wanted: WantedFlight, candidate: Candidate, { rank }: Fare): Fact[] {
  const { origin, destination, departs } = candidate;
  const isSame = origin === wanted.origin && destination === wanted.destination;
  const isSoon = departs === wanted.departs || departs === addDays(wanted.departs, 1);
  return [
    ...(isSame ? (['sameAirports'] as const) : []),
    ...(isSoon ? (['sameOrNextDay'] as const) : []),
    ...(rank <= wanted.rank ? (['sameOrLowerClass'] as const) : []),
  ];
}

/**
 * The best fare that the protection pays, or why it pays none of this flight. The terms decide, nothing else.
 */
export function qualifyFlight<F extends Fare>(
  of: RebookClaim,
  wanted: WantedFlight,
  candidate: Candidate & { readonly fares: readonly F[] },
): Qualified<F> {
  const decided = byFit(wanted.rank, candidate.fares).map((fare) => qualifyFare(of, wanted, candidate, fare));
  return decided.find((each) => 'fare' in each) ?? first(decided);
}

function qualifyFare<F extends Fare>(
  { terms, purchase, claim }: RebookClaim,
  wanted: WantedFlight,
  candidate: Candidate,
  fare: F,
): Qualified<F> {
  const decision = decideClaim(terms, purchase, {
    ...claim,
    choice: 'rebook',
    facts: [...claim.facts, ...factsOf(wanted, candidate, fare)],
    amounts: { ...claim.amounts, flightPrice: fare.totalMinor },
  });
  const clauseId = decision.clause.id;
  if (decision.decision === 'refused') return { why: refusalOf(decision.clause), clauseId };
  return decision.payMinor < fare.totalMinor ? { why: 'AboveFareLimit', clauseId } : { fare, clauseId };
}

type Clause = ProtectionTerms['clauses'][number];
function refusalOf(clause: Clause): RebookRefusal | null {
  if (clause.rule === 'atMost' && clause.measure === 'flightPrice') return 'AboveFareLimit';
  return clause.rule === 'onlyIf' ? (OF_FACTS[clause.fact] ?? null) : null;
}
const OF_FACTS: Partial<Record<Fact, RebookRefusal>> = {
  sameAirports: 'OtherAirport',
  sameOrNextDay: 'OtherDay',
  sameOrLowerClass: 'HigherClass',
};

/** The most that a flight may cost for each traveler, in minor units; null where the terms name no limit. */
export function fareLimitMinor({ clauses }: ProtectionTerms): number | null {
  const limits = clauses.flatMap((clause) => {
    if (clause.rule === 'atMost' && clause.measure === 'flightPrice') return [clause.minor];
    const isCap = isPays(clause) && clause.choice === 'rebook' && clause.capPer === 'each';
    return isCap && clause.capMinor !== null ? [clause.capMinor] : [];
  });
  return limits.length === 0 ? null : Math.min(...limits);
}
