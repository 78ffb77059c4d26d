/** When: the rule that stands in the way with what works instead, and the calendar. */
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Suspense } from 'react';
import { partyText } from '#home/pages/shared/home-words.ts';
import type { HomeDetail } from '#home/wire/home-detail.ts';
import { HOMES_PATH } from '../../search/home-criteria.ts';
import type { HomePlace } from '../../search/home-place.ts';
import { newSearch, printHomeUrl } from '../../search/home-url.ts';
import type { HomeDaysProps } from './home-days.tsx';
import { NearChoices } from './near-choices.tsx';

const HomeDays = lazyPart<HomeDaysProps>(() => import('./home-days.tsx'));

type Dates = Pick<HomePlace, 'checkIn' | 'checkOut'>;
type DatesSectionProps = {
  readonly detail: HomeDetail;
  readonly place: HomePlace;
  /** What was searched, where it isn't what the page shows. */
  readonly beforeChoice: { readonly detail: HomeDetail; readonly searched: Dates } | undefined;
  readonly onDates: (dates: Dates) => void;
  readonly onParty: (party: HomePlace['party']) => void;
};

function OtherHomes({
  detail,
  dates,
  party,
}: Pick<DatesSectionProps, 'detail'> & { readonly dates: Dates; readonly party: HomePlace['party'] }) {
  const t = useText();
  const locale = useLocale();
  const { similar, home } = detail;
  if (similar.available === 0) return null;
  const search = printHomeUrl(newSearch(home.cityPlaceId, { ...dates, party, flexibleDays: 0 }));
  return (
    <Link to={HOMES_PATH} search={search} className="link">
      {t('homePage.dates.others', {
        count: similar.available,
        dates: formatDateRange(dates.checkIn, dates.checkOut, locale),
      })}
    </Link>
  );
}

export function DatesSection({ detail, place, beforeChoice, onDates, onParty }: DatesSectionProps) {
  const t = useText();
  const toText = useTextRef();
  const { checkIn, checkOut, party, homeId } = place;
  const chosen = { checkIn, checkOut };
  const broken = beforeChoice ?? (detail.violations.length > 0 ? { detail, searched: chosen } : undefined);
  const fits = detail.partyThatFits;
  return (
    <section id="dates" className="home-dates" aria-labelledby="home-dates">
      <h2 id="home-dates" className="display-s">
        {t('homePage.dates')}
      </h2>
      {broken && <NearChoices {...broken} chosen={chosen} onChoose={onDates} />}
      {fits && (
        <Button variant="secondary" size="s" className="home-dates__party" onClick={() => onParty(fits)}>
          {t('homePage.dates.party', { party: toText(partyText(fits)) })}
        </Button>
      )}
      <Suspense fallback={<Skeleton width="100%" height={420} />}>
        <HomeDays
          key={`${checkIn}${checkOut}`}
          homeId={homeId}
          chosen={chosen}
          searched={broken?.searched}
          onDates={onDates}
        />
      </Suspense>
      <p className="small text-2">
        {t('homePage.dates.note')}{' '}
        <OtherHomes detail={broken?.detail ?? detail} dates={broken?.searched ?? chosen} party={party} />
      </p>
    </section>
  );
}
