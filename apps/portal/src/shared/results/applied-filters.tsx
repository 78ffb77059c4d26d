/** The filters that are on: over the list, and as the way on where they hide everything. */

import { EmptyState, type EmptyStateProps } from '@sojourn/ui/feedback/empty-state.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Chip, RemovableChip } from '@sojourn/ui/inputs/chip.tsx';
import type { AppliedFilter } from '@sojourn/web/search/applied-filters.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { SlidersHorizontal, X } from 'lucide-react';
import './applied-filters.css';
import type { ResultsWords } from './results-words.ts';

type AppliedProps<Filters> = {
  readonly words: ResultsWords;
  readonly applied: readonly AppliedFilter<Filters>[];
  readonly onFilters: (filters: Filters) => void;
};

/** On phones the button that opens the filters, then each that is on; pressing one takes it away. */
export function AppliedFilters<Filters>({
  words,
  applied,
  onFilters,
  onOpen,
}: AppliedProps<Filters> & { readonly onOpen: () => void }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <>
      <button type="button" className="chip chip--s applied-filters__open" onClick={onOpen}>
        <SlidersHorizontal aria-hidden="true" />
        {applied.length > 0
          ? t(`${words}.filters.count`, { count: formatCount(applied.length, locale) })
          : t(`${words}.filters`)}
      </button>
      {applied.map((filter) => (
        <RemovableChip
          key={filter.key}
          removeLabel={t(`${words}.filters.remove`, { filter: toText(filter.label) })}
          onRemove={() => onFilters(filter.without)}
        >
          {toText(filter.label)}
        </RemovableChip>
      ))}
    </>
  );
}

type AllHiddenProps<Filters> = AppliedProps<Filters> &
  Pick<EmptyStateProps, 'art'> & {
    /** How many there are without the filters. */
    readonly hidden: number;
    readonly none: Filters;
  };

/** Nothing fits the filters: each can be taken away, or all at once. */
export function AllHidden<Filters>({
  words,
  applied,
  onFilters,
  art,
  hidden,
  none,
}: AllHiddenProps<Filters>) {
  const t = useText();
  const toText = useTextRef();
  return (
    <EmptyState
      art={art}
      title={t(`${words}.empty.filters`)}
      action={
        <>
          <div className="chips applied-filters__all">
            {applied.map((filter) => (
              <Chip
                key={filter.key}
                size="s"
                trailing={<X aria-hidden="true" />}
                onClick={() => onFilters(filter.without)}
              >
                {toText(filter.label)}
              </Chip>
            ))}
          </div>
          <Button size="s" onClick={() => onFilters(none)}>
            {t(`${words}.filters.clear`)}
          </Button>
        </>
      }
    >
      {t(`${words}.empty.filters.text`, { count: hidden })}
    </EmptyState>
  );
}
