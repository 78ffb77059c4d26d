/** Customers who read their trips and wallets, and people who search cases, for as long as jobs run. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Actor } from '../../apps/server/src/context.ts';
import { TRIP_SOURCES } from '../../apps/server/src/main/capabilities.ts';
import { closeCase } from '../../apps/server/src/modules/desk/cases/close-case.ts';
import { listCases } from '../../apps/server/src/modules/desk/cases/list-cases.ts';
import { getWallet } from '../../apps/server/src/modules/money/wallet/get-wallet.ts';
import { titlesFor } from '../../apps/server/src/modules/selling/booking/in-language.ts';
import { listTrips } from '../../apps/server/src/modules/trips/trips/list-trips.ts';
import { contextOf } from '../booking/run.ts';
import type { Filled } from './fill.ts';
import { walletOf } from './jobs.ts';
import { stampOfCopy } from './stamp.ts';

const PAUSE_MS = 10;
export type Samples = Readonly<Record<string, number[]>>;

export async function customerCalls(
  filled: Filled,
): Promise<{ readonly calls: Samples; readonly stop: () => Promise<void> }> {
  const { server, settled, customers, portal } = filled;
  const wallet = { ...walletOf(filled), titlesOf: titlesFor(server) };
  const actor = (): Actor => {
    const number = 1 + Math.floor(Math.random() * customers);
    const stamp = stampOfCopy(number);
    const { customerId, subject } = settled.actor;
    const copy = (id: string) => id.replace(settled.stamp, stamp);
    return { ...settled.actor, customerId: copy(customerId) as Actor['customerId'], subject: copy(subject) };
  };
  const { rows: codes } = await sql<{
    code: string;
  }>`select code from cases where state = 'closed' limit 100`.execute(portal.db);
  const kinds: Readonly<Record<string, () => Promise<unknown>>> = {
    'trips of a customer': () => listTrips({ ...server, tripSources: TRIP_SOURCES }, {}, actor()),
    'wallet of a customer': () => getWallet(wallet, actor(), contextOf()),
    'open cases': () => listCases(portal.db),
    'a case by its code': async () => {
      return closeCase(server, codes[Math.floor(Math.random() * codes.length)]?.code ?? '', 'measured');
    },
  };
  const calls: Record<string, number[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  let isOver = false;
  const customer = async (): Promise<void> => {
    while (!isOver) {
      for (const [kind, call] of Object.entries(kinds)) {
        const begun = performance.now();
        const isDone = await call().then(
          () => true,
          (error: unknown) => void console.error(kind, error),
        );
        calls[kind]?.push(isDone ? performance.now() - begun : Number.POSITIVE_INFINITY);
        await sleep(PAUSE_MS);
      }
    }
  };
  const running = [customer(), customer()];
  return {
    calls,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
