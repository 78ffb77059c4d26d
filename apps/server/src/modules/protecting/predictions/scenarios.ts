/** For the lab: advice by name outside production, so that a journey gets the one that it's about. */
import type { Forecast } from '@sojourn/domain/predictions/forecast.ts';

const WAIT = 'advice-wait';
const BOOK = 'advice-book';
const NONE = 'advice-none';

export const PREDICTION_SCENARIOS: readonly { readonly name: string; readonly effect: string }[] = [
  { name: WAIT, effect: 'Advice on every flight search is to wait for a price that is 5 % lower' },
  { name: BOOK, effect: 'Advice on every flight search is to book now' },
  { name: NONE, effect: 'No flight search has advice' },
];

const HORIZON_DAYS = 14;

/** What is shown of a search at today's price; null for nothing, undefined when none of these is played. */
export function playedForecast(scenario: string | null, todayMinor: number): Forecast | null | undefined {
  if (scenario === NONE) return null;
  if (scenario !== WAIT && scenario !== BOOK) return undefined;
  const part = (percent: number) => Math.round((todayMinor * percent) / 100);
  const isWait = scenario === WAIT;
  return {
    advice: isWait ? 'wait' : 'book',
    reason: isWait ? 'aboveRecent' : 'belowRecent',
    chancePercent: isWait ? 80 : 10,
    horizonDays: HORIZON_DAYS,
    lowMinor: part(isWait ? 92 : 100),
    middleMinor: part(isWait ? 95 : 104),
    highMinor: part(isWait ? 100 : 115),
    targetMinor: isWait ? part(95) : null,
  };
}
