import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { lengthText } from '#activity/pages/shared/activity-words.ts';
import type { ActivityOffer } from '#activity/wire/activity-search.ts';
import { printShopUrl, SHOP_PATH, type ShopUrl } from '../search/shop-url.ts';

/** A similar activity, where the price of the chosen one rose. */
export function ActivityAlternative({
  offer,
  shop,
}: {
  readonly offer: ActivityOffer;
  readonly shop: ShopUrl;
}) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { name, operator, art, minutes, total, adult } = offer;
  return (
    <Card as="li" link className="activity-alternative">
      <Art {...asArt(art)} width={96} height={64} className="activity-alternative__art" />
      <div className="grow">
        <p className="title-s">
          <Link to={SHOP_PATH} search={printShopUrl(shop)} className="card__link">
            {name}
          </Link>
        </p>
        <p className="small text-2">
          {operator} · {toText(lengthText(minutes, locale))}
        </p>
      </div>
      <PriceBlock
        align="end"
        total={formatMoney(total ?? adult, locale)}
        covers={total ? t('activityShop.taxes') : t('activityResults.map.each')}
      />
    </Card>
  );
}
