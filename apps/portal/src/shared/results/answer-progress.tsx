import { ProgressLine } from '@sojourn/ui/feedback/progress-line.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ResultsWords } from './results-words.ts';
import { type Streamed, shareAnswered, silentOf, stillSearching } from './streamed.ts';

type Results = Streamed<{ readonly hiddenByFilters: number }>;
type ProgressProps = { readonly words: ResultsWords; readonly results: Results };

/** "Checking Meridian and Solari. 33 stays hidden by filters." */
function useProgressText({ words, results }: ProgressProps): string {
  const t = useText();
  const locale = useLocale();
  const searching = stillSearching(results);
  const hidden = results.page?.hiddenByFilters ?? 0;
  const all = results.suppliers.length;
  // A silent supplier is never counted as answered
  const silent = silentOf(results).length;
  const progress =
    searching.length > 0
      ? t(`${words}.progress`, {
          count: searching.length,
          names: new Intl.ListFormat(locale).format(searching),
        })
      : !results.isDone
        ? t(`${words}.progress.start`)
        : silent > 0
          ? t(`${words}.progress.some`, { answered: all - silent, all })
          : t(`${words}.progress.all`);
  return hidden > 0 ? `${progress} ${t(`${words}.hidden`, { count: hidden })}` : progress;
}

/** How far the search is, in a line and in words. */
export function AnswerProgress(props: ProgressProps) {
  return <ProgressLine inline value={shareAnswered(props.results)} words={useProgressText(props)} />;
}
