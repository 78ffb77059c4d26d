/** A refused cancellation as the flow takes it: by what the answer says, or else by its code. */
import type { CancelRefusal } from '@sojourn/domain/booking/cancellation/cancel-flow.ts';
import type { ApiErrorCode } from './api-error.ts';
import type { ErrorDetails } from './errors.ts';

export function cancelRefusalOf(code: ApiErrorCode, details: ErrorDetails): CancelRefusal {
  const known = refusalByCode(code);
  return {
    outcome: details.cancelOutcome ?? known.outcome,
    failureType: details.failureType ?? known.failureType,
  };
}

function refusalByCode(code: ApiErrorCode): CancelRefusal {
  switch (code) {
    case 'NotFound':
      return { outcome: 'Canceled', failureType: null };
    case 'NotCancellable':
      return { outcome: 'ContactCustomerService', failureType: null };
    case 'CancelQuoteExpired':
      return { outcome: 'CancellationFailure', failureType: 'BookExtPriceChanged' };
    case 'CancellationAttemptFailed':
      return { outcome: 'CancellationFailure', failureType: 'CancellationAttemptFailed' };
    case 'InvalidInput':
      return { outcome: 'CancellationFailure', failureType: 'BookExtBadRequest' };
    // Nobody knows whether it was done
    case 'NetworkError':
    case 'RequestInProgress':
    case 'InternalError':
    case 'ServiceUnavailable':
      return { outcome: 'TRVKOutage', failureType: 'BookExtTimeout' };
    case 'SuppliersUnavailable':
      return { outcome: 'TRVKOutage', failureType: 'BookProviderUnavailable' };
    default:
      return { outcome: 'TRVKOutage', failureType: 'BookExtServiceUnavailable' };
  }
}
