/** Erases whose day has come, one after the other; what still waits is looked at again in a day. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Turn } from '#workflow/jobs/job.ts';
import { type EraseDeps, erasePerson } from './erase-person.ts';
import { waitsIn } from './request-erasure.ts';
import { putOff, readDueErasures, readOpen } from './store.ts';

const BATCH = 20;
const AGAIN_SECONDS = 86_400;
const CONTEXT = { timeoutMs: 5_000, scenario: null, requestId: 'erase-people' };

export async function eraseDue(turn: Turn, deps: EraseDeps): Promise<number> {
  let erased = 0;
  for (const owner of await readDueErasures(deps.db, deps.clock.now(), BATCH)) {
    if (turn.isSpent()) break;
    const now = deps.clock.now();
    if (waitsIn(await readOpen(deps.db, owner, now)).length > 0) {
      await putOff(deps.db, owner, plusSeconds(now, AGAIN_SECONDS));
      continue;
    }
    if (await erasePerson(deps, owner, CONTEXT)) erased++;
  }
  return erased;
}
