import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useRouter } from '@sojourn/portal/shared/router/router-provider.tsx';
import { ShareButton } from '@sojourn/portal/shared/share-button.tsx';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { MapPin } from 'lucide-react';
import { partyText } from '#home/pages/shared/home-words.ts';
import type { HomeDetail } from '#home/wire/home-detail.ts';
import { HOMES_PATH } from '../search/home-criteria.ts';
import { HOME_PATH, type HomePlace, printHomePlace } from '../search/home-place.ts';
import { newSearch, printHomeUrl } from '../search/home-url.ts';

type HomeHeadProps = { readonly detail: HomeDetail; readonly place: HomePlace };

/** The way back to the list, what the home is called and where about it is, sharing it. */
export function HomeHead({ detail: { home }, place }: HomeHeadProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const router = useRouter();
  const { party } = place;
  const searched = place.searched ?? place;
  const { checkIn, checkOut } = searched;
  const list = printHomeUrl(newSearch(home.cityPlaceId, { checkIn, checkOut, party, flexibleDays: 0 }));
  return (
    <>
      <p className="home-back small">
        <BackLink>
          <Link
            to={HOMES_PATH}
            search={list}
            className="link"
            onClick={(event) => {
              if (!router.canGoBack || event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              router.back();
            }}
          >
            {t('homePage.back', { city: home.city })}
          </Link>
        </BackLink>
        <span className="text-2">
          {t('homePage.searched', {
            dates: formatDateRange(checkIn, checkOut, locale),
            party: toText(partyText(party)),
          })}
        </span>
      </p>
      <div className="home-head">
        <div>
          <h1 className="display-l">{home.name}</h1>
          <p className="text-2 home-head__where">
            <MapPin className="icon icon--s" aria-hidden="true" />
            <span>
              {t(`homePage.in.${home.kind}`, { area: home.neighborhood, city: home.city })}{' '}
              <a href="#where" className="link nowrap">
                {t('homePage.showOnMap')}
              </a>
            </span>
          </p>
        </div>
        <ShareButton name={home.name} path={HOME_PATH} search={printHomePlace(place)} />
      </div>
    </>
  );
}
