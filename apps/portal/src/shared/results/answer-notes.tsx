/** What a search says over or instead of its list, whatever it was for. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { EmptyState, type EmptyStateProps, ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { useRouter } from '#shared/router/router-provider.tsx';
import { AllHidden } from './applied-filters.tsx';
import { emptyReason } from './empty-reason.ts';
import './results-page.css';
import type { Counted, ListState, ResultsState } from './results-state.ts';
import type { ResultsWords } from './results-words.ts';
import { type Streamed, silentOf } from './streamed.ts';

type NoteProps = Pick<ComponentProps<typeof Banner>, 'tone' | 'icon' | 'title' | 'live' | 'children'> & {
  readonly action?: { readonly label: string; readonly isPlain?: boolean; readonly onPress: () => void };
};

/** A line over the list, with one way on. */
export function ResultsNote({ action, ...banner }: NoteProps) {
  return (
    <Banner
      size="s"
      className="results__note"
      action={
        action && (
          <Button variant={action.isPlain ? 'tertiary' : 'secondary'} size="s" onClick={action.onPress}>
            {action.label}
          </Button>
        )
      }
      {...banner}
    />
  );
}

type SilentNoteProps = {
  readonly words: ResultsWords;
  readonly results: Streamed<unknown>;
  readonly onSearchAgain: () => void;
};

/** A supplier that timed out is named, never shown as nothing available. */
export function SilentNote({ words, results, onSearchAgain }: SilentNoteProps) {
  const t = useText();
  const locale = useLocale();
  const silent = silentOf(results);
  if (silent.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(silent);
  return (
    <ResultsNote tone="warn" live="status" action={{ label: t('shell.searchAgain'), onPress: onSearchAgain }}>
      {t(`${words}.silent`, { count: silent.length, names })}
    </ResultsNote>
  );
}

type NothingFoundProps<Filters, Cause extends string> = Pick<EmptyStateProps, 'art'> & {
  readonly page: ResultsState<Filters, Counted & Partial<Record<NoInfer<Cause>, number>>, unknown>;
  /** Other counts of what was left out, the first one before others of the same size. */
  readonly causes?: readonly Cause[];
  readonly texts: (reason: Cause | 'unanswered' | 'none') => Pick<EmptyStateProps, 'title' | 'children'>;
  readonly onChangeSearch: () => void;
  /** Instead of any other reason than the filters. */
  readonly own?: ReactNode;
};

/** Nothing in the list, and the way on that fits the reason. */
export function NothingFound<Filters, Cause extends string = never>(
  props: NothingFoundProps<Filters, Cause>,
) {
  const { page, art, causes = [], texts, own, onChangeSearch } = props;
  const { words, applied, setFilters, answer } = page;
  const t = useText();
  const found = answer.results.page;
  if (!found) return null;
  const reason = emptyReason<Cause>(found, causes, {
    hasFilters: applied.length > 0,
    hasSilent: silentOf(answer.results).length > 0,
  });
  if (reason === 'filters')
    return (
      <AllHidden
        words={words}
        art={art}
        applied={applied}
        onFilters={setFilters}
        hidden={found.hiddenByFilters}
        none={{} as Filters}
      />
    );
  if (own) return own;
  const action = <Button onClick={onChangeSearch}>{t(`${words}.changeSearch`)}</Button>;
  return <EmptyState art={art} action={action} {...texts(reason)} />;
}

type SearchRefusedProps = {
  readonly page: ListState<unknown, unknown>;
  readonly code: ApiErrorCode;
  /** What the form can fix, in its own words. */
  readonly refusal: { readonly title: string; readonly text: ReactNode } | false | undefined;
  /** Shown where no supplier can be reached; unless given, the error's own cause. */
  readonly unavailable?: string;
  readonly onChangeSearch: () => void;
};

/** A refused search: in the form's words when the form can fix it, else the generic copy of A §8. */
export function SearchRefused(props: SearchRefusedProps) {
  const { page, code, refusal, unavailable, onChangeSearch } = props;
  const { words, answer } = page;
  const t = useText();
  const router = useRouter();
  const { cause } = useErrorTexts(code);
  if (refusal)
    return (
      <ErrorState
        title={refusal.title}
        actions={<Button onClick={onChangeSearch}>{t(`${words}.changeSearch`)}</Button>}
      >
        {refusal.text}
      </ErrorState>
    );
  return (
    <ErrorState
      title={t('shell.broken.title')}
      actions={
        <>
          <Button onClick={answer.searchAgain}>{t('shell.searchAgain')}</Button>
          <Button variant="secondary" onClick={() => router.back()}>
            {t('shell.goBack')}
          </Button>
        </>
      }
    >
      {(code === 'SuppliersUnavailable' && unavailable) || cause} {t(`${words}.error.text`)}
    </ErrorState>
  );
}
