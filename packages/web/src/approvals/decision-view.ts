/** What an approver can decide in one step: the parts of a trip that wait for them. */
import type { Approval, ApprovalPart, ApprovalTrip } from '@sojourn/contract/approvals.ts';
import { addMoney, type Money } from '@sojourn/domain/money.ts';

export const partsToDecide = (request: Approval): readonly ApprovalPart[] =>
  [request, ...request.trip].filter(({ offers }) => offers.includes('approve'));

/** Null for nothing, or where currencies differ. */
export function totalOf(amounts: readonly Money[]): Money | null {
  const [first, ...rest] = amounts;
  if (!first || rest.some(({ currency }) => currency !== first.currency)) return null;
  return addMoney(first, ...rest);
}

/** Of a trip in a list. */
export const tripTotal = ({ price, parts }: ApprovalTrip): Money | null =>
  totalOf([price, ...parts.map((part) => part.price)]);

/**
 * What is offered to be approved without the rest, until somebody chooses: what's booked already before what
 * isn't, then what breaks the fewest rules, then what comes first, as the flight does.
 */
export function suggestedOnly(parts: readonly ApprovalPart[]): readonly string[] {
  const [first] = parts.toSorted(
    (a, b) =>
      Number(b.kind === 'review') - Number(a.kind === 'review') ||
      a.broken.length - b.broken.length ||
      a.startsAt.localeCompare(b.startsAt),
  );
  return first ? [first.requestId] : [];
}

type DecidedPart = Pick<ApprovalPart, 'requestId' | 'version'> & {
  readonly decision: 'approve' | 'decline';
};
type Suggestion = { readonly requestId: ApprovalPart['requestId']; readonly place: number };
export type Decision = {
  readonly parts: readonly DecidedPart[];
  readonly note: string;
  readonly suggestion: Suggestion | null;
};

/** The suggestion that the note is, word for word, which each reader gets in theirs. Null: it was typed. */
export function suggestionOf(parts: readonly ApprovalPart[], note: string): Suggestion | null {
  const of = parts.find(({ suggestions }) => suggestions.includes(note));
  return of ? { requestId: of.requestId, place: of.suggestions.indexOf(note) } : null;
}

/** Every part, of which these are approved. */
export const decisionOn = (
  parts: readonly ApprovalPart[],
  approved: readonly string[],
): readonly DecidedPart[] =>
  parts.map(({ requestId, version }) => ({
    requestId,
    version,
    decision: approved.includes(requestId) ? 'approve' : 'decline',
  }));
