/** In place of a row's fare classes: they're being loaded, or couldn't be. */
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { Opening } from '../use-opened-flight.ts';

const FAMILIES = [1, 2, 3];

export function OpeningNote({ error, onRetry }: Pick<Opening, 'error' | 'onRetry'>) {
  const t = useText();
  if (error) {
    const isGone = error.code === 'RateNotAvailable';
    return (
      <Banner
        tone={isGone ? 'warn' : 'bad'}
        live="alert"
        className="flight-option__note"
        action={
          isGone ? undefined : (
            <Button variant="secondary" size="s" onClick={onRetry}>
              {t('flightResults.option.retry')}
            </Button>
          )
        }
      >
        {t(isGone ? 'flightResults.option.gone' : 'flightResults.option.failed')}
      </Banner>
    );
  }
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t('flightResults.option.loading')}</span>
      <ul className="fare-families" aria-hidden="true">
        {FAMILIES.map((family) => (
          <li key={family} className="fare-family">
            <Skeleton width="50%" height={18} />
            <Skeleton height={76} />
            <Skeleton width="60%" height={40} />
            <Skeleton height={36} radius={9} />
          </li>
        ))}
      </ul>
    </div>
  );
}
