/** The newest model in memory, looked up again every few minutes: models change once a day. */
import { dateIn, dayNumber, type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { ROUTE_BANDS, type RouteBand } from '@sojourn/domain/predictions/observed.ts';
import { type Calibration, calibrationOf } from '@sojourn/domain/predictions/score.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Effects } from '#context.ts';
import { readNewestModel, readScores, type StoredModel } from './store.ts';

const FRESH_SECONDS = 300;
/** Of live predictions, the newest. */
const LIVE_MOST = 20_000;

/** Models are made once a day; a day or two without a new one can happen. */
const FRESH_DAYS = 2;

export type Skills = {
  readonly model: StoredModel | null;
  /** Of predictions that were shown or stored, since. */
  readonly live: Readonly<Record<RouteBand, Calibration | null>>;
  /** Of days that the newest model hadn't seen. */
  readonly heldOut: Readonly<Record<RouteBand, Calibration | null>>;
};

export function createSkills({ db, clock }: Pick<Effects, 'db' | 'clock'>) {
  const known = new Map<TenantId, { readonly skills: Skills; readonly until: Instant }>();
  return async (tenantId: TenantId): Promise<Skills> => {
    const now = clock.now();
    const cached = known.get(tenantId);
    if (cached && isBefore(now, cached.until)) return cached.skills;
    const [model, scores] = await Promise.all([readNewestModel(db), readScores(db, tenantId, LIVE_MOST)]);
    const skills = { model, live: byBand(scores), heldOut: byBand(model?.heldOut ?? []) };
    // Without a model the next one is looked for at once
    if (model) known.set(tenantId, { skills, until: plusSeconds(now, FRESH_SECONDS) });
    return skills;
  };
}

/** A model that wasn't made again for days says nothing about today's prices. */
export const isFresh = ({ model }: Pick<Skills, 'model'>, now: Instant): boolean =>
  model !== null && dayNumber(dateIn(now, 'UTC')) - dayNumber(model.fittedOn) <= FRESH_DAYS;

function byBand(scores: readonly StoredModel['heldOut'][number][]): Skills['live'] {
  const of = (band: RouteBand) => calibrationOf(scores.filter((score) => score.band === band));
  return Object.fromEntries(ROUTE_BANDS.map((band) => [band, of(band)])) as Skills['live'];
}
