/** A wallet on a real database, for tests; what a booking would post to the ledger is posted here. */

import { randomBytes } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type BookingId, type CreditId, isId, newId } from '@sojourn/domain/ids.ts';
import type { CreditType } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { MACHINES, TENDERS } from '#main/capabilities.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase } from '#testing/database.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { post } from '../../ledger/store.ts';
import { availableCredits } from '../available-credits.ts';
import { forfeitCreditsOf } from '../brought/forfeit-credits.ts';
import { endCredits } from '../end-credits.ts';
import { type Grant, grantCredit } from '../grant-credit.ts';
import { holdCredits } from '../hold-credits.ts';
import { releaseCredits } from '../release-credits.ts';
import { returnCredits } from '../return-credits.ts';
import { settleCredits } from '../settle-credits.ts';
import { freezeCredits } from '../standing/store.ts';
import { type HoldPart, lockEnded } from '../store.ts';

export type WalletWorld = Awaited<ReturnType<typeof createWalletWorld>> & { readonly owner: Owner };
type Part = { readonly tenderNo: number; readonly amountMinor: number };

export async function createWalletWorld() {
  const clock = testClock();
  const database = await createTestDatabase({ poolSize: 12 });
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const deps = { random, tenders: TENDERS };
  const { db } = database;
  const inside = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTransaction(db, work);
  const newOwner = (): Owner => ({ tenantId: 'consumer', customerId: newId('cus', random.bytes(16)) });
  let keys = 0;
  /** As a booking would: what a part of a credit pays, or with a minus gets back. */
  const postFor = async (tx: Tx, owner: Owner, bookingId: BookingId, parts: readonly [string, number][]) => {
    for (const [creditId, amountMinor] of parts) {
      const currency = 'USD';
      const entries = [
        { account: 'travelCredits', amountMinor, currency, instance: creditId },
        { account: 'supplierPayable', amountMinor: -amountMinor, currency },
      ] as const;
      const kind = `part:${keys++}`;
      await post(tx, { ...owner, subjectId: bookingId, kind, phase: 'direct', entries, at: clock.now() });
    }
  };
  return {
    clock,
    database,
    deps,
    newOwner,
    inside,
    owner: newOwner(),
    grant: async (owner: Owner, type: CreditType, amountMinor: number, more: Partial<Grant> = {}) => {
      const expiresAt = '2028-02-01T04:59:59Z' as Instant;
      const grant = { type, amountMinor, grantKey: `test:${keys++}`, expiresAt, ...more };
      const creditId = await inside((tx) => grantCredit(tx, deps, owner, grant, clock.now()));
      if (creditId === null) throw new Error('granted before');
      return creditId;
    },
    hold: (owner: Owner, bookingId: BookingId, parts: readonly HoldPart[]) =>
      inside((tx) => holdCredits(tx, deps, owner, { bookingId, parts }, clock.now())),
    settle: (owner: Owner, bookingId: BookingId, parts: readonly Part[]) =>
      inside(async (tx) => {
        const held = await holdsOf(tx, owner, bookingId);
        await settleCredits(tx, deps, owner, { bookingId, parts }, clock.now());
        const taken = parts.flatMap(({ tenderNo, amountMinor }): [string, number][] => {
          const sourceId = held.get(tenderNo);
          return sourceId && isId('crd', sourceId) ? [[sourceId, amountMinor]] : [];
        });
        await postFor(tx, owner, bookingId, taken);
      }),
    release: (owner: Owner, bookingId: BookingId) =>
      inside((tx) => releaseCredits(tx, deps, owner, { bookingId }, clock.now())),
    giveBack: (owner: Owner, bookingId: BookingId, parts: readonly Part[]) =>
      inside(async (tx) => {
        const returned = await returnCredits(tx, deps, owner, { bookingId, parts }, clock.now());
        const amounts = new Map(parts.map(({ tenderNo, amountMinor }) => [tenderNo, amountMinor]));
        const posted = returned.flatMap(({ tenderNo, creditId }): [string, number][] =>
          creditId ? [[creditId, -amounts.get(tenderNo)!]] : [],
        );
        await postFor(tx, owner, bookingId, posted);
        return returned;
      }),
    freeze: (owner: Owner, account: string, because: 'BadStanding' | null) =>
      inside((tx) => freezeCredits(tx, owner, account, because)),
    forfeit: (owner: Owner, bookingId: BookingId) =>
      inside((tx) => forfeitCreditsOf(tx, deps, owner, { bookingId }, clock.now())),
    end: () => inside(async (tx) => endCredits(tx, await lockEnded(tx, clock.now(), 100), clock.now())),
    available: (owner: Owner) => availableCredits(db, owner, clock.now()),
    spendable: async (owner: Owner): Promise<[CreditId, number][]> => {
      const credits = await availableCredits(db, owner, clock.now());
      return credits.map(({ creditId, availableMinor }) => [creditId, availableMinor]);
    },
    entries: async (owner: Owner): Promise<[string, number][]> => {
      const { rows } = await sql<{ type: string; amount: number }>`select type, amount_minor as amount
        from credit_entries where customer_id = ${owner.customerId} order by entry_id`.execute(db);
      return rows.map(({ type, amount }) => [type, amount]);
    },
    stateOf: async (owner: Owner, creditId: CreditId) => {
      const { rows } = await sql<{ state: string }>`select state from travel_credits
        where customer_id = ${owner.customerId} and credit_id = ${creditId}`.execute(db);
      return rows[0]?.state;
    },
    problems: () => checkLedger(db, MACHINES),
    close: () => database.drop(),
  };
}

async function holdsOf(tx: Tx, owner: Owner, bookingId: BookingId): Promise<Map<number, string>> {
  const { rows } = await sql<{ tenderNo: number; sourceId: string }>`select tender_no as "tenderNo",
      source_id as "sourceId" from credit_holds
    where customer_id = ${owner.customerId} and booking_id = ${bookingId} and state = 'held'`.execute(tx);
  return new Map(rows.map(({ tenderNo, sourceId }) => [tenderNo, sourceId]));
}
