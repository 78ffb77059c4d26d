/** Where the filters stand: in a column on desktop, in a sheet on phones; and what they are made of. */

import { Sheet } from '@sojourn/ui/dialogs/sheet.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type ReactNode, useState } from 'react';
import './filters-panel.css';
import type { ResultsWords } from './results-words.ts';

type FiltersPanelProps = {
  readonly words: ResultsWords;
  readonly onClear: () => void;
  readonly children: ReactNode;
};

export function FiltersColumn(props: FiltersPanelProps & { readonly className: string }) {
  const { words, onClear, className, children } = props;
  const t = useText();
  return (
    <aside className={className} aria-label={t(`${words}.filters`)}>
      <div className="facets__head">
        <h2 className="title-s">{t(`${words}.filters`)}</h2>
        <button type="button" className="link small" onClick={onClear}>
          {t(`${words}.filters.clear`)}
        </button>
      </div>
      {children}
    </aside>
  );
}

type FiltersSheetProps = FiltersPanelProps & {
  readonly open: boolean;
  readonly onClose: () => void;
  /** How many results there are with these filters. */
  readonly total: number;
};

export function FiltersSheet({ words, onClear, open, onClose, total, children }: FiltersSheetProps) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(`${words}.filters`)}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClear}>
            {t(`${words}.filters.clear`)}
          </Button>
          <Button onClick={onClose}>{t(`${words}.filters.show`, { count: total })}</Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}

export function FacetGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="facets__group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** A long list that shows its first entries, and every one that is chosen. */
export function useShortened<Item>(
  words: ResultsWords,
  items: readonly Item[],
  shown: number,
  isChosen: (item: Item) => boolean,
) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const visible = isWhole ? items : items.filter((item, place) => place < shown || isChosen(item));
  const more = items.length > shown && (
    <button type="button" className="link small facets__more" onClick={() => setWhole(!isWhole)}>
      {isWhole
        ? t(`${words}.facet.fewer`)
        : t(`${words}.facet.more`, { count: items.length - visible.length })}
    </button>
  );
  return { visible, more };
}
