/** A watched trip in the shape of the contract. */
import type { WatchedTrip } from '@sojourn/contract/watches.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { alertMinor } from '@sojourn/domain/watches/watch-rules.ts';
import type { Actor } from '#context.ts';
import type { WatchDeps } from './deps.ts';
import { readReadings, type WatchReading, type WatchRow } from './store.ts';

type Deps = Pick<WatchDeps, 'db' | 'products'>;

/** In the language of their owner. */
export async function viewWatches(
  deps: Deps,
  rows: readonly WatchRow[],
  actor: Actor,
): Promise<WatchedTrip[]> {
  const ids = rows.map(({ watchId }) => watchId);
  const readings = ids.length === 0 ? new Map() : await readReadings(deps.db, actor, ids);
  return rows.map((row) => viewWatch(deps, row, readings.get(row.watchId) ?? [], actor));
}

function viewWatch(
  { products }: Deps,
  row: WatchRow,
  readings: readonly WatchReading[],
  { email, locale }: Actor,
): WatchedTrip {
  const { watchId, input, currency, referenceMinor, latestAt, startedAt, endsAt } = row;
  const watching = assertPresent(products[row.product].can.watch, 'how its prices are watched');
  const priced = (minor: number | null): Money | null => (minor === null ? null : money(minor, currency));
  return {
    watchId,
    kind: 'Watch',
    ...watching.shown(row, locale),
    state: row.state === 'watching' ? 'watching' : 'over',
    startedAt,
    endsAt,
    email: row.email ?? email,
    started: priced(row.startedMinor),
    now: priced(row.latestMinor),
    readAt: latestAt,
    lowest: priced(row.lowestMinor),
    alertAt: referenceMinor === null ? null : priced(alertMinor(referenceMinor)),
    readings: readings.map(({ readAt, priceMinor }) => ({ readAt, price: priced(priceMinor) })),
    input,
  };
}
