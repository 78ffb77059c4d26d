import { WISHLISTS_EXPERIMENT } from '@sojourn/domain/experiments/experiment.ts';
import { useSession } from '../session/session-provider.tsx';
import { useCan } from '../tenant/tenant.tsx';
import { useVariant } from './use-variant.ts';

/**
 * Favorites are there with their experiment at available (A §2.3), and not for service desk agents; undefined
 * until that is known.
 */
export function useFavoritesOffered(): boolean | undefined {
  const isOffered = useCan('favorites');
  const isAgent = useSession()?.isAgent === true;
  const variant = useVariant(WISHLISTS_EXPERIMENT);
  if (!isOffered || isAgent) return false;
  return variant === undefined ? undefined : variant === 'available';
}
