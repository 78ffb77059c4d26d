import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { Score } from '@sojourn/ui/content/score.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { HomeCard } from '#home/wire/home-search.ts';
import type { WireParty } from '#home/wire/homes.ts';
import '@sojourn/portal/shared/alternatives/alternative.css';
import { HomeLink } from './home-link.tsx';
import { roomsText } from './home-words.ts';

type HomeAlternativeProps = { readonly home: HomeCard; readonly party: WireParty };

/** Another home for the same dates, as a small card that leads to it. */
export function HomeAlternative({ home, party }: HomeAlternativeProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { rating, checkIn, checkOut, nights, total, miles } = home;
  const score = formatScore(rating.tenths, locale);
  return (
    <Card as="li" link clip className="alternative">
      <Art {...asArt(home.art)} width={320} height={180} className="alternative__art" />
      <div className="alternative__body">
        <div className="row row--between row--top">
          <h3 className="title-s">
            <HomeLink place={{ homeId: home.homeId, checkIn, checkOut, party }} className="card__link">
              {home.name}
            </HomeLink>
          </h3>
          {rating.count > 0 && <Score value={score} label={t('booking.rating', { score })} />}
        </div>
        <p className="small text-2">{home.neighborhood}</p>
        <p className="small text-2">{toText(roomsText(home, locale))}</p>
        <PriceBlock
          total={formatMoney(total, locale)}
          covers={t('booking.nightsWithTaxes', { nights })}
          miles={t('booking.miles', { miles: formatMiles(miles, locale) })}
        />
      </div>
    </Card>
  );
}
