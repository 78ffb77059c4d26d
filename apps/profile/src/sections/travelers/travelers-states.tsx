/** What stands in for the list: while it loads, when it cannot be had, when nobody is in it. */

import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { UsersRound } from 'lucide-react';

export function TravelersLoading() {
  const t = useText();
  return (
    <div className="travelers__list" role="status">
      <span className="visually-hidden">{t('profileTravelers.loading')}</span>
      <Skeleton height={82} />
      <Skeleton height={82} />
    </div>
  );
}

type TravelersFailedProps = { readonly isFetching: boolean; readonly onAgain: () => void };

/** A load that failed clears the list (A §4). */
export function TravelersFailed({ isFetching, onAgain }: TravelersFailedProps) {
  const t = useText();
  const again = (
    <Button
      variant="secondary"
      size="s"
      loading={isFetching}
      loadingLabel={t('profileTravelers.loading')}
      onClick={onAgain}
    >
      {t('profileTravelers.failed.again')}
    </Button>
  );
  return (
    <Banner tone="bad" live="alert" title={t('profileTravelers.failed.title')} action={again}>
      {t('profileTravelers.failed.text')}
    </Banner>
  );
}

export function NoTravelers() {
  const t = useText();
  return (
    <Card className="travelers__none">
      <span className="travelers__none-icon" aria-hidden="true">
        <UsersRound />
      </span>
      <h3 className="title-m">{t('profileTravelers.none')}</h3>
      <p className="small text-2">{t('profileTravelers.none.text')}</p>
    </Card>
  );
}
