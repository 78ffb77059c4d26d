/** The SQL of nights that aren't free: each is somebody's, and nobody else's. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { type MarketDb, noticeSale } from '#orders/store.ts';

export type TakenBy = 'order' | 'request' | 'block';
export type TakenNight = {
  readonly homeId: string;
  readonly night: CalendarDate;
  readonly takenBy: TakenBy;
  readonly reference: string;
};
type HomeNight = Pick<TakenNight, 'homeId' | 'night'>;
/** `from` included, `to` not. */
export type NightsOfHome = {
  readonly homeId: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

const CHANNEL = 'market_home_nights';

/** Homes, kept from all others who take or close nights of them until the transaction ends. */
export async function lockHomes(db: MarketDb, homeIds: readonly string[]): Promise<void> {
  // In one order, or two who want the same two homes would wait for each other
  for (const homeId of [...new Set(homeIds)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`home ${homeId}`}, 0))`.execute(db);
}

/** Everything that's taken of some homes from a day on. */
export async function listTaken(
  db: MarketDb,
  homeIds: readonly string[],
  from: CalendarDate,
): Promise<TakenNight[]> {
  const { rows } = await sql<TakenNight>`
    select home_id as "homeId", night, taken_by as "takenBy", reference from market.home_nights
    where home_id = any(${homeIds}::text[]) and night >= ${from} order by home_id, night`.execute(db);
  return rows;
}

/** Those of all homes, for the search's picture. */
export async function listAllTaken(
  db: MarketDb,
  from: CalendarDate,
): Promise<(HomeNight & { takenBy: TakenBy })[]> {
  const { rows } = await sql<HomeNight & { takenBy: TakenBy }>`
    select home_id as "homeId", night, taken_by as "takenBy" from market.home_nights
    where night >= ${from}`.execute(db);
  return rows;
}

/** The nights that were free and aren't any more; fewer than asked for: the caller must roll back. */
export async function insertNights(
  db: MarketDb,
  { homeId, from, to }: NightsOfHome,
  by: Pick<TakenNight, 'takenBy' | 'reference'>,
): Promise<HomeNight[]> {
  const { rows } = await sql<HomeNight>`
    insert into market.home_nights (home_id, night, taken_by, reference)
    select ${homeId}, day::date, ${by.takenBy}, ${by.reference}
    from generate_series(${from}::date, ${to}::date - 1, interval '1 day') as day order by day
    on conflict do nothing
    returning home_id as "homeId", night`.execute(db);
  return rows;
}

/** Frees all nights of a reference, or those of some days. */
export async function deleteNights(
  db: MarketDb,
  reference: string,
  only: readonly CalendarDate[] | null = null,
): Promise<HomeNight[]> {
  const { rows } = await sql<HomeNight>`
    delete from market.home_nights where reference = ${reference}
      and (${only}::date[] is null or night = any(${only}::date[]))
    returning home_id as "homeId", night`.execute(db);
  return rows;
}

/** Another's from now on: a request's become its order's, or a host's. */
export async function handNightsOver(
  db: MarketDb,
  reference: string,
  to: Pick<TakenNight, 'takenBy' | 'reference'>,
): Promise<HomeNight[]> {
  const { rows } = await sql<HomeNight>`
    update market.home_nights set taken_by = ${to.takenBy}, reference = ${to.reference}
    where reference = ${reference} returning home_id as "homeId", night`.execute(db);
  return rows;
}

/** Shows every server, once the transaction has committed, who has the nights; null: nobody. */
export async function announceNights(
  db: MarketDb,
  nights: readonly HomeNight[],
  takenBy: TakenBy | null,
): Promise<void> {
  for (const [homeId, of] of Map.groupBy(nights, (night) => night.homeId))
    await noticeSale(db, CHANNEL, [homeId, of.map(({ night }) => night), takenBy]);
}
type NightsNotice = readonly [string, readonly CalendarDate[], TakenBy | null];

export const nightsTopic = (readAll: () => Promise<void>, onSale: (notice: NightsNotice) => void) => ({
  channel: CHANNEL,
  listen: async (client: PoolClient) => void (await client.query(`listen ${CHANNEL}`)),
  readAll,
  onSale: (payload: string) => onSale(JSON.parse(payload) as NightsNotice),
});
