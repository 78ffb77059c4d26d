/** Hours of the day with two thumbs over bars of how many flights there are in each. */
import '@sojourn/ui/inputs/sliders/histogram-slider.css';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type ChangeEvent, useEffect, useState } from 'react';
import { clockAt, DAY_MINUTES, type HourSpan } from '../search/flight-filters.ts';
import { hoursOfSpan, spanOfHours } from './facets-view.ts';

type HourRangeProps = {
  readonly span: HourSpan | undefined;
  /** Flights by hour, 24 of them. */
  readonly counts: readonly number[] | undefined;
  readonly onSpan: (span: HourSpan | undefined) => void;
};

const DAY = 24;
const percent = (hour: number): number => (hour / DAY) * 100;

export function HourRange({ span, counts, onSpan }: HourRangeProps) {
  const t = useText();
  const locale = useLocale();
  const [low, high] = hoursOfSpan(span);
  const [range, setRange] = useState<readonly [number, number]>([low, high]);
  useEffect(() => setRange([low, high]), [low, high]);
  const [from, until] = range;
  const most = Math.max(1, ...(counts ?? []));
  const commit = () => {
    if (from !== low || until !== high) onSpan(spanOfHours(from, until));
  };
  const thumb = (end: 'from' | 'until') => {
    const value = end === 'from' ? from : until;
    return {
      type: 'range',
      min: 0,
      max: DAY,
      step: 1,
      value,
      'aria-label': t(`flightResults.hours.${end}`),
      'aria-valuetext': clockAt(Math.min(value * 60, DAY_MINUTES - 1), locale),
      style: { zIndex: end === 'from' && from > DAY / 2 ? 2 : 1 },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const to = Number(target.value);
        setRange(end === 'from' ? [Math.min(to, until - 1), until] : [from, Math.max(to, from + 1)]);
      },
      onPointerUp: commit,
      onKeyUp: commit,
      onBlur: commit,
    };
  };
  return (
    <div className="histogram">
      <div className="histogram__bars" aria-hidden="true">
        {Array.from({ length: DAY }, (_, hour) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is known by its place
            key={hour}
            className={hour >= from && hour < until ? 'histogram__bar--on' : undefined}
            style={{ height: `${((counts?.[hour] ?? 0) / most) * 100}%` }}
          />
        ))}
      </div>
      <div className="histogram__track">
        <span className="histogram__line">
          <i style={{ insetInlineStart: `${percent(from)}%`, insetInlineEnd: `${100 - percent(until)}%` }} />
        </span>
        <input {...thumb('from')} />
        <input {...thumb('until')} />
      </div>
      <div className="flight-facets__ends">
        <span>{clockAt(from * 60, locale)}</span>
        <span>{clockAt(Math.min(until * 60, DAY_MINUTES - 1), locale)}</span>
      </div>
    </div>
  );
}
