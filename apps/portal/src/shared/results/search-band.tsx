/** The band over the results that holds the search: its form, or what was searched in two lines. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { Sheet } from '@sojourn/ui/dialogs/sheet.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ArrowLeft, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResultsWords } from './results-words.ts';
import './search-band.css';
import { useRouter } from '#shared/router/router-provider.tsx';

type SearchSummaryProps = {
  readonly words: ResultsWords;
  readonly title: string;
  readonly facts: string;
  readonly onEdit: () => void;
};

/** What was searched, the way back on phones, and the way to change it. */
function SearchSummary({ words, title, facts, onEdit }: SearchSummaryProps) {
  const t = useText();
  const router = useRouter();
  return (
    <div className="search-summary">
      <IconButton
        ghost
        className="only-phone"
        label={t('shell.goBack')}
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={() => router.back()}
      />
      <button type="button" className="search-summary__lines" onClick={onEdit}>
        <b className="title-s">{title}</b>
        <span className="micro text-2">{facts}</span>
      </button>
      <IconButton
        ghost
        label={t(`${words}.changeSearch`)}
        icon={<Pencil aria-hidden="true" />}
        onClick={onEdit}
      />
    </div>
  );
}

type SearchBarProps = Omit<SearchSummaryProps, 'onEdit'> & {
  readonly className?: string;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
  /** The two lines on desktop, too, where the search is then edited in their place. */
  readonly isShort?: boolean;
  readonly form: (look: 'bar' | 'card') => ReactNode;
};

/** The search over the results: a bar of fields on desktop, two lines and a sheet on phones. */
export function SearchBar({ className, isEditing, onEditing, isShort, form, ...summary }: SearchBarProps) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  return (
    <>
      <div className={classNames('search-band', className)}>
        <div className="wrap">
          {isPhone || (isShort && !isEditing) ? (
            <SearchSummary {...summary} onEdit={() => onEditing(true)} />
          ) : (
            form('bar')
          )}
        </div>
      </div>
      {(isPhone || isShort === undefined) && (
        <Sheet
          open={isEditing}
          onClose={() => onEditing(false)}
          title={t(`${summary.words}.search.title`)}
          closeLabel={t('shell.close')}
        >
          {form('card')}
        </Sheet>
      )}
    </>
  );
}
