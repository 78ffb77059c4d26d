/** In which lists a stay is: check another to copy it there, uncheck one to take it out. */
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Trash2 } from 'lucide-react';
import { WISHLIST_LIMITS } from '#hotel/rules/wishlist-limits.ts';
import { heldIn, type Lists } from './change-lists.ts';
import './choose-lists.css';
import { refusalOf } from './list-refusal.ts';
import { type ChooseListsProps, useChosenLists } from './use-chosen-lists.ts';
import { useWishlists } from './use-wishlists.ts';

export default function ChooseLists(props: ChooseListsProps) {
  const { data: lists } = useWishlists();
  return lists ? <Dialog {...props} lists={lists} /> : null;
}

function Dialog({ lists, ...props }: ChooseListsProps & { readonly lists: Lists }) {
  const t = useText();
  const { stay, onClose } = props;
  const choice = useChosenLists(props, lists);
  const { chosen, isSaving, refused } = choice;
  const isHeld = heldIn(lists, stay.stayId).length > 0;
  return (
    <Modal
      open
      locked={isSaving}
      onClose={onClose}
      title={stay.name}
      eyebrow={t('profileFavorites.choose.title')}
      closeLabel={t('shell.close')}
      banner={
        refused !== undefined && (
          <Banner tone="bad" live="alert">
            {t('shell.favorite.failed', { name: stay.name })}{' '}
            {t(`shell.favorite.refusal.${refusalOf(refused)}`)}
          </Banner>
        )
      }
      actions={<Actions choice={choice} isHeld={isHeld} onClose={onClose} />}
    >
      <form
        id="choose-lists"
        onSubmit={(event) => {
          event.preventDefault();
          void choice.save();
        }}
      >
        <fieldset className="choose-lists">
          <legend className="text-2 small">{t('profileFavorites.choose.text')}</legend>
          {lists.map(({ id, name, items }, at) => (
            <Checkbox
              key={id.value}
              label={name}
              hint={[
                t('profileFavorites.stays', { count: items.length }),
                ...(at === 0 ? [t('profileFavorites.default')] : []),
              ].join(' · ')}
              checked={chosen.has(id.value)}
              onChange={() => choice.toggle(id.value)}
            />
          ))}
        </fieldset>
        <TextInput
          label={t('profileFavorites.choose.new')}
          optional={t('profileFavorites.optional')}
          maxLength={WISHLIST_LIMITS.nameMax}
          value={choice.newName}
          onChange={(event) => choice.setNewName(event.target.value)}
          autoComplete="off"
        />
      </form>
    </Modal>
  );
}

type ActionsProps = {
  readonly choice: ReturnType<typeof useChosenLists>;
  readonly isHeld: boolean;
  readonly onClose: () => void;
};

function Actions({ choice: { isSaving, removeAll }, isHeld, onClose }: ActionsProps) {
  const t = useText();
  return (
    <>
      {isHeld && (
        <Button
          variant="tertiary"
          className="choose-lists__none"
          icon={<Trash2 aria-hidden="true" />}
          disabled={isSaving}
          onClick={() => void removeAll()}
        >
          {t('profileFavorites.choose.removeAll')}
        </Button>
      )}
      <Button variant="secondary" disabled={isSaving} onClick={onClose}>
        {t('profileFavorites.cancel')}
      </Button>
      <Button type="submit" form="choose-lists" loading={isSaving}>
        {t('profileFavorites.choose.save')}
      </Button>
    </>
  );
}
