/** The calls of predicted prices. */
import type { predictionCalls } from '@sojourn/contract/predictions.ts';
import type { Handlers } from '#context.ts';
import { listScores } from './list-scores.ts';
import { createSkills } from './newest-model.ts';
import { type PredictionDeps, predictPrice } from './predict-price.ts';

export function predictionRoutes(
  given: Omit<PredictionDeps, 'skillsOf'>,
): Pick<Handlers, keyof typeof predictionCalls> {
  const deps = { ...given, skillsOf: createSkills(given) };
  return {
    predictPrice: ({ input, context }) => predictPrice(deps, input, context),
    listPredictionScores: ({ context }) => listScores(deps, context.tenantId),
  };
}
