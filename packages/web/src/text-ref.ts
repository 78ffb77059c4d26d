/** A sentence of the message catalogues with its values: what pure view functions return instead of text. */
import { useCallback } from 'react';
import type { MessageId } from './text/messages.ts';
import { type TextValues, useText } from './text/use-text.tsx';

export type TextRef = { readonly id: MessageId; readonly values?: TextValues };

export const textRef = (id: MessageId, values?: TextValues): TextRef => (values ? { id, values } : { id });

/** Renders the text that a view function returned. */
export function useTextRef(): (sentence: TextRef) => string {
  const t = useText();
  return useCallback((sentence) => t(sentence.id, sentence.values), [t]);
}
