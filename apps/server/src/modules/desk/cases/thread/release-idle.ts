/** Cases whose agents have left them go back to the queue. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { IDLE_CLAIM_MINUTES } from '@sojourn/domain/support/claims.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '#db/client.ts';
import { changeCase } from './change-case.ts';
import { lockThread, readIdleClaims } from './store.ts';

/** One batch; returns how many were released. */
export async function releaseIdle(
  deps: { readonly db: Db; readonly clock: Clock },
  limit: number,
): Promise<number> {
  const before = plusSeconds(deps.clock.now(), -IDLE_CLAIM_MINUTES * 60);
  const idle = await readIdleClaims(deps.db, before, limit);
  let released = 0;
  for (const ref of idle) {
    await withTransaction(deps.db, async (tx) => {
      const found = await lockThread(tx, ref);
      // Somebody did something in between
      if (!found || found.version !== ref.version) return;
      const change = { kind: 'released', action: 'release', assigneeId: null } as const;
      await changeCase(tx, deps, found, { side: 'system' }, change);
      released++;
    });
  }
  return released;
}
