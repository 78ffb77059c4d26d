/** Why the bank refuses, in the wire's words (B §8). */
export type Reason = 'NoEligibleAccount' | 'RejectedByCapitalOne' | 'Other';
export type Refused = { readonly refused: Reason };

/** The same reference with other facts: a mistake of the caller that must not pass for an answer. */
export class ReferenceReused extends Error {}
