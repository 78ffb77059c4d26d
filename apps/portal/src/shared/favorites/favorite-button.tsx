import { IconButton } from '@sojourn/ui/icon-button.tsx';
import { Heart } from 'lucide-react';
import { useCan } from '../tenant/tenant.tsx';
import { useText } from '../text/use-text.tsx';
import { useFavoriteIds, useSetFavorite } from './use-favorites.ts';

export type FavoriteButtonProps = {
  readonly stayId: string;
  readonly name: string;
  readonly className?: string;
};

/** The heart of a stay; absent where the tenant has no favorites. */
export function FavoriteButton({ stayId, name, className }: FavoriteButtonProps) {
  const t = useText();
  const isOffered = useCan('favorites');
  const ids = useFavoriteIds();
  const setFavorite = useSetFavorite();
  if (!isOffered) return null;
  const isFavorite = ids?.has(stayId) ?? false;
  return (
    <IconButton
      size="s"
      label={t('shell.favorite.save', { name })}
      pressed={isFavorite}
      icon={<Heart aria-hidden="true" />}
      className={className}
      onClick={() => setFavorite({ stayId, name, isFavorite: !isFavorite })}
    />
  );
}
