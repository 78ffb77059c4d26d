/** Begins watching the price of a search. */
import type { WatchedTrip, WatchInput } from '@sojourn/contract/watches.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { can } from '@sojourn/domain/tenants/tenant.ts';
import { nextReading, WATCHES_MAX } from '@sojourn/domain/watches/watch-rules.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { productFromWire } from '@sojourn/products/product-list.ts';
import type { Actor, RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { WatchDeps } from './deps.ts';
import { fallingWatch } from './scenarios.ts';
import { searchKeyOf, slotOf } from './search-key.ts';
import { countWatching, findWatching, insertWatch, type NewWatch, type WatchRow } from './store.ts';
import { viewWatches } from './view-watch.ts';

const LOOK_MS = 4_000;

/** Refuses NotFound where nothing is watched, TooManyWatches, and what the product's search refuses. */
export async function watchPrice(
  deps: WatchDeps,
  input: WatchInput,
  actor: Actor,
  { scenario, requestId }: Pick<RequestContext, 'scenario' | 'requestId'>,
): Promise<WatchedTrip> {
  const searchKey = searchKeyOf(input);
  const row =
    (await findWatching(deps.db, actor, searchKey)) ??
    (await begin(deps, { input, searchKey }, actor, { scenario, requestId, timeoutMs: LOOK_MS }));
  const [watch] = await viewWatches(deps, [row], actor);
  return watch ?? refuse('NotFound');
}

async function begin(
  deps: WatchDeps,
  { input, searchKey }: Pick<NewWatch, 'input' | 'searchKey'>,
  { tenantId, customerId }: Actor,
  context: { readonly scenario: string | null; readonly requestId: string; readonly timeoutMs: number },
): Promise<WatchRow> {
  const { db, clock, random } = deps;
  const product = deps.products[productFromWire(input.product)];
  const { watch: watching } = product.can;
  if (!watching || !can(deps.tenantOf(tenantId), product.capability)) return refuse('NotFound');
  const owner = { tenantId, customerId };
  if ((await countWatching(db, owner)) >= WATCHES_MAX) return refuse('TooManyWatches');
  const { facts, endsAt, priceMinor } = await watching.begin(input, context);
  const startedAt = clock.now();
  const played = fallingWatch(context.scenario, { priceMinor, at: startedAt });
  const watch: NewWatch = {
    ...owner,
    watchId: newId('wat', random.bytes(16)),
    product: product.kind,
    input,
    facts,
    searchKey,
    startedAt,
    endsAt,
    currency: 'USD',
    startedMinor: played?.priceMinor ?? priceMinor,
    referenceMinor: played?.priceMinor ?? priceMinor,
    latestAt: startedAt,
    nextReadAt: played?.nextReadAt ?? nextReading(startedAt, slotOf(searchKey)),
  };
  // Of two tabs one begins it; the other finds it
  await withTransaction(db, (tx) => insertWatch(tx, watch));
  return (await findWatching(db, owner, searchKey)) ?? refuse('NotFound');
}
