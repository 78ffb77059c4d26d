/**
 * What a call to somebody outside can come to. `rejected`: surely not done, and why; `unavailable`: surely
 * not sent; `unknown`: sent, no answer. Look that up by our reference, never repeat it blindly (reliability,
 * rule 4).
 */
export type Outcome<Value, Rejection> =
  | { readonly outcome: 'ok'; readonly value: Value }
  | { readonly outcome: 'rejected'; readonly rejection: Rejection }
  | { readonly outcome: 'unavailable' }
  | { readonly outcome: 'unknown' };

/**
 * What a verb can come to whose supplier may take its time. `accepted`: it has the order and decides later.
 * It is looked up until it has decided, and never requested again.
 */
export type Decision<Value, Rejection> = Outcome<Value, Rejection> | { readonly outcome: 'accepted' };

export const ok = <V>(value: V) => ({ outcome: 'ok', value }) as const;
export const rejected = <R>(rejection: R) => ({ outcome: 'rejected', rejection }) as const;
export const unavailable = { outcome: 'unavailable' } as const;
export const accepted = { outcome: 'accepted' } as const;
export const unknown = { outcome: 'unknown' } as const;

/** What every outside call gets: how long it may take, and outside production which scenario to play. */
export type CallContext = {
  readonly timeoutMs: number;
  readonly scenario: string | null;
  readonly requestId: string;
};
