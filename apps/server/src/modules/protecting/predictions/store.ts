/** The SQL of predicted prices and of what the forecaster has learned. */
import type { WatchInput } from '@sojourn/contract/watches.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { Forecast, ForecastModel } from '@sojourn/domain/predictions/forecast.ts';
import type { RouteBand } from '@sojourn/domain/predictions/observed.ts';
import type { Scored } from '@sojourn/domain/predictions/score.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { type Product, productFromWire, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

type Key = { readonly tenantId: TenantId; readonly searchKey: string; readonly predictedOn: CalendarDate };
export type PredictionRow = Key & {
  readonly product: Product;
  readonly input: WatchInput;
  readonly band: RouteBand;
  readonly priceMinor: number;
  readonly forecast: Forecast;
  readonly endsOn: CalendarDate;
};

/** The first of a day stays. */
export async function insertPrediction(db: Db, row: PredictionRow): Promise<void> {
  await sql`insert into price_predictions (tenant_id, search_key, asked_on, product, input, band, price_minor,
      forecast, ends_on)
    values (${row.tenantId}, ${row.searchKey}, ${row.predictedOn}::date, ${WIRE_PRODUCTS[row.product]},
      ${JSON.stringify(row.input)}::jsonb, ${row.band}, ${row.priceMinor},
      ${JSON.stringify(row.forecast)}::jsonb, ${row.endsOn}::date)
    on conflict do nothing`.execute(db);
}

/** Those whose horizon was over before that day, the oldest first. */
export async function readUnscored(db: Db, today: CalendarDate, limit: number): Promise<PredictionRow[]> {
  const { rows } = await sql<Omit<PredictionRow, 'product'> & { product: string }>`select
      tenant_id as "tenantId", search_key as "searchKey", asked_on::text as "predictedOn", product, input,
      band, price_minor as "priceMinor", forecast, ends_on::text as "endsOn"
    from price_predictions where scored_at is null and ends_on < ${today}::date
    order by ends_on limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, product: productFromWire(row.product) }));
}

/** Once; null: nobody knows what came of it. */
export async function saveScore(db: Db, key: Key, score: Scored | null, at: Instant): Promise<void> {
  await sql`update price_predictions set scored_at = ${at},
      score = ${score === null ? null : JSON.stringify(score)}::jsonb
    where tenant_id = ${key.tenantId} and search_key = ${key.searchKey}
      and asked_on = ${key.predictedOn}::date and scored_at is null`.execute(db);
}

/** The newest so many of a brand. */
export async function readScores(db: Db, tenantId: TenantId, limit: number): Promise<Scored[]> {
  const { rows } = await sql<{ score: Scored | null }>`select score from price_predictions
    where tenant_id = ${tenantId} and score is not null order by scored_at desc limit ${limit}`.execute(db);
  return rows.flatMap(({ score }) => score ?? []);
}

export type StoredModel = {
  readonly fittedOn: CalendarDate;
  readonly model: ForecastModel;
  readonly heldOut: readonly Scored[];
  readonly trips: number;
};
export async function insertModel(db: Db, { fittedOn, model, heldOut, trips }: StoredModel): Promise<void> {
  await sql`insert into forecast_models (fitted_on, model, held_out, trips)
    values (${fittedOn}::date, ${JSON.stringify(model)}::jsonb, ${JSON.stringify(heldOut)}::jsonb, ${trips})
    on conflict do nothing`.execute(db);
}

export async function readNewestModel(db: Db): Promise<StoredModel | null> {
  const { rows } = await sql<StoredModel>`select fitted_on::text as "fittedOn", model,
      held_out as "heldOut", trips
    from forecast_models order by fitted_on desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function hasModelOf(db: Db, day: CalendarDate): Promise<boolean> {
  const { rows } = await sql`select from forecast_models where fitted_on = ${day}::date`.execute(db);
  return rows.length > 0;
}

/** Returns how many. */
export async function deleteOld(
  db: Db,
  before: { readonly predictions: CalendarDate; readonly models: CalendarDate },
  limit: number,
): Promise<number> {
  const gone = await sql`delete from price_predictions where (tenant_id, search_key, asked_on) in (
    select tenant_id, search_key, asked_on from price_predictions
    where asked_on < ${before.predictions}::date limit ${limit})`.execute(db);
  await sql`delete from forecast_models where fitted_on < ${before.models}::date`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}
