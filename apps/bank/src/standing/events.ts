/** What happens to an account's standing, tier and benefit period, and who is notified (B §4). */
import { assertPresent } from '@sojourn/domain/present.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Effects } from '../effects.ts';
import { benefitPeriodOf, dayOf, startOf } from './anniversary.ts';
import {
  type EventType,
  insertEvent,
  lockStanding,
  readEvents,
  readRenewing,
  type Standing,
} from './store.ts';

/** What an event leaves the account as; a new benefit period begins on the day of the event. */
function after(type: EventType, before: Standing, day: Standing['openedOn']): Standing {
  switch (type) {
    case 'EnterBadStanding':
      return { ...before, standing: 'bad' };
    case 'EnterGoodStanding':
      return { ...before, standing: 'good' };
    case 'Upgrade':
      return { ...before, tier: 'premium' };
    case 'Downgrade':
      return { ...before, tier: 'base' };
    case 'NewBenefitPeriod':
      return { ...before, benefitPeriodFrom: benefitPeriodOf(before.openedOn, day).from };
    case 'NewAccountOpening':
    case 'Migrated':
      return before;
  }
}

/** False when no such account is kept here. Happens to it again each time that it is called. */
export function addEvent(
  { pool, clock }: Effects,
  accountReferenceId: string,
  type: EventType,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const before = await lockStanding(client, accountReferenceId);
    if (!before) return false;
    const at = clock.now();
    await insertEvent(client, accountReferenceId, { ...after(type, before, dayOf(at)), type, at });
    return true;
  });
}

/** Begins the benefit periods whose first day has come; safe to run in several processes. */
export async function renewBenefitPeriods({ pool, clock }: Effects): Promise<void> {
  const today = dayOf(clock.now());
  for (const accountReferenceId of await readRenewing(pool, today)) {
    await inTransaction(pool, async (client) => {
      const before = assertPresent(await lockStanding(client, accountReferenceId), 'the renewing account');
      const { from } = benefitPeriodOf(before.openedOn, today);
      if (from <= before.benefitPeriodFrom) return;
      const event = { type: 'NewBenefitPeriod', at: startOf(from), benefitPeriodFrom: from } as const;
      await insertEvent(client, accountReferenceId, { ...before, ...event });
    });
  }
}

export async function eventsOf(effects: Effects, subject: string, afterSeq: number) {
  await renewBenefitPeriods(effects);
  const rows = await readEvents(effects.pool, subject, afterSeq);
  return rows.map((row) => ({
    ...row,
    nextAnniversaryOn: benefitPeriodOf(row.openedOn, row.benefitPeriodFrom).nextAnniversaryOn,
  }));
}
