/** The public page of how predictions did, by route band. */
import type { PredictionScores } from '@sojourn/contract/predictions.ts';
import { ROUTE_BANDS } from '@sojourn/domain/predictions/observed.ts';
import { type Calibration, isSkilled, SCORED_MIN, SKILL_MIN } from '@sojourn/domain/predictions/score.ts';
import type { TenantId } from '#context.ts';
import { isFresh } from './newest-model.ts';
import { type PredictionDeps, skillOf } from './predict-price.ts';

export async function listScores(
  { skillsOf, clock }: Pick<PredictionDeps, 'skillsOf' | 'clock'>,
  tenantId: TenantId,
): Promise<PredictionScores> {
  const skills = await skillsOf(tenantId);
  const fresh = isFresh(skills, clock.now());
  return {
    fittedOn: skills.model?.fittedOn ?? null,
    trips: skills.model?.trips ?? 0,
    skillMinPercent: Math.round(SKILL_MIN * 100),
    scoredMin: SCORED_MIN,
    bands: ROUTE_BANDS.map((band) => ({
      band,
      isShown: fresh && isSkilled(skillOf(skills, band)),
      live: viewed(skills.live[band]),
      heldOut: viewed(skills.heldOut[band]),
    })),
  };
}

const viewed = (calibration: Calibration | null): PredictionScores['bands'][number]['live'] =>
  calibration && {
    count: calibration.count,
    skillPercent: Math.round(calibration.skill * 100),
    inRangePercent: calibration.inRangePercent,
    savedPercent: calibration.savedPercent,
    bins: [...calibration.bins],
  };
