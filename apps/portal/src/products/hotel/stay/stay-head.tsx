import type { StayDetail } from '@sojourn/contract/products/hotel/stay-detail.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Stars } from '@sojourn/ui/content/stars.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { printFlatSearch } from '@sojourn/web/flat-search.ts';
import {
  guestsOf,
  printDatesAndGuests,
  type StayDatesAndGuests,
} from '@sojourn/web/products/hotel/search/stay-criteria.ts';
import { printStayPlace, STAY_PATH } from '@sojourn/web/products/hotel/stay-place.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Gem, MapPin, Share } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';
import { useRouter } from '#shared/router/router-provider.tsx';
import { printBoxAround } from './box-around.ts';
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
          <ShareButton stayId={stay.stayId as StayId} name={stay.name} criteria={criteria} />
          <SaveButton stayId={stay.stayId as StayId} name={stay.name} />
        </div>
      </div>
    </>
  );
}

type ShareProps = {
  readonly stayId: StayId;
  readonly name: string;
  readonly criteria: StayDatesAndGuests;
};

/** The device's own sharing where it has one, else the link on the clipboard. */
function ShareButton({ stayId, name, criteria }: ShareProps) {
  const t = useText();
  const toast = useToast();
  const share = async () => {
    const query = printFlatSearch(printStayPlace({ stayId, source: 'share', ...criteria }));
    const url = `${location.origin}${STAY_PATH}${query}`;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      toast({ text: t('hotelStay.share.copied') });
    } catch (thrown) {
      const closed = thrown instanceof DOMException && thrown.name === 'AbortError';
      if (!closed) toast({ text: t('hotelStay.share.failed'), tone: 'bad' });
    }
  };
  return (
    <Button variant="secondary" size="s" icon={<Share aria-hidden="true" />} onClick={() => void share()}>
      {t('hotelStay.share')}
    </Button>
  );
}
