/** Why a person's data isn't exported or erased; part of `ERRORS`. */
import type { ErrorEntry } from './error-entry.ts';

export const PERSONAL_DATA_ERRORS = {
  ErasureRefused: {
    status: 409,
    retry: 'never',
    raisedBy: 'personal data: an agent, or somebody whose company decides; or it’s requested already',
  },
  DataRequestTaken: {
    status: 409,
    retry: 'changed',
    raisedBy: 'desk, personal data: a request waits already, is one’s own, or isn’t agreed to',
  },
} as const satisfies Record<string, ErrorEntry>;
