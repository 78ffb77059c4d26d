/** Price predictions (B §1, B §2 step price prediction): advice on a search, and how all advice did. */
import { ADVICE_REASONS, ADVICES } from '@sojourn/domain/predictions/forecast.ts';
import { ROUTE_BANDS } from '@sojourn/domain/predictions/observed.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { calendarDate, moneySchema } from './primitives.ts';
import { watchInput } from './watches.ts';

const percent = z.int().min(0).max(100);
const pricePrediction = z.object({
  advice: z.enum(ADVICES),
  reason: z.enum(ADVICE_REASONS),
  band: z.enum(ROUTE_BANDS),
  price: moneySchema,
  /** That it falls by `fallPercent` or more until then. */
  chancePercent: percent,
  fallPercent: percent,
  until: calendarDate,
  /** The lowest price until then is between `low` and `high` in 8 of 10 cases. */
  low: moneySchema,
  middle: moneySchema,
  high: moneySchema,
  /** Worth booking at; null when it's better to book now. */
  target: moneySchema.nullable(),
  /** Predictions for such routes that have been scored, and how often the price was in the range. */
  scored: z.int(),
  inRangePercent: percent,
});
export type PricePrediction = z.output<typeof pricePrediction>;

const calibration = z
  .object({
    count: z.int(),
    /** 100: always right; 0: no better than the usual chance; below: worse. */
    skillPercent: z.int(),
    inRangePercent: percent,
    /** By following the advice rather than booking at once. */
    savedPercent: z.number(),
    /** Predicted chances from `fromPercent` on, 20 wide, and what happened. */
    bins: z.array(
      z.object({
        fromPercent: percent,
        count: z.int(),
        predictedPercent: percent,
        happenedPercent: percent,
      }),
    ),
  })
  .nullable();
const predictionScores = z.object({
  /** Null before the first day's prices were learned from. */
  fittedOn: calendarDate.nullable(),
  /** That it learned from. */
  trips: z.int(),
  skillMinPercent: z.int(),
  scoredMin: z.int(),
  bands: z.array(
    z.object({
      band: z.enum(ROUTE_BANDS),
      isShown: z.boolean(),
      /** Of what was predicted for customers. */
      live: calibration,
      /** Of days that it hadn't learned from. */
      heldOut: calibration,
    }),
  ),
});
export type PredictionScores = z.output<typeof predictionScores>;

export const predictionCalls = {
  predictPrice: call({
    method: 'POST',
    path: '/price-predictions',
    summary: 'Advice to wait or to book, with a range and a reason; null where there’s none to give',
    auth: 'customer',
    readOnly: true,
    input: watchInput,
    output: z.object({ prediction: pricePrediction.nullable() }),
    errors: [],
  }),
  listPredictionScores: call({
    method: 'GET',
    path: '/price-predictions/scores',
    summary: 'How predictions did, by the length of the route',
    auth: 'public',
    output: predictionScores,
    errors: [],
  }),
} as const;
