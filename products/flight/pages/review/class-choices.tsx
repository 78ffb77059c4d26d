import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import type { FlightReview } from '#flight/wire/flight-search.ts';
import { withClass } from '../itinerary/trip-url.ts';
import type { FlightUrl } from '../search/flight-url.ts';
import { FareFacts } from '../slices/fare-facts.tsx';
import { RankBars } from '../slices/rank-bars.tsx';
import { type ClassChoice, classChoices, upgradeFrom } from './review-view.ts';

export type ClassChoicesProps = {
  readonly review: FlightReview;
  readonly slice: number;
  readonly url: FlightUrl;
  readonly disabled: boolean;
};

/** Every class that the slice can be had in, with what it costs more or less for the whole trip. */
export function ClassChoices({ review, slice, url, disabled }: ClassChoicesProps) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const choices = classChoices(review, slice, locale);
  const name = useId();
  if (choices.length < 2) return null;
  const choose = ({ offer, chosen }: ClassChoice) => {
    if (chosen) return;
    const next = withClass(url, slice, offer.fareClass);
    void navigate({ to: '/flights/review', search: next, replace: true, resetScroll: false });
  };
  return (
    <fieldset className="review-classes" disabled={disabled}>
      <legend className="title-s">{t('review.classes')}</legend>
      <UpgradeHint choices={choices} />
      <div className="review-classes__row">
        {choices.map((choice) => (
          <ClassOption key={choice.offer.fareClass} choice={choice} name={name} onChoose={choose} />
        ))}
      </div>
    </fieldset>
  );
}

/** From the cheapest class: what the next one costs and brings, in a sentence. */
function UpgradeHint({ choices }: { readonly choices: readonly ClassChoice[] }) {
  const t = useText();
  const locale = useLocale();
  const upgrade = upgradeFrom(choices);
  if (!upgrade || upgrade.differenceMinor <= 0) return null;
  const { offer, differenceMinor } = upgrade;
  return (
    <p className="small text-2">
      {t('review.upgrade', {
        fareClass: offer.fareClass,
        difference: formatMoney({ ...offer.total, amountMinor: differenceMinor }, locale),
      })}
    </p>
  );
}

type OptionProps = {
  readonly choice: ClassChoice;
  readonly name: string;
  readonly onChoose: (choice: ClassChoice) => void;
};

function ClassOption({ choice, name, onChoose }: OptionProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { offer, chosen, difference } = choice;
  return (
    <label className={classNames('review-class', chosen && 'review-class--chosen')}>
      <input
        type="radio"
        name={name}
        className="visually-hidden"
        checked={chosen}
        onChange={() => onChoose(choice)}
      />
      <span className="row row--between row--top">
        <span>
          <b className="title-s">{t(`flights.class.${offer.fareClass}`)}</b>
          <span className="micro text-3 review-class__brand">{offer.fareShelf.shortBrandName}</span>
        </span>
        {chosen ? (
          <CircleCheck className="icon icon--s text-brand" aria-hidden="true" />
        ) : (
          <RankBars fareClass={offer.fareClass} />
        )}
      </span>
      <FareFacts fare={offer} />
      <span className="review-class__price">
        <b className="title-s num">{toText(difference)}</b>
        <span className="small text-2 num">
          {t('review.class.total', { total: formatMoney(offer.total, locale) })}
        </span>
        <span className="small text-brand num">
          {t('flights.miles', { miles: formatMiles(offer.miles, locale) })}
        </span>
        {offer.seatsLeft !== null && (
          <span className="small text-warn">{t('review.class.left', { count: offer.seatsLeft })}</span>
        )}
      </span>
    </label>
  );
}
