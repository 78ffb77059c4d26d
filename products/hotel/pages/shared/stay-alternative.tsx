import type { StayId } from '@sojourn/domain/ids.ts';
import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { Score } from '@sojourn/ui/content/score.tsx';
import { Stars } from '@sojourn/ui/content/stars.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import type { ReactNode } from 'react';
import { wholeTotal } from '#hotel/rules/property-fees.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import '@sojourn/portal/shared/alternatives/alternative.css';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { FeesNote } from '#hotel/parts/fees-note.tsx';
import type { StayPlace } from '#hotel/parts/stay-place.ts';
import { StayLink } from './stay-link.tsx';

type StayAlternativeProps = {
  readonly stay: StayCard;
  /** Dates, guests and source; the hotel is the card's own. */
  readonly place: Omit<StayPlace, 'stayId'>;
  /** What speaks for it, above the price. */
  readonly note?: ReactNode;
};

/** A neighbour for the same dates, as a small card that leads to it. */
export function StayAlternative({ stay, place, note }: StayAlternativeProps) {
  const t = useText();
  const locale = useLocale();
  const { offer, rating } = stay;
  const score = formatScore(rating.tenths, locale);
  return (
    <Card as="li" link clip className="alternative">
      <Art {...asArt(stay.art)} width={320} height={180} className="alternative__art" />
      <div className="alternative__body">
        <div className="row row--between row--top">
          <h3 className="title-s">
            <StayLink place={{ ...place, stayId: stay.stayId as StayId }} className="card__link">
              {stay.name}
            </StayLink>
          </h3>
          <Score value={score} label={t('booking.rating', { score })} />
        </div>
        <p className="small text-2 row">
          <Stars count={stay.stars} label={t('booking.stars', { stars: stay.stars })} /> {stay.neighbourhood}
        </p>
        {note && <p>{note}</p>}
        <PriceBlock
          total={formatMoney(wholeTotal(offer.price.tripTotal, offer.fees), locale)}
          covers={t('booking.nightsWithTaxes', { nights: offer.price.nights.length })}
          note={<FeesNote due={offer.fees} />}
          miles={t('booking.miles', { miles: formatMiles(offer.miles, locale) })}
        />
      </div>
    </Card>
  );
}
