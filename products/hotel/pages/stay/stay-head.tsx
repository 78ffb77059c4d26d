import type { StayId } from '@sojourn/domain/ids.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useRouter } from '@sojourn/portal/shared/router/router-provider.tsx';
import { ShareButton } from '@sojourn/portal/shared/share-button.tsx';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Stars } from '@sojourn/ui/content/stars.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { printBoxAround } from '@sojourn/web/map/box-around.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Gem, MapPin } from 'lucide-react';
import { guestsOf, printDatesAndGuests, type StayDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import { printStayPlace, STAY_PATH } from '#hotel/parts/stay-place.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import { SaveButton } from './save-button.tsx';

type StayHeadProps = {
  readonly detail: StayDetail;
  readonly criteria: StayDatesAndGuests;
  /**
   * Came from a list of results and changed nothing since: going back shows it with its filters and its
   * place.
   */
  readonly fromResults: boolean;
};

/** The way back to the results, what the hotel is called and where it is, sharing and saving it. */
export function StayHead({ detail, criteria, fromResults }: StayHeadProps) {
  const router = useRouter();
  const t = useText();
  const locale = useLocale();
  const { stay } = detail;
  const place = { place: stay.cityPlaceId, ...printDatesAndGuests(criteria) };
  const shared = printStayPlace({ stayId: stay.stayId as StayId, source: 'share', ...criteria });
  const dates = formatDateRange(criteria.checkIn, criteria.checkOut, locale);
  return (
    <>
      <p className="stay-back small">
        <BackLink>
          <Link
            to="/stays"
            search={place}
            className="link"
            onClick={(event) => {
              if (!fromResults || !router.canGoBack || event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              router.back();
            }}
          >
            {t('hotelStay.back', { city: stay.city })}
          </Link>
        </BackLink>
        <span className="text-3">{t('hotelStay.criteria', { dates, guests: guestsOf(criteria.rooms) })}</span>
      </p>
      <div className="stay-head">
        <div>
          <div className="row row--wrap stay-head__tags">
            {stay.collection !== 'NoCollection' && (
              <Tag tone="dark" icon={<Gem aria-hidden="true" />}>
                {t(`hotelStay.collection.${stay.collection}`)}
              </Tag>
            )}
            <Stars count={stay.stars} label={t('booking.stars', { stars: stay.stars })} />
          </div>
          <h1 className="display-l">{stay.name}</h1>
          <p className="text-2 stay-head__address">
            <MapPin className="icon icon--s" aria-hidden="true" />
            <span>
              {stay.address}{' '}
              <Link
                to="/stays"
                search={{ ...place, view: 'map', box: printBoxAround(stay.position), stay: stay.stayId }}
                className="link nowrap"
              >
                {t('hotelStay.showOnMap')}
              </Link>
            </span>
          </p>
        </div>
        <div className="row gap-3 stay-head__actions">
          <ShareButton name={stay.name} path={STAY_PATH} search={shared} />
          <SaveButton stayId={stay.stayId as StayId} name={stay.name} />
        </div>
      </div>
    </>
  );
}
