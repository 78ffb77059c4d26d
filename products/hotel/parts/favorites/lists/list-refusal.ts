/** Why a change of the lists was refused, as far as something can be done about it. */
import { ApiError, codeOf } from '@sojourn/web/api/api-error.ts';

type ListRefusal = 'tooManyLists' | 'listFull' | 'gone' | 'offline' | 'busy' | 'other';

export function refusalOf(thrown: unknown): ListRefusal {
  const code = codeOf(thrown);
  if (code === 'NetworkError') return 'offline';
  if (code === 'NotFound') return 'gone';
  if (code === 'ExcessiveActivity') return 'busy';
  const problem = thrown instanceof ApiError ? thrown.details.fields?.[0]?.problem : undefined;
  if (problem === 'too many lists') return 'tooManyLists';
  return problem === 'the list is full' ? 'listFull' : 'other';
}

/** Whether the same change may succeed when it is sent again. */
export const mayTryAgain = (refusal: ListRefusal): boolean =>
  refusal === 'offline' || refusal === 'busy' || refusal === 'other';
