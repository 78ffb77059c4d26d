/** The band over the results that holds the search: its form, or what was searched in two lines. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ArrowLeft, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResultsWords } from './results-words.ts';
import './search-band.css';
import { useRouter } from '#shared/router/router-provider.tsx';

type SearchBandProps = { readonly className?: string; readonly children: ReactNode };

export function SearchBand({ className, children }: SearchBandProps) {
  return (
    <div className={classNames('search-band', className)}>
      <div className="wrap">{children}</div>
    </div>
  );
}

type SearchSummaryProps = {
  readonly words: ResultsWords;
  readonly title: string;
  readonly facts: string;
  readonly onEdit: () => void;
};

/** What was searched, the way back on phones, and the way to change it. */
export function SearchSummary({ words, title, facts, onEdit }: SearchSummaryProps) {
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
