import type { StayFacets } from '@sojourn/contract/products/hotel/stay-search.ts';
import { money } from '@sojourn/domain/money.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import HistogramSlider, { type SliderRange } from '@sojourn/ui/inputs/sliders/histogram-slider.tsx';
import type { ResultsFilters } from '@sojourn/web/products/hotel/search/results-url.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useState } from 'react';
import { FacetGroup } from '#shared/results/filters-panel.tsx';

const CENTS = 100;

type PriceFacetProps = {
  readonly filters: ResultsFilters;
  readonly price: StayFacets['price'] | undefined;
  readonly onFilters: (filters: ResultsFilters) => void;
};

/** Nightly price before taxes: bars of what there is, two thumbs, two number fields. */
export function PriceFacet({ filters, price, onFilters }: PriceFacetProps) {
  const t = useText();
  return (
    <FacetGroup title={t('hotelResults.facet.price')}>
      {price && price.maxMinor > 0 ? (
        <Slider filters={filters} price={price} onFilters={onFilters} />
      ) : (
        <Skeleton height={128} />
      )}
    </FacetGroup>
  );
}

function Slider({ filters, price, onFilters }: PriceFacetProps & { readonly price: StayFacets['price'] }) {
  const t = useText();
  const locale = useLocale();
  const min = Math.floor(price.minMinor / CENTS);
  const max = Math.max(min + 1, Math.ceil(price.maxMinor / CENTS));
  const low = Math.min(max, Math.max(min, filters.priceMin ?? min));
  const high = Math.max(low, Math.min(max, filters.priceMax ?? max));
  const [range, setRange] = useState<SliderRange>({ low, high });
  useEffect(() => setRange({ low, high }), [low, high]);
  const commit = (next: SliderRange) => {
    if (next.low === low && next.high === high) return;
    const { priceMin: _min, priceMax: _max, ...rest } = filters;
    onFilters({
      ...rest,
      ...(next.low > min && { priceMin: next.low }),
      ...(next.high < max && { priceMax: next.high }),
    });
  };
  return (
    <HistogramSlider
      lowLabel={t('hotelResults.facet.price.low')}
      highLabel={t('hotelResults.facet.price.high')}
      min={min}
      max={max}
      value={range}
      bars={price.bars}
      format={(value) => formatMoney(money(value * CENTS), locale, { cents: 'never' })}
      onChange={setRange}
      onCommit={commit}
    />
  );
}
