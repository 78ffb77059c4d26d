/**
 * What a ticket allows, as its slices show it. A ticket is changed and canceled whole, so each of its slices
 * has its strictest rule; after an exchange that may be the rule of a fare which was given up.
 */
import { type FareAllows, restrictionsWithInfo } from './fare-restrictions.ts';
import { type FixedWording, isContact, type RestrictionText } from './fixed-wording.ts';
import { type Penalty, type RefundEligibility, refundEligibility, stricter } from './penalties.ts';

export type TicketRule = {
  readonly ticketNo: number;
  readonly change: Penalty;
  readonly cancel: Penalty;
};
type Slice = {
  readonly ticketNos: readonly number[];
  readonly restrictions: FareAllows & {
    readonly refund: RefundEligibility;
    readonly fixedWording?: FixedWording | undefined;
    readonly restrictionsWithInfo: ReturnType<typeof restrictionsWithInfo>;
  };
};

/** A wording names who answers, or says no where the ticket does too. */
const holds = (text: RestrictionText | null, { kind }: Penalty): RestrictionText | null =>
  isContact(text) || kind === 'notAllowed' ? text : null;

/** Slices on several tickets have the strictest of theirs; those of tickets without a rule stay. */
export function withTicketRules<S extends Slice>(slices: readonly S[], rules: readonly TicketRule[]): S[] {
  return slices.map((slice) => {
    const own = rules.filter(({ ticketNo }) => slice.ticketNos.includes(ticketNo));
    const [first] = own;
    if (!first) return slice;
    const changePenalty = own.map(({ change }) => change).reduce(stricter);
    const cancelPenalty = own.map(({ cancel }) => cancel).reduce(stricter);
    const { fixedWording, ...restrictions } = slice.restrictions;
    const fixed = {
      changes: holds(fixedWording?.changes ?? null, changePenalty),
      cancellation: holds(fixedWording?.cancellation ?? null, cancelPenalty),
    };
    const fare = { ...restrictions, penaltiesInfo: { changePenalty, cancelPenalty } };
    return {
      ...slice,
      restrictions: {
        ...fare,
        refund: refundEligibility(cancelPenalty, fixed.cancellation),
        ...(fixed.changes || fixed.cancellation ? { fixedWording: fixed } : {}),
        restrictionsWithInfo: restrictionsWithInfo(fare, fixed),
      },
    };
  });
}
