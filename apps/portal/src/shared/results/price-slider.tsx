import { money } from '@sojourn/domain/money.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import HistogramSlider, { type SliderRange } from '@sojourn/ui/inputs/sliders/histogram-slider.tsx';
import type { PriceSpan } from '@sojourn/web/search/price-span.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useEffect, useState } from 'react';

const CENTS = 100;

type Price = { readonly minMinor: number; readonly maxMinor: number; readonly bars: readonly number[] };
type PriceSliderProps = {
  readonly lowLabel: string;
  readonly highLabel: string;
  readonly span: PriceSpan | undefined;
  readonly price: Price | undefined;
  readonly onSpan: (span: PriceSpan | undefined) => void;
};

/** A price: bars of what there is, two thumbs, two number fields. */
export const PriceSlider = ({ price, ...props }: PriceSliderProps) =>
  price && price.maxMinor > 0 ? <Slider price={price} {...props} /> : <Skeleton height={128} />;

type SliderProps = PriceSliderProps & { readonly price: Price };

function Slider({ span = {}, price, lowLabel, highLabel, onSpan }: SliderProps) {
  const locale = useLocale();
  const min = Math.floor(price.minMinor / CENTS);
  const max = Math.max(min + 1, Math.ceil(price.maxMinor / CENTS));
  const low = Math.min(max, Math.max(min, span.min ?? min));
  const high = Math.max(low, Math.min(max, span.max ?? max));
  const [range, setRange] = useState<SliderRange>({ low, high });
  useEffect(() => setRange({ low, high }), [low, high]);
  const commit = (next: SliderRange) => {
    if (next.low === low && next.high === high) return;
    const ends = { ...(next.low > min && { min: next.low }), ...(next.high < max && { max: next.high }) };
    onSpan(next.low > min || next.high < max ? ends : undefined);
  };
  return (
    <HistogramSlider
      lowLabel={lowLabel}
      highLabel={highLabel}
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
