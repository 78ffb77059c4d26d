import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useState } from 'react';
import { useUndo } from './use-undo.ts';

/** Seconds until then; 0 once it's over. */
function useSecondsUntil(at: Instant): number {
  const clock = useClock();
  const left = () => Math.max(0, Math.ceil((Date.parse(at) - Date.parse(clock.now())) / 1000));
  const [seconds, setSeconds] = useState(left);
  const isOver = seconds === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second
  useEffect(() => {
    setSeconds(left());
    if (isOver) return;
    const timer = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(timer);
  }, [at, clock, isOver]);
  return seconds;
}

const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type Props = { readonly trip: TripDetail; readonly sendAt: Instant };

/** A cancellation that isn't sent yet: until when it can be withdrawn, or sent without waiting. */
export function CancelCountdown({ trip, sendAt }: Props) {
  const t = useText();
  const seconds = useSecondsUntil(sendAt);
  const { isBusy, refused, undo, sendNow } = useUndo(trip);
  const isDue = seconds === 0;
  return (
    <Banner
      tone="warn"
      title={
        <span className="num" role="timer">
          {isDue ? t('trip.undo.due') : t('trip.undo.title', { time: minutesText(seconds) })}
        </span>
      }
      action={
        !isDue && (
          <div className="row gap-3">
            <Button loading={isBusy} loadingLabel={t('trip.undo.busy')} onClick={undo}>
              {t('trip.undo.undo')}
            </Button>
            <Button variant="tertiary" disabled={isBusy} onClick={sendNow}>
              {t('trip.undo.now')}
            </Button>
          </div>
        )
      }
    >
      <p>{t('trip.undo.text')}</p>
      {refused && (
        <p role="alert">
          {t(`errors.${refused}.title`)}. {t(`errors.${refused}.action`)}
        </p>
      )}
    </Banner>
  );
}

/** When it's to be sent; null once it was, or when nothing is being canceled. */
export const waitsUntil = ({ canceling }: Pick<TripDetail, 'canceling'>): Instant | null =>
  canceling && canceling.sentAt === null ? canceling.sendAt : null;
