import { formatCount } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ResultsWords } from './results-words.ts';
import './show-more.css';

type ShowMoreProps = {
  readonly words: ResultsWords;
  readonly shown: number;
  readonly total: number;
  readonly loading: boolean;
  readonly onMore: () => void;
};

/** Under the list: how much of it is shown, and the way to the rest. */
export function ShowMore({ words, shown, total, loading, onMore }: ShowMoreProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="show-more">
      <p className="small text-2">
        {t(`${words}.more.of`, { shown: formatCount(shown, locale), total: formatCount(total, locale) })}
      </p>
      <Button variant="secondary" loading={loading} loadingLabel={t('shell.loading')} onClick={onMore}>
        {t(`${words}.more`)}
      </Button>
    </div>
  );
}
