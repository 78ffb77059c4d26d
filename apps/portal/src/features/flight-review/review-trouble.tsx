import { Button } from '@sojourn/ui/button.tsx';
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { Link } from '@tanstack/react-router';
import { CloudOff, PlaneTakeoff } from 'lucide-react';
import type { ApiErrorCode } from '#shared/api/api-error.ts';
import type { FlightUrl } from '#shared/flight-search/flight-url.ts';
import { backToSlice } from '#shared/flight-trip/trip-url.ts';
import { Problem, useErrorTexts } from '#shared/page-state.tsx';
import { useText } from '#shared/text/use-text.tsx';

export type ReviewTroubleProps = {
  readonly code: ApiErrorCode;
  readonly url: FlightUrl;
  readonly onRetry: () => void;
};

/** What was chosen is not to be had any more: it is said what went, and the search is kept. */
const GONE: ReadonlySet<ApiErrorCode> = new Set(['NoAvailability', 'RateNotAvailable', 'InvalidInput']);

export function ReviewTrouble({ code, url, onRetry }: ReviewTroubleProps) {
  const t = useText();
  const texts = useErrorTexts(code);
  const back = (
    <Link
      to="/flights"
      search={backToSlice(url, 0)}
      className={buttonClass({ variant: GONE.has(code) ? 'primary' : 'secondary' })}
    >
      {t('review.gone.action')}
    </Link>
  );
  if (GONE.has(code)) {
    const name = code === 'NoAvailability' ? 'soldOut' : 'expired';
    return (
      <Problem icon={<PlaneTakeoff />} title={t(`review.gone.${name}.title`)} actions={back}>
        {t(`review.gone.${name}.text`)}
      </Problem>
    );
  }
  return (
    <Problem
      icon={<CloudOff />}
      title={texts.title}
      actions={
        <>
          <Button onClick={onRetry}>{t('review.retry')}</Button>
          {back}
        </>
      }
    >
      {texts.cause} {texts.action}
    </Problem>
  );
}
