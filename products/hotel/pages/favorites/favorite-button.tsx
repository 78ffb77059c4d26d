import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Heart } from 'lucide-react';
import type { Hearts } from '#hotel/parts/favorites/use-favorites.ts';
import { useListChoice } from './use-list-choice.tsx';

type FavoriteButtonProps = {
  readonly stayId: string;
  readonly name: string;
  readonly isFavorite: boolean;
  readonly onSet: Hearts['set'];
  readonly className?: string;
};

/** The heart of a stay; what it does comes from `useHearts`, once for a whole list. */
export function FavoriteButton({ stayId, name, isFavorite, onSet, className }: FavoriteButtonProps) {
  const t = useText();
  const { warm, press, dialog } = useListChoice({ stayId, name }, isFavorite, onSet);
  return (
    <>
      <IconButton
        {...warm}
        size="s"
        label={t('shell.favorite.save', { name })}
        pressed={isFavorite}
        icon={<Heart aria-hidden="true" />}
        className={className}
        onClick={press}
      />
      {dialog}
    </>
  );
}
