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
  /** What happened; left out of what was stored before this was noted. */
  readonly event?: EndingEvent;
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
          event,
        };
      const ending =
        clauses.find((clause) => clause.rule === 'endedBy' && clause.event === event) ??
        clauses.find((clause) => clause.rule === 'endedBy' && clause.event === 'canceledByTraveler');
      const clauseId = ending?.id ?? event;
      return { protectionNo, to: 'Expired', clauseId, returnedMinor: 0, paidMinor: null, event };
    });

/** What an event ends that leaves the booking as it is: only what names it in its terms. */
export const endedByEvent = (bought: readonly Bought[], event: EndingEvent): ProtectionEnd[] =>
  endProtections(
    bought.filter(({ terms }) => namesEvent(terms, event)),
    event,
  );

export const namesEvent = ({ clauses }: ProtectionTerms, event: EndingEvent): boolean =>
  clauses.some(
    (clause) => (clause.rule === 'endedBy' || clause.rule === 'premiumBack') && clause.event === event,
  );

/** Of the premiums of a booking, what comes back. */
export const returnedOf = (ends: readonly ProtectionEnd[]): number =>
  ends.reduce((sum, { returnedMinor }) => sum + returnedMinor, 0);
