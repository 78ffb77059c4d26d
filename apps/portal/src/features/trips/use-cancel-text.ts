import type { TripDetail } from '@sojourn/contract/trips.ts';
import { useCallback } from 'react';
import type { MessageId } from '#shared/text/messages.ts';
import { type TextValues, useText } from '#shared/text/use-text.tsx';
import { cancelWord } from './cancel-words.ts';

/** The catalogue's texts in the words of the trip's product. */
export function useCancelText({ kind }: Pick<TripDetail, 'kind'>) {
  const t = useText();
  return useCallback(
    (id: MessageId, values?: TextValues): string => t(cancelWord(kind, id), values),
    [t, kind],
  );
}
