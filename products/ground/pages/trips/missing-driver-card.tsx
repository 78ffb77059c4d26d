/** "The driver didn't come": one tap, from some minutes after the start, which opens a case. */
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import type { GroundTripDetail } from '#ground/wire/ground-trip.ts';
import { noShowState } from './ride-trip-view.ts';
import { useReportMissing } from './use-report-missing.ts';

type Props = { readonly trip: GroundTripDetail };

function Reported({ trip }: Props) {
  const t = useText();
  const open = trip.cases.at(-1);
  return (
    <Banner
      tone="info"
      live="status"
      title={t('ground.driver.reported')}
      action={
        open && (
          <Link to="/support/$caseId" params={{ caseId: open.caseId }} className="link">
            {t('ground.driver.case')}
          </Link>
        )
      }
    >
      {t('ground.driver.reported.text')}
    </Banner>
  );
}

function Report({ trip }: Props) {
  const t = useText();
  const [showsPlace, setShowsPlace] = useState(false);
  const report = useReportMissing(trip.bookingId);
  const failed = useErrorTexts(codeOf(report.error));
  return (
    <Banner
      tone="warn"
      icon={<UserX />}
      title={t('ground.driver.title')}
      action={
        <Button
          variant="secondary"
          size="s"
          loading={report.isPending}
          loadingLabel={t('ground.driver.sending')}
          onClick={() => report.mutate(showsPlace)}
        >
          {t('ground.driver.report')}
        </Button>
      }
    >
      {t('ground.driver.text', { operator: trip.ride.operator.name })}
      <Checkbox
        label={t('ground.driver.place')}
        checked={showsPlace}
        onChange={(event) => setShowsPlace(event.target.checked)}
      />
      {report.isError && (
        <p role="alert">
          {failed.title}. {failed.action}
        </p>
      )}
    </Banner>
  );
}

export function MissingDriverCard({ trip }: Props) {
  const state = noShowState(trip, useClock().now());
  if (state === null) return null;
  return state === 'reported' ? <Reported trip={trip} /> : <Report trip={trip} />;
}
