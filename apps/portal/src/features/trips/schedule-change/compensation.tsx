import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Scale } from 'lucide-react';
import { useClaim } from './use-claim.ts';

type Props = { readonly trip: TripDetail; readonly change: ScheduleChange };

/** What the airline may owe by law whatever is chosen, and the way to have it claimed. */
export function Compensation({ trip, change }: Props) {
  const t = useText();
  const locale = useLocale();
  const { claim, isSending, hasFailed } = useClaim(trip);
  const { compensation: owed, version } = change;
  if (!owed) return null;
  const values = {
    each: formatMoney(owed.perTraveler, locale),
    total: formatMoney(owed.total, locale),
    km: owed.km.toLocaleString(locale),
  };
  return (
    <Banner
      tone="info"
      icon={<Scale />}
      title={t(`scheduleChange.compensation.${owed.isClaimed ? 'claimed' : 'title'}`, values)}
      action={
        !owed.isClaimed && (
          <Button
            size="s"
            variant="secondary"
            loading={isSending}
            loadingLabel={t('scheduleChange.compensation.sending')}
            onClick={() => claim(version)}
          >
            {t('scheduleChange.compensation.claim')}
          </Button>
        )
      }
    >
      <p>{t(`scheduleChange.compensation.${owed.isClaimed ? 'claimedText' : 'text'}`, values)}</p>
      {hasFailed && <p role="alert">{t('scheduleChange.compensation.failed')}</p>}
    </Banner>
  );
}
