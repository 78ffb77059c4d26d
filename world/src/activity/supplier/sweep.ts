/** What time does to the record: holds run out, operators answer, groups are counted, slots called off. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { decide } from '#orders/desk/confirm.ts';
import { sweepHolds } from '#orders/desk/holds.ts';
import { ACTIVITY_DESK } from './desk.ts';
import { countGroups, endCalledOff } from './events/call-off.ts';
import type { ActivityMarket } from './market.ts';
import { findAnswered } from './store.ts';

/** Returns how much it did. */
export async function sweepActivities(
  market: Pick<ActivityMarket, 'db' | 'world'>,
  now: Instant,
): Promise<number> {
  const { db } = market;
  const answered = await findAnswered(db, now);
  for (const reference of answered) await decide(ACTIVITY_DESK, db, { reference, now });
  const counted = await countGroups(market, now);
  const off = await endCalledOff(db, now);
  const ended = await sweepHolds(ACTIVITY_DESK, db, now);
  return answered.length + counted + off + ended;
}
