/** What a government or the WHO announced for a country where people are on that day. */
import type { AlertThere, TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { fitsFilter } from '@sojourn/domain/companies/whereabouts.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { TriangleAlert } from 'lucide-react';
import { countPeople } from './travel-view.ts';

type AlertsProps = {
  readonly alerts: readonly AlertThere[];
  readonly travelers: readonly TravelerThere[];
  /** The country that's shown alone. */
  readonly country: string | undefined;
  readonly onCountry: (country: string | undefined) => void;
};

export function Alerts({ alerts, travelers, country, onCountry }: AlertsProps) {
  const t = useText();
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return alerts.map((alert) => {
    const there = travelers.filter((each) => fitsFilter({ country: alert.country }, each));
    const where = names.of(alert.country) ?? alert.country;
    const isShown = country === alert.country;
    return (
      <Banner
        key={`${alert.country} ${alert.source}`}
        tone="bad"
        icon={<TriangleAlert />}
        title={
          alert.endsOn
            ? t(`adminTravel.alert.${alert.event}.until`, {
                country: where,
                day: formatDate(alert.endsOn, locale, 'day'),
              })
            : t(`adminTravel.alert.${alert.event}`, { country: where })
        }
        action={
          <Button
            variant="secondary"
            size="s"
            aria-pressed={isShown}
            onClick={() => onCountry(isShown ? undefined : alert.country)}
          >
            {t(isShown ? 'adminTravel.alert.all' : 'adminTravel.alert.show')}
          </Button>
        }
      >
        {t('adminTravel.alert.people', { count: countPeople(there) })} {alert.source}
      </Banner>
    );
  });
}
