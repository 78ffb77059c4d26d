/** Suppliers of the tests' own that accept a confirmation first, and decide about it later. */
import { accepted, type Decision, ok, rejected } from '../outcome.ts';

export type FakeDecisions<No = unknown> = {
  /** Whether confirmations are accepted first, and until when. */
  accepts: 'never' | 'untilLookedUp' | 'untilDecided';
  /** Of our references, what is accepted and not decided. */
  readonly undecided: Set<string>;
  readonly refused: Map<string, No>;
};
export const createDecisions = <No>(): FakeDecisions<No> => ({
  accepts: 'never',
  undecided: new Set(),
  refused: new Map(),
});

/** What a confirmation comes to that is made: it may only be accepted for now. */
export function answerConfirm<V, No>(
  { accepts, undecided, refused }: FakeDecisions<No>,
  key: string,
  made: V,
  isNew: boolean,
): Decision<V, No> {
  if (isNew && accepts !== 'never') undecided.add(key);
  const refusal = refused.get(key);
  if (refusal !== undefined) return rejected(refusal);
  return undecided.has(key) ? accepted : ok(made);
}

/** Whether an order isn't decided as it's looked up. */
export function isUndecided({ accepts, undecided }: FakeDecisions, key: string): boolean {
  const before = undecided.has(key);
  if (accepts === 'untilLookedUp') undecided.delete(key);
  return before && undecided.has(key);
}

/** Confirms what is accepted, or refuses it all; `takeBack` undoes the order of each. */
export function decideAll<No>(
  { undecided, refused }: FakeDecisions<No>,
  refusal: No | undefined,
  takeBack: (key: string) => void,
): void {
  for (const key of undecided) {
    undecided.delete(key);
    if (refusal === undefined) continue;
    refused.set(key, refusal);
    takeBack(key);
  }
}
