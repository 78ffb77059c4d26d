import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { heldIn, type Lists, membershipOf } from './change-lists.ts';
import { type Stay, useStayLists } from './use-stay-lists.ts';
import { useMakeList } from './use-whole-lists.ts';

export type ChooseListsProps = { readonly stay: Stay; readonly onClose: () => void };

/** The default list is proposed for a stay that is in none. */
function firstChoice(lists: Lists, stayId: string): ReadonlySet<string> {
  const held = heldIn(lists, stayId).map(({ listId }): string => listId);
  return new Set(held.length > 0 ? held : lists.slice(0, 1).map(({ id }) => id.value));
}

/** What is checked and typed in the dialog, and what saving makes of it. */
export function useChosenLists({ stay, onClose }: ChooseListsProps, lists: Lists) {
  const t = useText();
  const { change, takeFromAll } = useStayLists();
  const makeList = useMakeList();
  const [chosen, setChosen] = useState(() => firstChoice(lists, stay.stayId));
  const [newName, setNewName] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const finish = async (work: () => Promise<unknown>) => {
    setSaving(true);
    setRefused(undefined);
    const thrown = await work();
    setSaving(false);
    if (thrown === undefined) onClose();
    else setRefused(thrown);
  };
  const save = () =>
    finish(async () => {
      const made = newName.trim() ? await makeList(newName.trim()) : undefined;
      if (made?.refused) return made.refused;
      // Made already, it is only to be chosen should the rest have to be sent again.
      if (made?.list) {
        setNewName('');
        setChosen(new Set([...chosen, made.list.id.value]));
      }
      const all = made?.list ? [...lists, made.list] : lists;
      const wanted = new Set([...chosen, ...(made?.list ? [made.list.id.value] : [])]);
      const membership = membershipOf(all, stay.stayId, wanted);
      if (membership.add.length === 0 && membership.remove.length === 0) return undefined;
      const names = all.filter(({ id }) => wanted.has(id.value)).map(({ name }) => name);
      const text = names.length
        ? t('profileFavorites.choose.done', { name: stay.name, lists: names.join(', ') })
        : t('shell.favorite.removed', { name: stay.name });
      return change(stay, membership, { text });
    });
  const removeAll = () => finish(() => takeFromAll(stay));
  return { chosen, toggle, newName, setNewName, isSaving, refused, save, removeAll };
}
