/** What an agent is typing in a case: it outlives a reload of the tab, and another case in between. */
import { readStored, store } from '@sojourn/web/storage.ts';
import { useState } from 'react';

const keyOf = (caseId: string): string => `draft-${caseId}`;

export function useDraft(caseId: string) {
  const [text, setShown] = useState(() => readStored('session', keyOf(caseId)) ?? '');
  const setText = (next: string) => {
    setShown(next);
    store('session', keyOf(caseId), next || null);
  };
  return { text, setText, clear: () => setText('') };
}
