/** The terms in words: for each clause the name of its sentence in the message catalogs, and its numbers. */
import type { Clause, PaysClause, Protection, ProtectionTerms } from './clause.ts';

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

/** `days`: those that were chosen, where the terms have a choice; else the longest that can be. */
export const sentencesOf = ({ protection, clauses, days }: ProtectionTerms, chosen?: number): Sentence[] =>
  clauses.map((clause) => ({
    clauseId: clause.id,
    key: keyOf(clause, protection),
    numbers: numbersOf(clause, chosen ?? days.at(-1) ?? 0),
  }));

const isSoldOutOfSimilar = ({ fact, onlyFor }: Extract<Clause, { rule: 'onlyIf' }>): boolean =>
  fact === 'soldOut' && onlyFor === 'similar';
const isChangeToTenders = ({ choice, to }: PaysClause): boolean => choice === 'change' && to === 'tenders';

function keyOf(clause: Clause, protection: Protection): string {
  switch (clause.rule) {
    case 'endedBy':
      return `endedBy.${clause.event}`;
    case 'premiumBack':
      return `premiumBack.${clause.event}`;
    case 'onlyIf':
      return `onlyIf.${clause.fact}${isSoldOutOfSimilar(clause) ? '.similar' : ''}`;
    case 'atLeast':
    case 'atMost':
      return `${clause.rule}.${clause.measure}`;
    case 'untilStart':
      return clause.hours === 0 ? 'untilStart.atStart' : 'untilStart.before';
    case 'pays':
      return `pays.${protection}.${clause.choice}${isChangeToTenders(clause) ? '.tenders' : ''}`;
    default:
      return clause.rule;
  }
}

function numbersOf(clause: Clause, chosenDays: number): ClauseNumbers {
  switch (clause.rule) {
    case 'buyAhead':
    case 'untilStart':
    case 'withinBooking':
    case 'withinDisruption':
    case 'withinLastFlight':
      return { hours: clause.hours };
    case 'withinPurchase':
      return { days: clause.days ?? chosenDays };
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
