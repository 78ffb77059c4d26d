/**
 * The fare score: the default order of fares, and its reasons. Lower is better. Commission isn't an input,
 * and customers can see the weights.
 */

/**
 * Points: per whole multiple of the typical price and of the direct flight's time, then for each discomfort.
 */
export const FARE_SCORE_WEIGHTS = {
  price: 55,
  duration: 30,
  perStop: 6,
  selfTransfer: 14,
  earlyDeparture: 3,
  nightArrival: 3,
  tightConnection: 2,
} as const;

export const EARLY_BEFORE_MINUTE = 6 * 60;
export const NIGHT_UNTIL_MINUTE = 5 * 60;
/** A connection within this of its minimum counts as tight. */
export const TIGHT_MINUTES = 15;

type FareScoreFacts = {
  readonly price: number;
  /** What such a distance usually costs, in the unit of `price`. */
  readonly typicalPrice: number;
  readonly durationMinutes: number;
  /** What a direct flight would take. */
  readonly directMinutes: number;
  readonly stops: number;
  readonly isSelfTransfer: boolean;
  readonly tightConnections: number;
  /** Minutes of the local day, 0-1439. */
  readonly departureMinute: number;
  readonly arrivalMinute: number;
};

export type FareScorePart = { readonly reason: keyof typeof FARE_SCORE_WEIGHTS; readonly points: number };

/** Every part that adds to the score; they sum to it. */
export function fareScoreParts(facts: FareScoreFacts): FareScorePart[] {
  const w = FARE_SCORE_WEIGHTS;
  const parts: FareScorePart[] = [
    { reason: 'price', points: (w.price * facts.price) / facts.typicalPrice },
    { reason: 'duration', points: (w.duration * facts.durationMinutes) / facts.directMinutes },
    { reason: 'perStop', points: w.perStop * facts.stops },
    { reason: 'selfTransfer', points: facts.isSelfTransfer ? w.selfTransfer : 0 },
    {
      reason: 'earlyDeparture',
      points: facts.departureMinute < EARLY_BEFORE_MINUTE ? w.earlyDeparture : 0,
    },
    { reason: 'nightArrival', points: facts.arrivalMinute < NIGHT_UNTIL_MINUTE ? w.nightArrival : 0 },
    { reason: 'tightConnection', points: w.tightConnection * facts.tightConnections },
  ];
  return parts.filter((part) => part.points !== 0);
}

export const fareScore = (facts: FareScoreFacts): number =>
  fareScoreParts(facts).reduce((sum, part) => sum + part.points, 0);
