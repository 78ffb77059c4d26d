import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useRouter } from '@sojourn/portal/shared/router/router-provider.tsx';
import { ShareButton } from '@sojourn/portal/shared/share-button.tsx';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Score } from '@sojourn/ui/content/score.tsx';
import { formatCount, formatDateRange } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { FactsLine } from '#activity/pages/shared/facts-line.tsx';
import type { ActivityDetail } from '#activity/wire/activity-detail.ts';
import { ACTIVITIES_PATH } from '../search/activity-criteria.ts';
import { printActivityUrl } from '../search/activity-url.ts';
import { printShopUrl, SHOP_PATH, type ShopUrl } from '../search/shop-url.ts';

type ShopHeadProps = { readonly detail: ActivityDetail; readonly url: ShopUrl };

/** The way back to the list, what it's called, how it's rated, sharing it. */
export function ShopHead({ detail: { activity }, url }: ShopHeadProps) {
  const t = useText();
  const locale = useLocale();
  const router = useRouter();
  const { criteria, where } = url;
  const { name, operator, city, cityPlaceId, rating } = activity;
  const isKnown = where.place !== undefined || where.locationName !== undefined;
  const list = printActivityUrl({
    where: isKnown ? where : { place: cityPlaceId, locationName: city },
    box: undefined,
    criteria,
    filters: {},
    sort: 'Recommended',
    view: 'list',
    page: 1,
  });
  const score = formatScore(rating.tenths, locale);
  return (
    <>
      <p className="shop-back small">
        <BackLink>
          <Link
            to={ACTIVITIES_PATH}
            search={list}
            className="link"
            onClick={(event) => {
              if (!router.canGoBack || event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              router.back();
            }}
          >
            {t('activityShop.back', { city })}
          </Link>
        </BackLink>
        <span className="text-2">
          {t('activityShop.searched', {
            dates: formatDateRange(criteria.from, criteria.until, locale),
            people: criteria.ages.length,
          })}
        </span>
      </p>
      <div className="shop-head">
        <div>
          <h1 className="display-l">{name}</h1>
          <div className="shop-head__facts">
            {rating.count > 0 && (
              <span className="row gap-2">
                <Score value={score} label={t('booking.rating', { score })} />
                <span className="small text-2">
                  {t('activityResults.reviews', {
                    count: rating.count,
                    shown: formatCount(rating.count, locale),
                  })}
                </span>
              </span>
            )}
            <span className="small text-2">{t('activityShop.by', { operator })}</span>
            <FactsLine activity={activity} />
          </div>
        </div>
        <ShareButton name={name} path={SHOP_PATH} search={printShopUrl(url)} />
      </div>
    </>
  );
}
