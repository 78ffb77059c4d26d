/** What the host has given, for whatever of the page needs it; changes when the host renders again. */
import type { ProfileSection, RenderOptions } from '@sojourn/contract/profile-module.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import type { Track } from '@sojourn/web/tracking/track.ts';
import { createContext, useContext } from 'react';

export type MountOptions = RenderOptions & {
  /** Of the portal's own pages; empty within the portal. */
  readonly portalOrigin: string;
  /** On a page that is not the portal's own. */
  readonly isEmbedded: boolean;
  /** Search parameters of sections where the host's address has none, for the lifetime of the mount. */
  readonly savedSearches: Map<ProfileSection, FlatSearch>;
  /** Reports what happens in this mount. */
  readonly track: Track;
};

const OptionsContext = createContext<MountOptions | null>(null);
export const MountOptionsProvider = OptionsContext;

export function useMountOptions(): MountOptions {
  const options = useContext(OptionsContext);
  if (!options) throw new Error('MountOptionsProvider is missing');
  return options;
}
