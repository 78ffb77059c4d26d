import type { StayId } from '@sojourn/domain/ids.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Heart } from 'lucide-react';
import { useFavoriteIds, useSetFavorite } from '#hotel/parts/favorites/use-favorites.ts';
import { useListChoice } from '../favorites/use-list-choice.tsx';

/** The heart with its word; absent where the tenant has no favorites. */
export function SaveButton({ stayId, name }: { readonly stayId: StayId; readonly name: string }) {
  const t = useText();
  const isOffered = useFavoritesOffered();
  const isFavorite = useFavoriteIds()?.has(stayId) ?? false;
  const setFavorite = useSetFavorite();
  const { warm, press, dialog } = useListChoice({ stayId, name }, isFavorite, setFavorite);
  if (!isOffered) return null;
  return (
    <>
      <Button
        {...warm}
        variant={isFavorite ? 'tint' : 'secondary'}
        size="s"
        icon={<Heart aria-hidden="true" fill={isFavorite ? 'currentColor' : 'none'} />}
        aria-pressed={isFavorite}
        onClick={press}
      >
        {isFavorite ? t('hotelStay.saved') : t('hotelStay.save')}
      </Button>
      {dialog}
    </>
  );
}
