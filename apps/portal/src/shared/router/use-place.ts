/** What components read of the router, and how they lead elsewhere. */
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { useEffect } from 'react';
import type { Page } from '#shared/product/product.ts';
import type { Place } from './place.ts';
import type { Blocker, Navigate } from './router.ts';
import { useRouter, useShown } from './router-provider.tsx';
import type { Params } from './target.ts';

/** The address of the page on screen. */
export const useAddress = (): Place => useShown().place;
export const useSearch = (): FlatSearch => useAddress().search;
/** Of the page on screen. */
export const usePage = (): Pick<Page, 'shell' | 'isPersonal'> => useShown().route.page;
/** The ids in the address; `path` is the page that asks. */
export const useParams = <const To extends PortalRoutes['path']>(_path: To): Params<To> =>
  useShown().params as Params<To>;
export const useNavigate = (): Navigate => useRouter().navigate;

/** Asks before the page is left; null for nothing to lose. */
export function useBlocker(blocker: Blocker | null): void {
  const router = useRouter();
  useEffect(() => (blocker ? router.block(blocker) : undefined), [router, blocker]);
}
