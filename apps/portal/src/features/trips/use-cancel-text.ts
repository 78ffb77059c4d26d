import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { type TextValues, useText } from '@sojourn/web/text/use-text.tsx';
import { useCallback } from 'react';
import { cancelWord } from './cancel-words.ts';

/** The catalogue's texts in the words of the trip's product. */
export function useCancelText({ kind }: Pick<TripDetail, 'kind'>) {
  const t = useText();
  return useCallback(
    (id: MessageId, values?: TextValues): string => t(cancelWord(kind, id), values),
    [t, kind],
  );
}
