/** The rule that stands in the way, in words, and the nearest dates that work. */
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CalendarX, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { ruleText } from '#home/pages/shared/rule-words.ts';
import type { HomeDetail } from '#home/wire/home-detail.ts';
import type { NearDates } from '#home/wire/homes.ts';
import type { HomePlace } from '../../search/home-place.ts';
import './near-choices.css';
import { consequence } from './near-view.ts';

type Dates = Pick<HomePlace, 'checkIn' | 'checkOut'>;
type ChoiceProps = {
  readonly near: NearDates;
  readonly detail: HomeDetail;
  readonly searched: Dates;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: (dates: Dates) => void;
};

function Choice({ near, detail, searched, name, checked, onChoose }: ChoiceProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const nights = nightsBetween(near.checkIn, near.checkOut);
  const more = nights - nightsBetween(searched.checkIn, searched.checkOut);
  const effect = consequence(near, detail, detail.home.checkInFrom, locale);
  const Icon = effect?.tone === 'good' ? CircleCheck : TriangleAlert;
  return (
    <label className="near-choice">
      <input type="radio" name={name} checked={checked} onChange={() => onChoose(near)} />
      <span className="near-choice__head">
        <b>{formatDateRange(near.checkIn, near.checkOut, locale)}</b>
        <b className="num">{formatMoney(near.total, locale)}</b>
      </span>
      <span className="small text-2 near-choice__line">
        {t(more > 0 ? 'homePage.near.more' : more < 0 ? 'homePage.near.fewer' : 'homePage.near.same', {
          nights,
          count: Math.abs(more),
        })}
      </span>
      {effect && (
        <span className={`small near-choice__line near-choice__effect near-choice__effect--${effect.tone}`}>
          <Icon className="icon icon--s" aria-hidden="true" />
          <span>{toText(effect.text)}</span>
        </span>
      )}
    </label>
  );
}

type NearChoicesProps = {
  /** Of the dates that were searched. */
  readonly detail: HomeDetail;
  readonly searched: Dates;
  /** The dates of the page. */
  readonly chosen: Dates;
  readonly onChoose: (dates: Dates) => void;
};

export function NearChoices({ detail, searched, chosen, onChoose }: NearChoicesProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const today = useToday();
  const name = useId();
  const nights = nightsBetween(searched.checkIn, searched.checkOut);
  const { violations, nearest } = detail;
  if (violations.length === 0) return null;
  return (
    <section className="near-choices" aria-labelledby="near-rule" data-count={nearest.length}>
      <div className="near-choices__head">
        <CalendarX className="icon" aria-hidden="true" />
        <div>
          {violations.map((violation, at) => (
            <h3 key={violation.rule} id={at === 0 ? 'near-rule' : undefined} className="title-m">
              {toText(ruleText(violation, locale, today))}
            </h3>
          ))}
          <p className="text-2">
            {t('homePage.near.searched', {
              dates: formatDateRange(searched.checkIn, searched.checkOut, locale),
              nights,
            })}{' '}
            {t(nearest.length > 0 ? 'homePage.near.nearest' : 'homePage.near.none')}
          </p>
        </div>
      </div>
      {nearest.length > 0 && (
        <fieldset className="near-choices__cards">
          <legend className="visually-hidden">{t('homePage.near.legend')}</legend>
          {nearest.map((near) => (
            <Choice
              key={`${near.checkIn}${near.checkOut}`}
              near={near}
              detail={detail}
              searched={searched}
              name={name}
              checked={near.checkIn === chosen.checkIn && near.checkOut === chosen.checkOut}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      )}
    </section>
  );
}
