import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { type TextValues, useText } from '@sojourn/web/text/use-text.tsx';
import { useCallback } from 'react';
import { useProductOf } from '#shared/product/use-products.ts';

/** The catalog's texts in the words of the trip's product. */
export function useCancelText(trip: TripDetail) {
  const t = useText();
  const { text } = useProductOf()(trip).trip.get().cancel;
  return useCallback((id: MessageId, values?: TextValues): string => t(text(id), values), [t, text]);
}
