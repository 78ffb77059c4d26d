import { formatDuration } from '@sojourn/ui/formats.ts';
import { Slider } from '@sojourn/ui/inputs/sliders/slider.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useState } from 'react';
import type { FlightFacets } from '#flight/wire/flight-search.ts';

const STEP = 30;

type DurationFacetProps = {
  readonly durations: FlightFacets['durations'];
  readonly maxMinutes: number | undefined;
  readonly onMax: (minutes: number | undefined) => void;
};

/** The longest time under way; the right end is no limit. */
export function DurationFacet({ durations, maxMinutes, onMax }: DurationFacetProps) {
  const t = useText();
  const locale = useLocale();
  const min = Math.ceil(durations.minMinutes / STEP) * STEP;
  const max = Math.max(min + STEP, Math.ceil(durations.maxMinutes / STEP) * STEP);
  const settled = Math.min(max, Math.max(min, maxMinutes ?? max));
  const [value, setValue] = useState(settled);
  useEffect(() => setValue(settled), [settled]);
  const text =
    value >= max
      ? t('flightResults.duration.any')
      : t('flightResults.chip.duration', { duration: formatDuration(value, locale) });
  return (
    <>
      <Slider
        label={t('flightResults.facet.duration')}
        min={min}
        max={max}
        value={value}
        step={STEP}
        valueText={text}
        onChange={setValue}
        onCommit={() => value !== settled && onMax(value >= max ? undefined : value)}
      />
      <p className="small text-2">{text}</p>
    </>
  );
}
