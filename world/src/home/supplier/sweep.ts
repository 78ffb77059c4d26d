/** What time does to the record: holds that have run out end, and requests that are due are decided. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sweepHolds } from '#orders/desk/holds.ts';
import { HOME_DESK } from './desk.ts';
import type { HomeMarket } from './market.ts';
import { settleRequest } from './requests/decide-request.ts';
import { listDue } from './requests/store.ts';

/** Of all homes: an order may be for two. Returns how many holds ended and requests were decided. */
export async function sweepHomes(market: Pick<HomeMarket, 'db' | 'world'>, now: Instant): Promise<number> {
  const ended = await sweepHolds(HOME_DESK, market.db, now);
  const due = await listDue(market.db, now);
  for (const reference of due) await settleRequest(market, reference, now);
  return ended + due.length;
}
