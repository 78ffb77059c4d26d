/** The filters with their live counts and prices, in the column on desktop and in the sheet on phones. */
import type { FlightFacets, FlightFilters } from '@sojourn/contract/products/flight/flight-search.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useId } from 'react';
import type { PriceBasis } from '#products/flight/search/price-basis.ts';
import { PolicyFacet } from '#shared/policy/policy-facet.tsx';
import { FacetGroup, useShortened } from '#shared/results/filters-panel.tsx';
import { toggled } from '#shared/results/toggled.ts';
import { DurationFacet } from './duration-facet.tsx';
import { RadioRow, Row } from './facet-parts.tsx';
import './facets.css';
import { airlineRows, classRows, stopRows, viaRows } from './facets-view.ts';
import { HourRange } from './hour-range.tsx';

type FacetsProps = {
  readonly filters: FlightFilters;
  /** Undefined before the first answer: rows stand without counts. */
  readonly facets: FlightFacets | undefined;
  /** Flights of two stops that the list leaves out; undefined where it's of a number of stops. */
  readonly lesserTwoStops: number | undefined;
  readonly basis: PriceBasis;
  readonly from: string;
  readonly to: string;
  readonly onFilters: (filters: FlightFilters) => void;
};

const AIRLINES_SHOWN = 7;
const VIA_SHOWN = 5;

/** The filters with a list; an empty one is no filter. */
function withList<Key extends 'airlines' | 'fareClasses' | 'notVia'>(
  filters: FlightFilters,
  key: Key,
  items: NonNullable<FlightFilters[Key]>,
): FlightFilters {
  const { [key]: _, ...rest } = filters;
  return items.length > 0 ? { ...rest, [key]: items } : (rest as FlightFilters);
}

function StopsAndClass({ filters, facets, lesserTwoStops, basis, onFilters }: FacetsProps) {
  const t = useText();
  const name = useId();
  const classes = filters.fareClasses ?? [];
  const { stops: now = 'any', ...anyStops } = filters;
  return (
    <>
      <FacetGroup title={t('flightResults.facet.stops')}>
        {stopRows(facets, lesserTwoStops).map(({ value, found }) => (
          <RadioRow
            key={value}
            name={name}
            label={t(`flightResults.stops.${value}`)}
            checked={now === value}
            onChange={() => onFilters(value === 'any' ? anyStops : { ...filters, stops: value })}
            found={found}
            basis={basis}
          />
        ))}
      </FacetGroup>
      <FacetGroup title={t('flightResults.facet.class')}>
        {classRows(facets).map(({ value, found }) => (
          <Row
            key={value}
            label={t(`flights.class.${value}`)}
            checked={classes.includes(value)}
            onChange={(on) => onFilters(withList(filters, 'fareClasses', toggled(classes, value, on)))}
            found={found}
            basis={basis}
          />
        ))}
      </FacetGroup>
    </>
  );
}

function Times({ filters, facets, from, to, onFilters }: FacetsProps) {
  const t = useText();
  const { departs, arrives, maxMinutes: _, ...rest } = filters;
  const set = (key: 'departs' | 'arrives') => (span: typeof departs) => {
    const { [key]: _old, ...others } = filters;
    onFilters(span ? { ...others, [key]: span } : others);
  };
  const others = { ...rest, ...(departs && { departs }), ...(arrives && { arrives }) };
  return (
    <>
      <FacetGroup title={t('flightResults.facet.leave', { city: from })}>
        <HourRange span={departs} counts={facets?.departs} onSpan={set('departs')} />
      </FacetGroup>
      <FacetGroup title={t('flightResults.facet.arrive', { city: to })}>
        <HourRange span={arrives} counts={facets?.arrives} onSpan={set('arrives')} />
      </FacetGroup>
      <FacetGroup title={t('flightResults.facet.duration')}>
        {facets ? (
          <DurationFacet
            durations={facets.durations}
            maxMinutes={filters.maxMinutes}
            onMax={(minutes) => onFilters(minutes ? { ...others, maxMinutes: minutes } : others)}
          />
        ) : (
          <Skeleton height={48} />
        )}
      </FacetGroup>
    </>
  );
}

/** First of all, as picture 10c has it. */
function Policy({ filters, facets, basis, onFilters }: FacetsProps) {
  const { inPolicyOnly: _, ...rest } = filters;
  return (
    <PolicyFacet>
      {(label) => (
        <Row
          label={label}
          found={facets?.inPolicy}
          basis={basis}
          checked={filters.inPolicyOnly === true}
          onChange={(on) => onFilters(on ? { ...filters, inPolicyOnly: true } : rest)}
        />
      )}
    </PolicyFacet>
  );
}

type FlagKey = 'excludeLowCost' | 'bagIncluded' | 'refundable' | 'withoutSelfTransfer';
const FLAGS = {
  excludeLowCost: ['flightResults.facet.noLowCost', 'withoutLowCost'],
  bagIncluded: ['flightResults.facet.bag', 'bagIncluded'],
  refundable: ['flightResults.facet.refundable', 'refundable'],
  withoutSelfTransfer: ['flightResults.facet.noSelfTransfer', 'withoutSelfTransfer'],
} as const;

function Flag({ flag, filters, facets, basis, onFilters }: FacetsProps & { readonly flag: FlagKey }) {
  const t = useText();
  const [label, facet] = FLAGS[flag];
  const { [flag]: _, ...rest } = filters;
  return (
    <Row
      label={t(label)}
      found={facets?.[facet]}
      basis={basis}
      checked={filters[flag] === true}
      onChange={(on) => onFilters(on ? { ...filters, [flag]: true } : rest)}
    />
  );
}

function Airlines(props: FacetsProps) {
  const { filters, facets, basis, onFilters } = props;
  const t = useText();
  const chosen = filters.airlines ?? [];
  const rows = airlineRows(facets, chosen);
  const { visible, more } = useShortened('flightResults', rows, AIRLINES_SHOWN, ({ code }) =>
    chosen.includes(code),
  );
  return (
    <FacetGroup title={t('flightResults.facet.airlines')}>
      {visible.map(({ code, name, found }) => (
        <Row
          key={code}
          label={name}
          checked={chosen.includes(code)}
          onChange={(on) => onFilters(withList(filters, 'airlines', toggled(chosen, code, on)))}
          found={found}
          basis={basis}
        />
      ))}
      {more}
      <Flag flag="excludeLowCost" {...props} />
    </FacetGroup>
  );
}

/** Every airport is allowed until it is put out. */
function Via({ filters, facets, basis, onFilters }: FacetsProps) {
  const t = useText();
  const out = filters.notVia ?? [];
  const rows = viaRows(facets, out);
  const { visible, more } = useShortened('flightResults', rows, VIA_SHOWN, ({ code }) => out.includes(code));
  if (rows.length === 0) return null;
  return (
    <FacetGroup title={t('flightResults.facet.via')}>
      {visible.map(({ code, city, found }) => (
        <Row
          key={code}
          label={`${city} ${code}`.trim()}
          checked={!out.includes(code)}
          onChange={(on) => onFilters(withList(filters, 'notVia', toggled(out, code, !on)))}
          found={found}
          basis={basis}
        />
      ))}
      {more}
    </FacetGroup>
  );
}

export function Facets(props: FacetsProps) {
  const t = useText();
  return (
    <div className="flight-facets">
      <Policy {...props} />
      <StopsAndClass {...props} />
      <Times {...props} />
      <Airlines {...props} />
      <FacetGroup title={t('flightResults.facet.policies')}>
        <Flag flag="bagIncluded" {...props} />
        <Flag flag="refundable" {...props} />
        <Flag flag="withoutSelfTransfer" {...props} />
      </FacetGroup>
      <Via {...props} />
    </div>
  );
}
