import { formatScore, scoreWord } from '@sojourn/portal/shared/format-score.ts';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { Score } from '@sojourn/ui/content/score.tsx';
import { formatCount, formatTime } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import { AmenityIcon } from './amenity-icon.tsx';
import { REVIEWS_ANCHOR } from './reviews/reviews-part.tsx';
import { type Benefit, otherAmenities } from './stay-view.ts';

const PARTS = ['location', 'service', 'rooms', 'value'] as const;

/** The rating with its four parts. */
export function StayScore({ rating }: { readonly rating: StayDetail['stay']['rating'] }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const score = formatScore(rating.tenths, locale);
  return (
    <div className="stay-score">
      <div className="stay-score__whole">
        <Score value={score} label={t('booking.rating', { score })} />
        <div>
          <b className="title-s">{toText(scoreWord(rating.tenths))}</b>
          <p className="small text-2 num">
            <a href={`#${REVIEWS_ANCHOR}`} className="link">
              {t('hotelStay.reviews', { count: rating.count, printed: formatCount(rating.count, locale) })}
            </a>
          </p>
        </div>
      </div>
      <dl className="stay-score__parts">
        {PARTS.map((part) => (
          <div key={part} className="stay-score__part">
            <dt className="small text-2">{t(`hotelStay.score.${part}`)}</dt>
            <dd className="num">{formatScore(rating[part], locale)}</dd>
            <dd className="stay-score__bar" aria-hidden="true">
              <span style={{ width: `${rating[part]}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What the stay gives without another payment. */
export function StayBenefits({ benefits }: { readonly benefits: readonly Benefit[] }) {
  const t = useText();
  const toText = useTextRef();
  if (benefits.length === 0) return null;
  return (
    <section className="stay-benefits" aria-labelledby="stay-benefits">
      <h2 id="stay-benefits" className="title-s">
        {t('hotelStay.included')}
      </h2>
      <ul className="stay-list">
        {benefits.map(({ icon, text }) => (
          <li key={icon} className="small row">
            <AmenityIcon of={icon} /> {toText(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rest of the amenities, and the facts that matter on the day of arrival. */
export function StayFactsSection({ detail }: { readonly detail: StayDetail }) {
  const t = useText();
  const locale = useLocale();
  const { stay, checkIn, checkOut } = detail;
  const time = (day: typeof checkIn, clock: string) => formatTime(localClock(day, clock), locale);
  const facts = [
    t('hotelStay.know.checkIn', { time: time(checkIn, stay.checkInFrom) }),
    t('hotelStay.know.checkOut', { time: time(checkOut, stay.checkOutUntil) }),
    t('hotelStay.know.age', { age: stay.minimumCheckInAge }),
    t('hotelStay.know.phone', { phone: stay.phone }),
    ...(stay.loyaltyProgram ? [t('hotelStay.know.loyalty', { program: stay.loyaltyProgram.name })] : []),
  ];
  const others = otherAmenities(detail);
  return (
    <div className="stay-facts">
      {others.length > 0 && (
        <section aria-labelledby="stay-at-hotel">
          <h2 id="stay-at-hotel" className="title-l">
            {t('hotelStay.atHotel')}
          </h2>
          <ul className="stay-list">
            {others.map((amenity) => (
              <li key={amenity} className="small row">
                <AmenityIcon of={amenity} /> {t(`hotelStay.amenity.${amenity}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="stay-know">
        <h2 id="stay-know" className="title-l">
          {t('hotelStay.know.title')}
        </h2>
        <ul className="stay-facts__list small text-2">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
