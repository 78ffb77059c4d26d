/** "Why is this here?": the parts of the fare score with the weights they come from. */
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { FARE_SCORE_WEIGHTS } from '#flight/rules/fares/fare-score.ts';
import type { FlightOption } from '#flight/wire/flight-search.ts';

type Reason = keyof typeof FARE_SCORE_WEIGHTS;
const REASONS = Object.keys(FARE_SCORE_WEIGHTS) as readonly Reason[];

type ScorePart = {
  readonly key: Reason;
  readonly label: TextRef;
  /** How the points come about, with the weight. */
  readonly how: TextRef;
  /** To one decimal. */
  readonly points: number;
};

const rounded = (points: number): number => Math.round(points * 10) / 10;

export const scoreTotal = ({ points }: FlightOption['score']): number => rounded(points);

/**
 * In the order of the weights; what adds nothing is left out. They add up to the total as it's shown: what
 * rounding leaves goes to the largest.
 */
export function scoreParts({ points, parts }: FlightOption['score']): readonly ScorePart[] {
  const shown = REASONS.flatMap((key) => {
    const part = parts.find(({ reason }) => reason === key);
    return part ? [{ key, points: rounded(part.points) }] : [];
  });
  const left = scoreTotal({ points, parts }) - shown.reduce((sum, part) => sum + part.points, 0);
  const largest = Math.max(...shown.map((part) => part.points));
  const taker = shown.findIndex((part) => part.points === largest);
  return shown.map(
    ({ key, points: own }, at): ScorePart => ({
      key,
      label: textRef(`flightResults.score.${key}`),
      how: textRef(`flightResults.score.${key}.how`, { weight: FARE_SCORE_WEIGHTS[key] }),
      points: at === taker ? rounded(own + left) : own,
    }),
  );
}
