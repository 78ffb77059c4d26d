/** What a search says over or instead of its list, whatever it was for. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import { useRouter } from '#shared/router/router-provider.tsx';
import type { ResultsWords } from './results-words.ts';
import { type Streamed, silentOf } from './streamed.ts';

type SilentNoteProps = {
  readonly words: ResultsWords;
  readonly results: Streamed<unknown>;
  readonly className: string;
  readonly onSearchAgain: () => void;
};

/** A supplier that timed out is named, never shown as nothing available. */
export function SilentNote({ words, results, className, onSearchAgain }: SilentNoteProps) {
  const t = useText();
  const locale = useLocale();
  const silent = silentOf(results);
  if (silent.length === 0) return null;
  return (
    <Banner
      tone="warn"
      size="s"
      live="status"
      className={className}
      action={
        <Button variant="secondary" size="s" onClick={onSearchAgain}>
          {t('shell.searchAgain')}
        </Button>
      }
    >
      {t(`${words}.silent`, { count: silent.length, names: new Intl.ListFormat(locale).format(silent) })}
    </Banner>
  );
}

type SearchFailedProps = { readonly onSearchAgain: () => void; readonly children: ReactNode };

/** A search that failed by no fault of the question: the generic copy of A §8 with its two ways on. */
export function SearchFailed({ onSearchAgain, children }: SearchFailedProps) {
  const t = useText();
  const router = useRouter();
  return (
    <ErrorState
      title={t('shell.broken.title')}
      actions={
        <>
          <Button onClick={onSearchAgain}>{t('shell.searchAgain')}</Button>
          <Button variant="secondary" onClick={() => router.back()}>
            {t('shell.goBack')}
          </Button>
        </>
      }
    >
      {children}
    </ErrorState>
  );
}
