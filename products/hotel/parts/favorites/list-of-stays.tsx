/** One list: its name, what can be done with it, and its stays. */
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Heart, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { StayDatesAndGuests } from '../search/stay-criteria.ts';
import { FavoriteCard } from './favorite-card.tsx';
import type { ListView } from './favorites-view.ts';
import { DeleteDialog, NameDialog } from './lists/list-dialogs.tsx';
import { useChangeList } from './lists/use-whole-lists.ts';
import type { FavoriteOffers } from './use-favorite-offers.ts';

type ListOfStaysProps = FavoriteOffers & {
  readonly view: ListView;
  readonly when: StayDatesAndGuests;
  /** The stays are on the map instead. */
  readonly isMap: boolean;
  /** The way to those that are not shown. */
  readonly more: ReactNode;
  readonly onDeleted: () => void;
};

export function ListOfStays(props: ListOfStaysProps) {
  const { view, when, isMap, offerOf, askAgain, more, onDeleted } = props;
  const t = useText();
  const titleId = useId();
  const { list, items, hidden, isDefault } = view;
  return (
    <section aria-labelledby={titleId} className="favorites__list">
      <div className="favorites__head">
        <h3 id={titleId} className="title-l favorites__title">
          {list.name}
        </h3>
        <span className="small text-2">{t('profileFavorites.stays', { count: list.items.length })}</span>
        {isDefault && <Tag icon={<Heart aria-hidden="true" />}>{t('profileFavorites.default')}</Tag>}
        <ListActions view={view} onDeleted={onDeleted} />
      </div>
      {!isMap && items.length > 0 && (
        <ul className="favorites__grid">
          {items.map((item) => {
            const stayId = item.product.id.value;
            return (
              <FavoriteCard
                key={stayId}
                item={item}
                list={list}
                when={when}
                offer={item.product.stay ? offerOf(stayId) : undefined}
                onRetry={() => askAgain(stayId)}
              />
            );
          })}
        </ul>
      )}
      {items.length === 0 && <p className="text-2">{t('profileFavorites.emptyList')}</p>}
      {hidden > 0 && <p className="favorites__more">{more}</p>}
    </section>
  );
}

function ListActions({ view: { list }, onDeleted }: Pick<ListOfStaysProps, 'view' | 'onDeleted'>) {
  const t = useText();
  const { rename, remove } = useChangeList();
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const close = () => setOpen(undefined);
  const drop = async () => {
    const refused = await remove(list);
    if (refused === undefined) onDeleted();
    return refused;
  };
  return (
    <div className="favorites__actions">
      <Button
        variant="tertiary"
        size="s"
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setOpen('rename')}
      >
        {t('profileFavorites.rename')}
        <span className="visually-hidden"> {list.name}</span>
      </Button>
      <Button
        variant="tertiary"
        size="s"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setOpen('delete')}
      >
        {t('profileFavorites.delete')}
        <span className="visually-hidden"> {list.name}</span>
      </Button>
      {open === 'rename' && <NameDialog list={list} onSave={(name) => rename(list, name)} onClose={close} />}
      {open === 'delete' && <DeleteDialog list={list} onDelete={drop} onClose={close} />}
    </div>
  );
}
