/** The query parameter `section`: the host's address where it keeps one, else the module's own state. */
import type { ProfileSection } from '@sojourn/domain/profile/sections.ts';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useMountOptions } from './mount-options.tsx';
import { useMayLeave } from './unsaved-guard.tsx';

type SectionQuery = {
  /** As it stands in the address, valid or not. */
  readonly requestedSection: string | null;
  /** Opens a section, or the list of them; asks first when something is unsaved. */
  readonly open: (section: ProfileSection | null) => void;
  /** Corrects the address without an entry in the history. */
  readonly replace: (section: ProfileSection | null) => void;
};
const QueryContext = createContext<SectionQuery | null>(null);

export function useSectionQuery(): SectionQuery {
  const query = useContext(QueryContext);
  if (!query) throw new Error('SectionQueryProvider is missing');
  return query;
}

export function SectionQueryProvider({ children }: { readonly children: ReactNode }) {
  const { section: given = null, onSection } = useMountOptions();
  const [own, setOwn] = useState(given);
  const [before, setBefore] = useState(given);
  if (given !== before) {
    setBefore(given);
    setOwn(given);
  }
  const mayLeave = useMayLeave();
  const change = useCallback(
    (section: ProfileSection | null, how: 'push' | 'replace') => {
      if (onSection) onSection(section, how);
      else setOwn(section);
    },
    [onSection],
  );
  const query = useMemo<SectionQuery>(
    () => ({
      requestedSection: own,
      open: (section) => void mayLeave().then((may) => may && change(section, 'push')),
      replace: (section) => change(section, 'replace'),
    }),
    [own, mayLeave, change],
  );
  return <QueryContext value={query}>{children}</QueryContext>;
}
