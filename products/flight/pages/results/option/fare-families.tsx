/** The classes of a flight side by side: rank, three facts, price, difference from the cheapest. */
import { milesFor } from '@sojourn/domain/money.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatMiles } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck } from 'lucide-react';
import { type PriceBasis, scanned } from '#flight/pages/search/price-basis.ts';
import { FareFacts } from '#flight/pages/slices/fare-facts.tsx';
import { RankBars } from '#flight/pages/slices/rank-bars.tsx';
import { type FareClass, fareRank } from '#flight/rules/fares/fare-classes.ts';
import type { OpenedFlight } from '#flight/wire/flight-search.ts';
import type { FareOffer } from '#flight/wire/flights.ts';
import './fare-families.css';

type FareFamiliesProps = {
  readonly option: OpenedFlight;
  readonly basis: PriceBasis;
  /** The class that was chosen before one came back to this step. */
  readonly chosenClass: FareClass | undefined;
  /** The class of the slice before: lower ones are marked. */
  readonly previousClass: FareClass | undefined;
  readonly onChoose: (fare: FareOffer) => void;
};

type FamilyProps = {
  readonly fare: OpenedFlight['fares'][number];
  readonly basis: PriceBasis;
  readonly isMain: boolean;
  readonly isChosen: boolean;
  readonly previousClass: FareClass | undefined;
  readonly onChoose: (fare: FareOffer) => void;
};

/** How many are left, and that it's a downgrade or the filters leave it out. */
function Notes({ fare, previousClass }: Pick<FamilyProps, 'fare' | 'previousClass'>) {
  const t = useText();
  const isLower = previousClass !== undefined && fareRank(fare.fareClass) < fareRank(previousClass);
  return (
    <ul className="fare-family__notes micro">
      {fare.seatsLeft !== null && (
        <li className="fare-family__left">{t('flightResults.fare.left', { seats: fare.seatsLeft })}</li>
      )}
      {isLower ? (
        <li className="text-warn">
          {t('flightResults.fare.downgrade', { fareClass: t(`flights.class.${previousClass}`) })}
        </li>
      ) : (
        !fare.fits && <li className="text-3">{t('flightResults.fare.outside')}</li>
      )}
    </ul>
  );
}

/** "+$76": the difference from the cheapest class, per person where all pay the same. */
function Difference({ fare, basis }: Pick<FamilyProps, 'fare' | 'basis'>) {
  const t = useText();
  const locale = useLocale();
  const difference = basis.of(fare.incrementalTotalDifference.amountMinor);
  if (difference.amountMinor <= 0) return null;
  const amount = scanned(difference, locale);
  return (
    <span className="small text-2">
      <span aria-hidden="true">+{amount}</span>
      <span className="visually-hidden">{t('flightResults.fare.more', { amount })}</span>
    </span>
  );
}

function Family({ fare, basis, isMain, isChosen, previousClass, onChoose }: FamilyProps) {
  const t = useText();
  const locale = useLocale();
  const price = basis.ofFare(fare);
  const name = t(`flights.class.${fare.fareClass}`);
  return (
    <li className={classNames('fare-family', isMain && 'fare-family--main')}>
      <div className="row row--between row--top">
        <h3>
          <span className="title-s">{name}</span>
          {fare.fareShelf.shortBrandName.toLowerCase() !== name.toLowerCase() && (
            <span className="micro text-3 fare-family__brand">{fare.fareShelf.shortBrandName}</span>
          )}
        </h3>
        {isChosen ? (
          <CircleCheck
            className="icon icon--s text-brand"
            role="img"
            aria-label={t('flightResults.fare.chosen')}
          />
        ) : (
          <RankBars fareClass={fare.fareClass} />
        )}
      </div>
      <FareFacts fare={fare} />
      <div className="fare-family__price">
        <Notes fare={fare} previousClass={previousClass} />
        <span className="row row--base fare-family__amount">
          <b className="money-m">{scanned(price, locale)}</b>
          <Difference fare={fare} basis={basis} />
        </span>
        <span className="price__miles">
          {t('flights.miles', { miles: formatMiles(milesFor(price), locale) })}
        </span>
      </div>
      <Button
        size="s"
        full
        variant={isMain ? 'primary' : 'secondary'}
        className="fare-family__choose"
        aria-label={t('flightResults.fare.chooseOf', { fare: name, price: scanned(price, locale) })}
        onClick={() => onChoose(fare)}
      >
        {t('flightResults.fare.choose')}
      </Button>
    </li>
  );
}

export function FareFamilies({ option, basis, chosenClass, previousClass, onChoose }: FareFamiliesProps) {
  const t = useText();
  const main = chosenClass ?? option.shown;
  return (
    <ul className="fare-families" aria-label={t('flightResults.fare.label')}>
      {option.fares.map((fare) => (
        <Family
          key={fare.fareClass}
          fare={fare}
          basis={basis}
          onChoose={onChoose}
          previousClass={previousClass}
          isMain={fare.fareClass === main}
          isChosen={fare.fareClass === chosenClass}
        />
      ))}
    </ul>
  );
}
