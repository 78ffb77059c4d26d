import { useText } from '@sojourn/web/text/use-text.tsx';
import { useId } from 'react';
import { type HistoryPlot, PLOT } from '#flight/pages/dates/price-history-view.ts';

const HEIGHT = 132;
/** A figure's width where it is largest, on phones. */
const FIGURE = 9;
/** Its word ends a little after the day, as the days to come have theirs at the right end. */
const TODAY_END = 4;
/** With fewer days ahead there's no room for their label. */
const LABEL_ROOM = 40;

/** The line of the days over the band of typical prices; the text beside it says the same. */
export function PriceLine({ plot }: { readonly plot: HistoryPlot }) {
  const t = useText();
  const gradient = useId();
  const { days, lines, area, today, forecast, band, ticks } = plot;
  const todayX = today?.x ?? PLOT.width;
  const longest = Math.max(...ticks.map(({ text }) => text.length));
  const width = PLOT.width + 8 + longest * FIGURE;
  const label = t('flightResults.history.graph', {
    high: ticks[0]?.text ?? '',
    low: ticks.at(-1)?.text ?? '',
    days,
  });
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="price-line" role="img" aria-label={label}>
      <defs>
        <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className="price-line__from" />
          <stop offset="1" className="price-line__to" />
        </linearGradient>
      </defs>
      {band && (
        <>
          <rect x="0" width={todayX} {...band} className="price-line__band" />
          <text x={todayX / 2} y="126" textAnchor="middle" className="price-line__band-name">
            {t('flightResults.history.typical')}
          </text>
        </>
      )}
      {ticks.map(({ y, text }) => (
        <g key={y}>
          <path d={`M0 ${y}H${PLOT.width}`} className="price-line__grid" />
          <text x={PLOT.width + 8} y={y + 4}>
            {text}
          </text>
        </g>
      ))}
      <path d={area} fill={`url(#${gradient})`} />
      {lines.map((line) => (
        <path key={line} d={line} className="price-line__line" />
      ))}
      <text x="0" y="126">
        {t('flightResults.history.ago', { days })}
      </text>
      <text x={forecast ? todayX + TODAY_END : todayX} y="126" textAnchor="end">
        {t('flightResults.history.today')}
      </text>
      {forecast && <Forecast forecast={forecast} width={width} />}
      {today && <circle cx={today.x} cy={today.y} r="5" className="price-line__today" />}
    </svg>
  );
}

type ForecastProps = {
  readonly forecast: NonNullable<HistoryPlot['forecast']>;
  /** Of the whole picture. */
  readonly width: number;
};

function Forecast({ forecast: { days, area, line, end }, width }: ForecastProps) {
  const t = useText();
  const hasLabel = (days / (days + 60)) * PLOT.width > LABEL_ROOM;
  return (
    <>
      <path d={area} className="price-line__range" />
      <path d={line} className="price-line__ahead" />
      <circle cx={end.x} cy={end.y} r="4.5" className="price-line__end" />
      {hasLabel && (
        <text x={width} y="126" textAnchor="end">
          {t('prediction.ahead', { days })}
        </text>
      )}
    </>
  );
}
