import { ProgressLine } from '@sojourn/ui/feedback/progress-line.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ResultsWords } from './results-words.ts';
import { type Streamed, shareAnswered, silentOf } from './streamed.ts';

type Results = Streamed<{ readonly hiddenByFilters: number }>;
type ProgressProps = {
  readonly words: ResultsWords;
  readonly results: Results;
  /** What holds for all prices; it takes the line's place, so that the list doesn't move. */
  readonly facts: string;
};

/** How far the search is; once it's done, the facts about its prices. Nobody reads who answered. */
export function AnswerProgress({ words, results, facts }: ProgressProps) {
  const t = useText();
  const hidden = results.page?.hiddenByFilters ?? 0;
  const rest = hidden > 0 ? ` ${t(`${words}.hidden`, { count: hidden })}` : '';
  if (!results.isDone) {
    const progress = t(results.page ? `${words}.progress` : `${words}.progress.start`);
    return <ProgressLine inline value={shareAnswered(results)} words={`${progress}${rest}`} />;
  }
  return (
    <p className="small text-2 answer-facts">
      {facts}
      {rest}
      {silentOf(results).length === 0 && (
        <span className="visually-hidden" role="status">
          {t(`${words}.progress.all`)}
        </span>
      )}
    </p>
  );
}
