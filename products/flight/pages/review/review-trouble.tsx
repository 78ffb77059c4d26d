import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import { Problem, useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CloudOff, PlaneTakeoff } from 'lucide-react';
import { backToSlice } from '../itinerary/trip-url.ts';
import type { FlightUrl } from '../search/flight-url.ts';

type ReviewTroubleProps = {
  readonly code: ApiErrorCode;
  readonly url: FlightUrl;
  readonly onRetry: () => void;
};

/** A choice that's no longer available: the page says which, and the search stays. */
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
