/** The terms in words: for each clause the name of its sentence in the message catalogs, and its numbers. */
import { type Clause, isPays, type PaysClause, type ProtectionTerms } from './clause.ts';

/** `moneyMinor` is an amount in US cents, `percent` a whole number; hours, days and minutes are counts. */
export type ClauseNumbers = {
  readonly hours?: number;
  readonly days?: number;
  readonly minutes?: number;
  readonly percent?: number;
  readonly moneyMinor?: number;
};
type Sentence = {
  readonly clauseId: string;
  /** `endedBy.governmentAlert`, under `protections.` in the catalogs. */
  readonly key: string;
  readonly numbers: ClauseNumbers;
};

/**
 * `chosen`: the days, where the terms have a choice and it was made. What can be claimed comes last, each
 * after what it depends on.
 */
export const sentencesOf = (terms: ProtectionTerms, chosen?: number): Sentence[] =>
  inReadingOrder(terms.clauses).map((clause) => ({
    clauseId: clause.id,
    key: keyOf(clause, terms, chosen),
    numbers: numbersOf(clause, chosen),
  }));

function inReadingOrder(clauses: readonly Clause[]): readonly Clause[] {
  const isGeneral = (clause: Clause): boolean => !isPays(clause) && clause.onlyFor === undefined;
  const payouts = clauses
    .filter(isPays)
    .flatMap((pays) => [
      ...clauses.filter((clause) => !isPays(clause) && clause.onlyFor === pays.choice),
      pays,
    ]);
  return [...clauses.filter(isGeneral), ...payouts];
}

const isSoldOutOfSimilar = ({ fact, onlyFor }: Extract<Clause, { rule: 'onlyIf' }>): boolean =>
  fact === 'soldOut' && onlyFor === 'similar';
const isChangeToTenders = ({ choice, to }: PaysClause): boolean => choice === 'change' && to === 'tenders';

function keyOf(clause: Clause, terms: ProtectionTerms, chosen: number | undefined): string {
  const has = (test: (other: Clause) => boolean): boolean => terms.clauses.some(test);
  switch (clause.rule) {
    case 'buyAhead':
      return has(({ rule }) => rule === 'withBooking') ? 'buyAhead.withBooking' : 'buyAhead';
    case 'withinPurchase':
      return clause.days === null && chosen === undefined ? 'withinPurchase.chosen' : 'withinPurchase';
    case 'endedBy':
      return `endedBy.${clause.event}`;
    case 'premiumBack':
      return `premiumBack.${clause.event}`;
    case 'onlyIf':
      if (clause.fact === 'stillForSale' && has((other) => isPays(other) && other.choice === 'similar'))
        return 'onlyIf.stillForSale.orSimilar';
      return `onlyIf.${clause.fact}${isSoldOutOfSimilar(clause) ? '.similar' : ''}`;
    case 'atLeast':
    case 'atMost':
      return `${clause.rule}.${clause.measure}`;
    case 'untilStart':
      return clause.hours === 0 ? 'untilStart.atStart' : 'untilStart.before';
    case 'pays':
      return `pays.${terms.protection}.${clause.choice}${isChangeToTenders(clause) ? '.tenders' : ''}`;
    default:
      return clause.rule;
  }
}

function numbersOf(clause: Clause, chosen: number | undefined): ClauseNumbers {
  switch (clause.rule) {
    case 'buyAhead':
    case 'untilStart':
    case 'withinBooking':
    case 'withinDisruption':
    case 'withinLastFlight':
      return { hours: clause.hours };
    case 'withinPurchase':
      return clause.days === null && chosen === undefined ? {} : { days: clause.days ?? chosen ?? 0 };
    case 'afterDays':
      return { days: clause.days };
    case 'delayedAtLeast':
      return { minutes: clause.minutes };
    case 'atLeast':
    case 'atMost':
      return { moneyMinor: clause.minor };
    case 'pays':
      return {
        percent: clause.percent,
        ...(clause.capMinor === null ? {} : { moneyMinor: clause.capMinor }),
        ...(clause.businessDays === null ? {} : { days: clause.businessDays }),
      };
    default:
      return {};
  }
}
