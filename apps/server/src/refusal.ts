/**
 * A refusal: a rule or the world says no. Thrown by use cases through `refuse`, turned into the declared
 * answer by http.
 */
import type { ErrorCode, ErrorDetails } from '@sojourn/contract/errors.ts';

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;
  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** Ends the use case with a declared error; a transaction around it rolls back. */
export function refuse(code: ErrorCode, details?: ErrorDetails): never {
  throw new Refusal(code, details);
}

/** For a catch: null for what isn't there, or the customer's; anything else is thrown on. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Refusal && error.code === 'NotFound') return null;
  throw error;
}
