/** The filters with their live counts, in the column on desktop and in the sheet on phones. */
import type { WireCarFacets } from '@sojourn/contract/products/car/car-search.ts';
import { FUEL_KINDS } from '@sojourn/domain/products/car/acriss.ts';
import { PAY_WAYS, PICK_UP_POINTS } from '@sojourn/domain/products/car/car.ts';
import { SEAT_STEPS } from '@sojourn/domain/products/car/sorts-and-filters.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatCount } from '@sojourn/ui/formats.ts';
import { FacetRow } from '@sojourn/ui/inputs/checkbox.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { type ReactNode, useId } from 'react';
import type { CarFiltersOn } from '#products/car/search/car-url.ts';
import { PolicyFacet } from '#shared/policy/policy-facet.tsx';
import { FacetGroup, useShortened } from '#shared/results/filters-panel.tsx';
import { toggled } from '#shared/results/toggled.ts';
import { pointText, tidyFilters } from './applied-filters.ts';

const COMPANIES_SHOWN = 8;

type FacetsProps = {
  readonly filters: CarFiltersOn;
  /** Undefined before the first answer: rows stand without counts. */
  readonly facets: WireCarFacets | undefined;
  readonly terminal: string | null;
  /** When they land is known. */
  readonly hasLanding: boolean;
  readonly onFilters: (filters: CarFiltersOn) => void;
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

type Counted = readonly { readonly value: string | number; readonly count: number }[];
/** Undefined while nothing is counted. */
const countOf = (counted: Counted | undefined, value: string | number): number | undefined =>
  counted && (counted.find((each) => each.value === value)?.count ?? 0);

type ListKey = 'fuels' | 'payWays' | 'points' | 'companies';

/** The filters with a value in one of their lists, or without it. */
function withItem(filters: CarFiltersOn, key: ListKey, item: string, on: boolean): CarFiltersOn {
  const items: readonly string[] = filters[key] ?? [];
  return tidyFilters({ ...filters, [key]: toggled(items, item, on) });
}

/** First of all, as for stays. */
function Policy({ filters, facets, onFilters }: FacetsProps) {
  return (
    <PolicyFacet>
      {(label) => (
        <Row
          label={label}
          count={facets?.inPolicy}
          checked={filters.inPolicyOnly ?? false}
          onChange={(inPolicyOnly) => onFilters(tidyFilters({ ...filters, inPolicyOnly }))}
        />
      )}
    </PolicyFacet>
  );
}

function Popular({ filters, facets, hasLanding, onFilters }: FacetsProps) {
  const t = useText();
  const flag = (key: 'freeCancellation' | 'unlimitedMileage' | 'openWhenYouLand') => (
    <Row
      label={t(`carResults.facet.${key}`)}
      count={facets?.[key]}
      checked={filters[key] ?? false}
      onChange={(on) => onFilters(tidyFilters({ ...filters, [key]: on }))}
    />
  );
  const isAutomatic = filters.transmissions?.includes('automatic') ?? false;
  return (
    <FacetGroup title={t('carResults.facet.popular')}>
      {flag('freeCancellation')}
      <Row
        label={t('car.transmission.automatic')}
        count={countOf(facets?.transmissions, 'automatic')}
        checked={isAutomatic}
        onChange={(on) => onFilters(tidyFilters({ ...filters, transmissions: on ? ['automatic'] : [] }))}
      />
      {flag('unlimitedMileage')}
      {hasLanding && flag('openWhenYouLand')}
    </FacetGroup>
  );
}

function PickUpPoints({ filters, facets, terminal, onFilters }: FacetsProps) {
  const t = useText();
  const toText = useTextRef();
  const points = PICK_UP_POINTS.filter(
    (point) => filters.points?.includes(point) || facets?.points.some(({ value }) => value === point),
  );
  if (points.length === 0) return null;
  return (
    <FacetGroup title={t('carResults.facet.point')}>
      {points.map((point) => (
        <Row
          key={point}
          label={toText(pointText(point, terminal))}
          count={countOf(facets?.points, point)}
          checked={filters.points?.includes(point) ?? false}
          onChange={(on) => onFilters(withItem(filters, 'points', point, on))}
        />
      ))}
    </FacetGroup>
  );
}

function Seats({ filters, facets, onFilters }: FacetsProps) {
  const t = useText();
  const locale = useLocale();
  const name = useId();
  const steps = [0, ...SEAT_STEPS.slice(1)];
  return (
    <FacetGroup title={t('carResults.facet.seats')}>
      <div>
        {steps.map((step) => {
          const count = countOf(facets?.seats, step === 0 ? SEAT_STEPS[0] : step);
          return (
            <label key={step} className={classNames('check', count === 0 && 'check--none')}>
              <span className="check__box">
                <input
                  type="radio"
                  name={name}
                  checked={(filters.seatsMin ?? 0) === step}
                  onChange={() => onFilters(tidyFilters({ ...filters, seatsMin: step }))}
                />
              </span>
              <span className="check__text">
                {step === 0 ? t('carResults.seats.any') : t('carResults.chip.seats', { seats: step })}
              </span>
              {step > 0 && count !== undefined && (
                <span className="check__count">{formatCount(count, locale)}</span>
              )}
            </label>
          );
        })}
      </div>
    </FacetGroup>
  );
}

function Companies({ filters, facets, onFilters }: FacetsProps) {
  const t = useText();
  const chosen = filters.companies ?? [];
  const companies = (facets?.companies ?? []).toSorted((a, b) => b.count - a.count);
  const { visible, more } = useShortened('carResults', companies, COMPANIES_SHOWN, ({ value }) =>
    chosen.includes(value),
  );
  if (companies.length === 0) return null;
  return (
    <FacetGroup title={t('carResults.facet.company')}>
      {visible.map(({ value, name, count }) => (
        <Row
          key={value}
          label={name}
          count={count}
          checked={chosen.includes(value)}
          onChange={(on) => onFilters(withItem(filters, 'companies', value, on))}
        />
      ))}
      {more}
    </FacetGroup>
  );
}

export function Facets(props: FacetsProps) {
  const { filters, facets, onFilters } = props;
  const t = useText();
  return (
    <div className="facets">
      <Policy {...props} />
      <Popular {...props} />
      <PickUpPoints {...props} />
      <FacetGroup title={t('carResults.facet.pay')}>
        {PAY_WAYS.map((way) => (
          <Row
            key={way}
            label={t(`carResults.pay.${way}`)}
            count={countOf(facets?.payWays, way)}
            checked={filters.payWays?.includes(way) ?? false}
            onChange={(on) => onFilters(withItem(filters, 'payWays', way, on))}
          />
        ))}
      </FacetGroup>
      <Seats {...props} />
      <FacetGroup title={t('carResults.facet.fuel')}>
        {FUEL_KINDS.map((fuel) => (
          <Row
            key={fuel}
            label={t(`car.fuel.${fuel}`)}
            count={countOf(facets?.fuels, fuel)}
            checked={filters.fuels?.includes(fuel) ?? false}
            onChange={(on) => onFilters(withItem(filters, 'fuels', fuel, on))}
          />
        ))}
      </FacetGroup>
      <Companies {...props} />
    </div>
  );
}
