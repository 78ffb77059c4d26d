/** Where the filters stand: in a column on desktop, in a sheet on phones. */

import { Sheet } from '@sojourn/ui/dialogs/sheet.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
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
