/** Advice on a search: wait or book, stored so that it's scored later; none below a set skill. */
import type { PricePrediction } from '@sojourn/contract/predictions.ts';
import type { WatchInput } from '@sojourn/contract/watches.ts';
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { FALL_PERCENT, type Forecast, isConsistent } from '@sojourn/domain/predictions/forecast.ts';
import type { ObservedPrice, RouteBand } from '@sojourn/domain/predictions/observed.ts';
import { type Calibration, isSkilled, SCORED_MIN } from '@sojourn/domain/predictions/score.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import { productFromWire } from '@sojourn/products/product-list.ts';
import type { Effects, RequestContext, TenantId } from '#context.ts';
import { refuse } from '#refusal.ts';
import { embeddedForecaster } from '#suppliers/forecasts/embedded-forecaster.ts';
import type { PriceForecaster } from '#suppliers/forecasts/port.ts';
import { searchKeyOf } from '../watches/search-key.ts';
import { type createSkills, isFresh, type Skills } from './newest-model.ts';
import type { PredictionProducts } from './product.ts';
import { playedForecast } from './scenarios.ts';
import { insertPrediction } from './store.ts';

export type PredictionDeps = Pick<Effects, 'db' | 'clock'> & {
  readonly products: PredictionProducts;
  readonly tenantOf: (id: TenantId) => Pick<Tenant, 'capabilities'>;
  readonly skillsOf: ReturnType<typeof createSkills>;
  /** The partner that predicts; left out: the embedded one. */
  readonly forecaster?: PriceForecaster;
};
const LOOK_MS = 3_000;

type Requester = Pick<RequestContext, 'tenantId' | 'scenario' | 'requestId'>;

/** Null where there is nothing to predict. Refuses with NotFound what the tenant doesn't sell. */
export async function predictPrice(
  deps: PredictionDeps,
  input: WatchInput,
  requester: Requester,
): Promise<{ prediction: PricePrediction | null }> {
  const product = deps.products[productFromWire(input.product)];
  if (!can(deps.tenantOf(requester.tenantId), product.capability)) refuse('NotFound');
  const found = await findPrediction(deps, input, requester);
  return { prediction: found === 'unanswered' ? null : found };
}

/** Null where there is nothing to predict, 'unanswered' where a supplier or the partner didn't say. */
export async function findPrediction(
  deps: PredictionDeps,
  input: WatchInput,
  { tenantId, scenario, requestId }: Requester,
): Promise<PricePrediction | null | 'unanswered'> {
  const product = deps.products[productFromWire(input.product)];
  const about = product.can.predict?.about(input);
  if (!can(deps.tenantOf(tenantId), product.capability) || !product.can.predict || !about) return null;
  const context = { timeoutMs: LOOK_MS, scenario, requestId };
  const prices = await product.can.predict.pastPrices(input, context);
  if (prices === 'unanswered') return 'unanswered';
  const today = prices.at(-1);
  if (!today) return null;
  const played = playedForecast(scenario, today.minor);
  if (played !== undefined) return played && shown(played, { today, band: about.band, skill: null });
  const skills = await deps.skillsOf(tenantId);
  if (!isFresh(skills, deps.clock.now())) return null;
  const forecaster = deps.forecaster ?? embeddedForecaster(async () => skills.model?.model ?? null);
  const answer = await forecaster.predict({ ...about, prices }, context);
  if (answer.outcome !== 'ok') return 'unanswered';
  const forecast = answer.value;
  // A partner's own advice passes only where its figures say the same
  if (!forecast || !isConsistent(forecast, today.minor)) return null;
  await insertPrediction(deps.db, {
    tenantId,
    searchKey: searchKeyOf(input),
    predictedOn: dateOfDay(today.day),
    product: product.kind,
    input,
    band: about.band,
    priceMinor: today.minor,
    forecast,
    endsOn: dateOfDay(today.day + forecast.horizonDays),
  });
  const skill = skillOf(skills, about.band);
  return isSkilled(skill) ? shown(forecast, { today, band: about.band, skill }) : null;
}

type Basis = {
  readonly today: ObservedPrice;
  readonly band: RouteBand;
  readonly skill: Calibration | null;
};

function shown(forecast: Forecast, { today, band, skill }: Basis): PricePrediction {
  const { advice, reason, chancePercent, horizonDays, targetMinor } = forecast;
  return {
    advice,
    reason,
    band,
    price: money(today.minor),
    chancePercent,
    fallPercent: FALL_PERCENT,
    until: dateOfDay(today.day + horizonDays),
    low: money(forecast.lowMinor),
    middle: money(forecast.middleMinor),
    high: money(forecast.highMinor),
    target: targetMinor === null ? null : money(targetMinor),
    scored: skill?.count ?? 0,
    inRangePercent: skill?.inRangePercent ?? 0,
  };
}

/** By what was predicted for customers, once there's enough of it. */
export function skillOf({ live, heldOut }: Skills, band: keyof Skills['live']) {
  const known = live[band];
  return known && known.count >= SCORED_MIN ? known : heldOut[band];
}
