import { useText } from '@sojourn/web/text/use-text.tsx';
import type { RequestClock } from './request-view.ts';

const RADIUS = 62;
const AROUND = 2 * Math.PI * RADIUS;

/** How much of a request's time is left, as a ring around hours and minutes. */
export function ClockRing({ clock }: { readonly clock: RequestClock }) {
  const t = useText();
  const { hours, minutes, ofHours, share } = clock;
  return (
    <div className="clock-ring">
      <svg viewBox="0 0 140 140" aria-hidden="true">
        <circle className="clock-ring__all" cx="70" cy="70" r={RADIUS} />
        <circle
          className="clock-ring__left"
          cx="70"
          cy="70"
          r={RADIUS}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - share)}
        />
      </svg>
      <p>
        <b className="title-m num">{t('homeRequests.clock.left', { hours, minutes })}</b>
        <span className="small text-2">{t('homeRequests.clock.of', { hours: ofHours })}</span>
      </p>
    </div>
  );
}
