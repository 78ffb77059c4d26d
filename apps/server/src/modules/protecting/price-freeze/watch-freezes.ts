/** What happens to frozen prices by themselves: read once a day, announced before they end, ended. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { FREEZE_REMINDED_HOURS, freezeCapMinor } from '@sojourn/domain/protections/freeze.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { mustMove } from '#workflow/move.ts';
import { currentPrice } from './current-price.ts';
import { boughtOf, type FreezeRow } from './freeze-row.ts';
import { FREEZE_MACHINE } from './machines.ts';
import type { FreezeEnded, FreezeReminder } from './messages.ts';
import type { FreezeSagaDeps } from './product.ts';
import {
  deleteUnbought,
  endedColumns,
  insertReading,
  lockEndedFreezes,
  noteReminded,
  readDueFreezes,
} from './store.ts';

const BATCH = 50;
const DAY_SECONDS = 86_400;
const QUOTE_DAYS = 30;
/** With nobody asking. */
const CONTEXT: CallContext = { timeoutMs: 4_000, scenario: null, requestId: 'price-freeze' };

export const freezeJobs = (deps: FreezeSagaDeps): readonly Job[] => [
  {
    name: 'read-frozen-prices',
    everySeconds: 60,
    run: (turn) => inBatches(turn, BATCH, () => readFrozenPrices(deps)),
  },
  {
    name: 'remind-of-frozen-prices',
    everySeconds: 60,
    run: (turn) => inBatches(turn, BATCH, () => remindOfFreezes(deps)),
  },
  {
    name: 'end-frozen-prices',
    everySeconds: 60,
    isDueAtStart: true,
    run: (turn) => inBatches(turn, BATCH, () => endFreezes(deps)),
  },
  {
    name: 'forget-price-freezes',
    everySeconds: 3_600,
    storedDays: QUOTE_DAYS,
    run: (turn) =>
      inBatches(turn, BATCH, () =>
        withTransaction(deps.db, (tx) =>
          deleteUnbought(tx, plusSeconds(deps.clock.now(), -QUOTE_DAYS * DAY_SECONDS), BATCH),
        ),
      ),
  },
];

/** One batch; returns how many were due. */
export async function readFrozenPrices(deps: FreezeSagaDeps): Promise<number> {
  const readAt = deps.clock.now();
  const due = await readDueFreezes(deps.db, readAt, BATCH);
  await Promise.all(due.map((row) => readOne(deps, row, readAt)));
  return due.length;
}

async function readOne(deps: FreezeSagaDeps, row: FreezeRow, readAt: Instant): Promise<void> {
  const { tenantId, customerId, freezeId } = row;
  const endsAt = assertPresent(row.endsAt, 'the end of a freeze that was paid');
  const price = await currentPrice(deps, row, CONTEXT);
  const next = plusSeconds(readAt, DAY_SECONDS);
  // Nothing is read of one that's over
  const nextReadAt = isBefore(next, endsAt) ? next : plusSeconds(endsAt, DAY_SECONDS);
  const priceMinor = price === 'unanswered' ? null : price;
  await insertReading(deps.db, { tenantId, customerId, freezeId, readAt, priceMinor, nextReadAt });
}

/** One batch; returns how many were reminded. After a pause only the last of the hours that have come. */
export async function remindOfFreezes(deps: FreezeSagaDeps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const reminded = await noteReminded(tx, FREEZE_REMINDED_HOURS, at, BATCH);
    for (const { hoursLeft, ...row } of reminded) {
      const freeze = assertPresent(boughtOf(row), 'a freeze that was paid');
      const message: FreezeReminder = {
        kind: 'freezeReminder',
        key: `${row.freezeId}.${hoursLeft}`,
        title: deps.products[row.product].summary(row).title,
        frozen: money(row.frozenMinor, row.currency),
        most: money(freezeCapMinor(row.termsId), row.currency),
        now: row.latestMinor === null ? null : money(row.latestMinor, row.currency),
        endsAt: freeze.endsAt,
        hoursLeft,
      };
      await enqueue(tx, { tenantId: row.tenantId, customerId: row.customerId, at, ...message });
    }
    return reminded.length;
  });
}

/** One batch; returns how many ended. What a booking holds ends when the booking lets it go. */
export async function endFreezes(deps: FreezeSagaDeps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const rows = await lockEndedFreezes(tx, at, BATCH);
    for (const row of rows) {
      const { tenantId, customerId, freezeId } = row;
      const set = endedColumns(row.endsAt ?? at);
      const of = { tenantId, customerId, subject: [freezeId] as const, cause: 'expired', at, set };
      await mustMove(tx, FREEZE_MACHINE, { ...of, from: ['valid'], to: 'expired' });
      const message: FreezeEnded = {
        kind: 'freezeEnded',
        key: freezeId,
        title: deps.products[row.product].summary(row).title,
        frozen: money(row.frozenMinor, row.currency),
        now: row.latestMinor === null ? null : money(row.latestMinor, row.currency),
      };
      await enqueue(tx, { tenantId, customerId, at, ...message });
    }
    return rows.length;
  });
}
