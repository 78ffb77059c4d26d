/** How long seats stay held, in minutes on a ring of one hour. */
import type { RebookPlan } from '@sojourn/contract/disruptions.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { formatInstantTime } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { RefreshCw } from 'lucide-react';
import { minutesUntil } from '../disruption-view.ts';
import { planState } from './plan-view.ts';

const HOUR = 60;
const RADIUS = 28;

type Props = {
  readonly plan: RebookPlan;
  readonly now: Instant;
  readonly isLooking: boolean;
  readonly onLookAgain: () => void;
};

export function HeldClock({ plan, now, isLooking, onLookAgain }: Props) {
  const t = useText();
  const locale = useLocale();
  const state = planState(plan, now);
  if (state === 'none') return null;
  if (state !== 'held')
    return (
      <div className="disruption__held">
        <div className="disruption__held-text">
          <b className="title-s">{t(`disruption.held.${state}.title`)}</b>
          <p className="small text-2">{t(`disruption.held.${state}.text`)}</p>
          <Button
            size="s"
            variant={state === 'holdOver' ? 'primary' : 'secondary'}
            icon={<RefreshCw className="icon icon--s" aria-hidden="true" />}
            loading={isLooking}
            loadingLabel={t('disruption.held.looking')}
            onClick={onLookAgain}
          >
            {t('disruption.held.again')}
          </Button>
        </div>
      </div>
    );
  const until = plan.heldUntil ?? now;
  const minutes = minutesUntil(until, now);
  const held = plan.options.map(({ seatsHeld }) => seatsHeld);
  const seats = Math.max(...held);
  // Only the best are held
  const isEach = held.every((each) => each === seats);
  return (
    <div className="disruption__held">
      <Ring minutes={minutes} />
      <div className="disruption__held-text">
        <b className="title-s" aria-hidden="true">
          {t('disruption.held.title', { minutes })}
        </b>
        <span className="visually-hidden" role="timer">
          {t('disruption.held.read', { minutes })}
        </span>
        <p className="small text-2">
          {t(isEach ? 'disruption.held.text' : 'disruption.held.some', {
            seats,
            until: formatInstantTime(until, locale),
          })}
        </p>
      </div>
    </div>
  );
}

/** The words beside it say the minutes. */
function Ring({ minutes }: { readonly minutes: number }) {
  const share = Math.min(minutes, HOUR) / HOUR;
  return (
    <span className="disruption__ring" aria-hidden="true">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r={RADIUS} />
        <circle cx="32" cy="32" r={RADIUS} pathLength="100" strokeDasharray={`${share * 100} 100`} />
      </svg>
      <b className="num">{minutes}</b>
    </span>
  );
}
