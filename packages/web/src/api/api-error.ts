/** The contract's refusals under the portal's own roof, where every feature looks for them. */
export { ApiError, type ApiErrorCode, codeOf, isPassing } from '@sojourn/contract/api-error.ts';
