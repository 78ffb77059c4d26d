import { formatScore, scoreWord } from '@sojourn/portal/shared/format-score.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Score } from '@sojourn/ui/content/score.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { asArt, type ContractArt } from '@sojourn/web/contract-art.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Bath, BedDouble, DoorOpen, Ruler, Users } from 'lucide-react';
import type { HomeFacts } from '#home/wire/home-detail.ts';
import { REVIEWS_ANCHOR } from './reviews/reviews-part.tsx';
import { bedCounts, roomCards } from './room-cards.ts';
import './rooms-and-beds.css';

type HomeProps = { readonly home: HomeFacts };

export function HomeFactsRow({ home }: HomeProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { rating, guestsMax, bedrooms, beds, halfBaths, areaSquareFeet } = home;
  const score = formatScore(rating.tenths, locale);
  const baths = halfBaths / 2;
  const facts = [
    { Icon: Users, text: t('homePage.sleeps', { count: guestsMax }) },
    { Icon: DoorOpen, text: t('homes.bedrooms', { count: bedrooms }) },
    { Icon: BedDouble, text: t('homes.beds', { count: beds }) },
    { Icon: Bath, text: t('homes.baths', { count: baths, printed: formatCount(baths, locale) }) },
    { Icon: Ruler, text: t('homePage.area', { area: formatCount(areaSquareFeet, locale) }) },
  ];
  return (
    <div className="home-facts">
      {rating.count > 0 && (
        <div className="row gap-3 home-facts__score">
          <Score value={score} label={t('booking.rating', { score })} />
          <div>
            <b className="title-s">{toText(scoreWord(rating.tenths))}</b>
            <p className="small text-2">
              <a href={`#${REVIEWS_ANCHOR}`} className="link">
                {t('homePage.reviews', { count: rating.count, printed: formatCount(rating.count, locale) })}
              </a>
            </p>
          </div>
        </div>
      )}
      <ul className="home-facts__list">
        {facts.map(({ Icon, text }) => (
          <li key={text}>
            <Icon className="icon" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The picture of a room: one that the gallery has, or one of its kind. */
export function RoomsAndBeds({ home }: HomeProps) {
  const t = useText();
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (
    <section aria-labelledby="home-rooms">
      <h2 id="home-rooms" className="display-s home-section__title">
        {t('homePage.rooms')}
      </h2>
      <ul className="room-cards">
        {roomCards(home).map(({ key, title, art, beds }) => (
          <li key={key} className="card card--clip room-card-home">
            <Art {...asArt(art as ContractArt)} width={400} height={240} className="room-card-home__art" />
            <div className="room-card-home__text">
              <h3 className="title-s">{t(title.id, title.values)}</h3>
              <p className="small text-2">
                {beds
                  ? list.format(bedCounts(beds).map(({ bed, count }) => t(`homePage.bed.${bed}`, { count })))
                  : t('homePage.baths', {
                      full: home.rooms.filter(({ kind }) => kind === 'bath').length,
                      half: home.rooms.filter(({ kind }) => kind === 'halfBath').length,
                    })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="home-amenities small">
        {home.amenities.map((amenity) => (
          <li key={amenity} className="tag">
            {t(`homes.amenity.${amenity}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
