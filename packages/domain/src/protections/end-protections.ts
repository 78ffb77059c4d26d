/** What an event that ends a booking does to the protections that were bought with it. */
import type { EndingEvent, ProtectionTerms } from './clause.ts';
import type { ProtectionState } from './protection-state.ts';

/** Plain data, as it's stored with the quote of a cancellation; amounts in minor units. */
export type ProtectionEnd = {
  readonly protectionNo: number;
  readonly to: Exclude<ProtectionState, 'Valid'>;
  /** The clause of its terms that ends it or that pays. */
  readonly clauseId: string;
  /** Of its premium, what is given back. */
  readonly returnedMinor: number;
  /** What it pays; null unless it was used. */
  readonly paidMinor: number | null;
};

type Bought = {
  readonly protectionNo: number;
  readonly state: ProtectionState;
  readonly premiumMinor: number;
  readonly terms: ProtectionTerms;
};

/** Those that are over are left out. A protection whose terms don't name the event ends with its booking. */
export const endProtections = (bought: readonly Bought[], event: EndingEvent): ProtectionEnd[] =>
  bought
    .filter(({ state }) => state === 'Valid')
    .map(({ protectionNo, premiumMinor, terms: { clauses } }) => {
      const back = clauses.find((clause) => clause.rule === 'premiumBack' && clause.event === event);
      if (back)
        return {
          protectionNo,
          to: 'Refunded',
          clauseId: back.id,
          returnedMinor: premiumMinor,
          paidMinor: null,
        };
      const ending =
        clauses.find((clause) => clause.rule === 'endedBy' && clause.event === event) ??
        clauses.find((clause) => clause.rule === 'endedBy' && clause.event === 'canceledByTraveler');
      const clauseId = ending?.id ?? event;
      return { protectionNo, to: 'Expired', clauseId, returnedMinor: 0, paidMinor: null };
    });

/** Of the premiums of a booking, what comes back. */
export const returnedOf = (ends: readonly ProtectionEnd[]): number =>
  ends.reduce((sum, { returnedMinor }) => sum + returnedMinor, 0);
