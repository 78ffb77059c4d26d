/** My Trips' frozen prices (B §2), with the price as it is now. */
import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { PriceFreezeId } from '@sojourn/domain/ids.ts';
import type { FreezeState } from '@sojourn/domain/protections/freeze.ts';
import type { Actor } from '#context.ts';
import { readRefunds } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import { currentPrice } from './current-price.ts';
import type { FreezeDeps } from './deps.ts';
import { type Bought, boughtOf, type FreezeRow, paidUnder } from './freeze-row.ts';
import { readFreeze, readFreezes, readReadings } from './store.ts';
import { viewFreeze } from './view-freeze.ts';

type Deps = Pick<FreezeDeps, 'db' | 'clock' | 'products'>;
const LOOK_MS = 2_500;
/** The others show what was read last. */
const LOOKED_AT = 10;

export async function listFreezes(deps: Deps, actor: Actor): Promise<{ freezes: FrozenPrice[] }> {
  return { freezes: await show(deps, await readFreezes(deps.db, actor), actor) };
}

/** Refuses with NotFound one that isn't theirs, or isn't paid yet. */
export async function getFreeze(deps: Deps, freezeId: PriceFreezeId, actor: Actor): Promise<FrozenPrice> {
  const { tenantId, customerId } = actor;
  const row = await readFreeze(deps.db, { tenantId, customerId, freezeId });
  const [shown] = row ? await show(deps, [row], actor) : [];
  return shown ?? refuse('NotFound');
}

async function show(deps: Deps, rows: readonly FreezeRow[], actor: Actor): Promise<FrozenPrice[]> {
  const now = deps.clock.now();
  const bought = rows.flatMap((row) => boughtOf(row) ?? []);
  const readings = await readReadings(
    deps.db,
    actor,
    bought.map(({ freezeId }) => freezeId),
  );
  const usable = bought.filter(({ state, endsAt }) => state === 'valid' && isBefore(now, endsAt));
  const lookedAt = new Set(usable.slice(0, LOOKED_AT).map(({ freezeId }) => freezeId));
  return Promise.all(
    bought.map(async (freeze) => {
      const current = lookedAt.has(freeze.freezeId) ? await asItIsNow(deps, freeze) : freeze;
      const ended = ENDED.includes(freeze.state);
      const refunds = ended ? await readRefunds(deps.db, paidUnder(freeze)) : [];
      return viewFreeze(deps, current, {
        readings: readings.get(freeze.freezeId) ?? [],
        refundedMinor: refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        locale: actor.locale,
        now,
      });
    }),
  );
}

/** Its fee may have been given back. */
const ENDED: readonly FreezeState[] = ['refunding', 'refunded', 'exercised', 'exchanged'];

/** With what was read last when nobody answers. */
async function asItIsNow(deps: Deps, freeze: Bought): Promise<Bought> {
  const context = { timeoutMs: LOOK_MS, scenario: null, requestId: 'frozen-prices' };
  const price = await currentPrice(deps, freeze, context);
  return price === 'unanswered' ? freeze : { ...freeze, latestMinor: price, latestAt: deps.clock.now() };
}
