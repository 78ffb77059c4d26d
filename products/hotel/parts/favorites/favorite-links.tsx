/** Links out of the favorites; the portal and the profile module each supply their own. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { StayPlace } from '../stay-place.ts';

export type FavoriteLinks = {
  readonly StayLink: ComponentType<{
    readonly place: StayPlace;
    readonly className?: string;
    readonly children: ReactNode;
  }>;
  /** To the start, where stays are searched. */
  readonly SearchLink: ComponentType<{ readonly className: string; readonly children: ReactNode }>;
};

const LinksContext = createContext<FavoriteLinks | null>(null);
export const FavoriteLinksProvider = LinksContext;

export function useFavoriteLinks(): FavoriteLinks {
  const links = useContext(LinksContext);
  if (!links) throw new Error('FavoriteLinksProvider is missing');
  return links;
}
