/**
 * What a heart does when it is pressed: with several lists it asks which, else it is given or taken at once.
 * The lists are asked for when the heart is pointed at, not with the page.
 */
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useAskLists } from '#hotel/parts/favorites/lists/use-wishlists.ts';
import type { Hearts } from '#hotel/parts/favorites/use-favorites.ts';

const load = async () => {
  const [module] = await Promise.all([
    import('#hotel/parts/favorites/lists/choose-lists.tsx'),
    loadMessages('profile-favorites', 'errors'),
  ]);
  return module;
};
const ChooseLists = lazyPart(load);

type ListChoice = {
  /** For the button: asks ahead of use. */
  readonly warm: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  readonly press: () => void;
  /** The dialog, to stand beside the button. */
  readonly dialog: ReactNode;
};

export function useListChoice(
  stay: { readonly stayId: string; readonly name: string },
  isFavorite: boolean,
  onSet: Hearts['set'],
): ListChoice {
  const ask = useAskLists();
  const [isOpen, setOpen] = useState(false);
  const warm = () => void ask();
  const press = async () => {
    const lists = await ask();
    if (lists && lists.length > 1) setOpen(true);
    else onSet({ ...stay, isFavorite: !isFavorite });
  };
  return {
    warm: { onPointerEnter: warm, onFocus: warm },
    press: () => void press(),
    dialog: isOpen && (
      <Suspense>
        <ChooseLists stay={stay} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
