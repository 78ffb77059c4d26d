/** The filters with their live counts, in the column on desktop and in the sheet on phones. */
import type { StayFacets } from '@sojourn/contract/products/hotel/stay-search.ts';
import { AMENITIES } from '@sojourn/domain/products/hotel/stay.ts';
import { Stars } from '@sojourn/ui/content/stars.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { FacetRow } from '@sojourn/ui/inputs/checkbox.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import type { ResultsFilters } from '@sojourn/web/products/hotel/search/results-url.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import { PolicyFacet } from '#shared/policy/policy-facet.tsx';
import { FacetGroup, useShortened } from '#shared/results/filters-panel.tsx';
import { toggled } from '#shared/results/toggled.ts';
import './facets.css';
import { loyaltyProgramName } from '@sojourn/domain/products/hotel/loyalty-programs.ts';
import { PriceFacet } from './price-facet.tsx';

/** A §9: the first eight are the shortlist. */
const SHORTLIST = 8;
const PROGRAMS_SHOWN = 5;
const RATINGS = [0, 7, 8, 9];
const STARS = [5, 4, 3, 2, 1];

type FacetsProps = {
  readonly filters: ResultsFilters;
  /** Undefined before the first answer: rows stand without counts. */
  readonly facets: StayFacets | undefined;
  /** Every supplier has answered. */
  readonly isDone: boolean;
  readonly favoritesOnly: boolean;
  /** How many of the stays found have a heart. */
  readonly favoritesCount: number | undefined;
  readonly onFilters: (filters: ResultsFilters) => void;
  readonly onFavoritesOnly: (only: boolean) => void;
};

type RowProps = {
  readonly label: ReactNode;
  readonly count: number | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

function Row({ label, count, checked, onChange }: RowProps) {
  const locale = useLocale();
  return (
    <FacetRow
      label={label}
      count={count === undefined ? undefined : formatCount(count, locale)}
      none={count === 0}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** First of all, as picture 10c has it. */
function Policy({ filters, facets, onFilters }: FacetsProps) {
  return (
    <PolicyFacet>
      {(label) => (
        <Row
          label={label}
          count={facets?.inPolicy}
          checked={filters.inPolicy}
          onChange={(inPolicy) => onFilters({ ...filters, inPolicy })}
        />
      )}
    </PolicyFacet>
  );
}

function Popular(props: FacetsProps) {
  const { filters, facets, favoritesOnly, favoritesCount, onFilters, onFavoritesOnly } = props;
  const t = useText();
  const hasNight = useCan('complimentaryNight');
  const hasFavorites = useFavoritesOffered();
  return (
    <FacetGroup title={t('hotelResults.facet.popular')}>
      <Row
        label={t('hotelResults.facet.freeCancellation')}
        count={facets?.freeCancellation}
        checked={filters.freeCancellation}
        onChange={(freeCancellation) => onFilters({ ...filters, freeCancellation })}
      />
      {hasNight && (
        <Row
          label={t('hotelResults.facet.fourthNight')}
          count={facets?.fourthNightFree}
          checked={filters.fourthNight}
          onChange={(fourthNight) => onFilters({ ...filters, fourthNight })}
        />
      )}
      <Row
        label={t('hotelResults.facet.breakfast')}
        count={facets?.breakfastIncluded}
        checked={filters.breakfast}
        onChange={(breakfast) => onFilters({ ...filters, breakfast })}
      />
      {hasFavorites && (
        <Row
          label={t('hotelResults.facet.favorites')}
          count={favoritesCount}
          checked={favoritesOnly}
          onChange={onFavoritesOnly}
        />
      )}
    </FacetGroup>
  );
}

function StarsAndRating({ filters, facets, onFilters }: FacetsProps) {
  const t = useText();
  return (
    <>
      <FacetGroup title={t('hotelResults.facet.stars')}>
        {STARS.map((stars) => (
          <Row
            key={stars}
            label={<Stars count={stars} label={t('booking.stars', { stars })} />}
            count={facets && (facets.stars.find(({ value }) => value === stars)?.count ?? 0)}
            checked={filters.stars.includes(stars)}
            onChange={(on) => onFilters({ ...filters, stars: toggled(filters.stars, stars, on).toSorted() })}
          />
        ))}
      </FacetGroup>
      <FacetGroup title={t('hotelResults.facet.rating')}>
        <div className="chips">
          {RATINGS.map((rating) => (
            <Chip
              key={rating}
              className="facets__rating"
              selected={filters.rating === rating}
              icon={false}
              onClick={() => onFilters({ ...filters, rating })}
            >
              {rating === 0
                ? t('hotelResults.facet.rating.any')
                : t('hotelResults.facet.rating.from', { rating })}
            </Chip>
          ))}
        </div>
      </FacetGroup>
    </>
  );
}

function Collections({ filters, facets, onFilters }: FacetsProps) {
  const t = useText();
  const { collections } = filters;
  return (
    <FacetGroup title={t('hotelResults.facet.collection')}>
      {(['Premier', 'Lifestyle'] as const).map((name) => (
        <Row
          key={name}
          label={t(`hotelResults.collection.${name}`)}
          count={facets && (facets.collections.find(({ value }) => value === name)?.count ?? 0)}
          checked={collections.includes(name)}
          onChange={(on) => onFilters({ ...filters, collections: toggled(collections, name, on) })}
        />
      ))}
    </FacetGroup>
  );
}

function Amenities({ filters, facets, onFilters }: FacetsProps) {
  const t = useText();
  const chosen = filters.amenities;
  const { visible, more } = useShortened('hotelResults', AMENITIES, SHORTLIST, (amenity) =>
    chosen.includes(amenity),
  );
  return (
    <FacetGroup title={t('hotelResults.facet.amenities')}>
      {visible.map((amenity) => (
        <Row
          key={amenity}
          label={t(`hotelResults.amenity.${amenity}`)}
          count={facets && (facets.amenities.find(({ value }) => value === amenity)?.count ?? 0)}
          checked={chosen.includes(amenity)}
          onChange={(on) => onFilters({ ...filters, amenities: toggled(chosen, amenity, on) })}
        />
      ))}
      {more}
    </FacetGroup>
  );
}

function Programs({ filters, facets, onFilters }: FacetsProps) {
  const t = useText();
  const chosen = filters.programs;
  const found = facets?.loyaltyPrograms.filter(({ count }) => count > 0) ?? [];
  const missing = chosen.filter((code) => !found.some(({ value }) => value === code));
  const programs = [
    ...found.toSorted((a, b) => b.count - a.count),
    ...missing.map((value) => ({ value, count: 0 })),
  ];
  const { visible, more } = useShortened('hotelResults', programs, PROGRAMS_SHOWN, ({ value }) =>
    chosen.includes(value),
  );
  if (programs.length === 0) return null;
  return (
    <FacetGroup title={t('hotelResults.facet.programs')}>
      {visible.map(({ value, count }) => (
        <Row
          key={value}
          label={loyaltyProgramName(value)}
          count={count}
          checked={chosen.includes(value)}
          onChange={(on) => onFilters({ ...filters, programs: toggled(chosen, value, on) })}
        />
      ))}
      {more}
    </FacetGroup>
  );
}

export function Facets(props: FacetsProps) {
  const { filters, facets, isDone, onFilters } = props;
  const hasNoPrices = isDone && facets?.price.maxMinor === 0;
  return (
    <div className="facets">
      <Policy {...props} />
      <Popular {...props} />
      {!hasNoPrices && <PriceFacet filters={filters} price={facets?.price} onFilters={onFilters} />}
      <StarsAndRating {...props} />
      <Collections {...props} />
      <Amenities {...props} />
      <Programs {...props} />
    </div>
  );
}
