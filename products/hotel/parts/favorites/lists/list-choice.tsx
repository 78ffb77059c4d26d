/** Which of the lists is shown, and the way to a new one. */
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ListId, Lists } from './change-lists.ts';
import { NameDialog } from './list-dialogs.tsx';
import { useMakeList } from './use-whole-lists.ts';

/** More than these would fill the screen before the first stay. */
const MOST_CHIPS = 6;

type OnList = (listId: ListId | undefined) => void;
type ListChoiceProps = {
  readonly lists: Lists;
  /** Undefined for all. */
  readonly listId: ListId | undefined;
  readonly onList: OnList;
};

export function ListChoice(props: ListChoiceProps) {
  const t = useText();
  const count = props.lists.length;
  return (
    <fieldset className="favorites__lists" aria-label={t('profileFavorites.chips')}>
      {count > MOST_CHIPS ? <Select {...props} /> : count > 1 && <Chips {...props} />}
      <NewList look="tertiary" onList={props.onList} />
    </fieldset>
  );
}

function Chips({ lists, listId, onList }: ListChoiceProps) {
  const t = useText();
  return (
    <>
      <Chip selected={listId === undefined} onClick={() => onList(undefined)}>
        {t('profileFavorites.all')}
      </Chip>
      {lists.map(({ id, name, items }) => (
        <Chip key={id.value} selected={listId === id.value} onClick={() => onList(id.value)}>
          <span className="favorites__chip">{name}</span>
          <span className="num text-2">
            <span aria-hidden="true">{items.length}</span>
            <span className="visually-hidden">, {t('profileFavorites.stays', { count: items.length })}</span>
          </span>
        </Chip>
      ))}
    </>
  );
}

function Select({ lists, listId, onList }: ListChoiceProps) {
  const t = useText();
  return (
    <SelectField
      label={t('profileFavorites.list')}
      className="favorites__select"
      value={listId ?? ''}
      onChange={({ target }) => onList(lists.find(({ id }) => id.value === target.value)?.id.value)}
    >
      <option value="">{t('profileFavorites.all')}</option>
      {lists.map(({ id, name, items }) => (
        <option key={id.value} value={id.value}>
          {name} · {t('profileFavorites.stays', { count: items.length })}
        </option>
      ))}
    </SelectField>
  );
}

type NewListProps = { readonly look: 'secondary' | 'tertiary'; readonly onList: OnList };

/** Opens the list that it has made. */
export function NewList({ look, onList }: NewListProps) {
  const t = useText();
  const makeList = useMakeList();
  const [isOpen, setOpen] = useState(false);
  const make = async (name: string) => {
    const { list, refused } = await makeList(name);
    if (list) onList(list.id.value);
    return refused;
  };
  return (
    <>
      <Button
        variant={look}
        size={look === 'tertiary' ? 's' : 'm'}
        icon={<Plus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('profileFavorites.new')}
      </Button>
      {isOpen && <NameDialog onSave={make} onClose={() => setOpen(false)} />}
    </>
  );
}
