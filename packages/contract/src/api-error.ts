import type { ErrorCode, ErrorDetails } from './errors.ts';

/**
 * A code of the contract, or `NetworkError` when no answer came. Its text:
 * `errors.<code>.title/.cause/.action`.
 */
export type ApiErrorCode = ErrorCode | 'NetworkError';

/** An answer that is not 2xx, or no answer at all (`status` 0). */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;
  readonly requestId: string | undefined;

  constructor(code: ApiErrorCode, status: number, details: ErrorDetails = {}, requestId?: string) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.requestId = requestId;
  }
}

/** The code of whatever was thrown; what is no ApiError is a bug of ours. */
export const codeOf = (thrown: unknown): ApiErrorCode =>
  thrown instanceof ApiError ? thrown.code : 'InternalError';

/** True when the same request may succeed a moment later. */
export const isPassing = (thrown: unknown): boolean =>
  thrown instanceof ApiError && (thrown.status === 0 || thrown.status >= 502);
