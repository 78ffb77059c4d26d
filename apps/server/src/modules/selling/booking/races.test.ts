/**
 * Two servers for one credit, one booking's cancel, the last of the miles, one voucher: each round has one
 * winner, the loser gets a refusal, and nothing is taken or given twice. `RACE_ROUNDS=1000` for a long run,
 * which prints how often each of the two was first.
 */
import { randomBytes } from 'node:crypto';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#context.ts';
import { connectPortal } from '#db/client.ts';
import { availableCredits } from '#modules/money/wallet/available-credits.ts';
import { issueVoucher } from '#modules/money/wallet/vouchers/issue-voucher.ts';
import { redeemVoucher } from '#modules/money/wallet/vouchers/redeem-voucher.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { createRedemptions } from '#suppliers/bank/redemptions.ts';
import { createRewardsSource } from '#suppliers/bank/rewards.ts';
import { outboundFetch } from '#suppliers/outbound-fetch.ts';
import { startTestBank, type TestBank } from '#testing/bank.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  readyCheckout,
} from './testing/booking-world.ts';
import { requestContext } from './testing/request-context.ts';

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 12);
const PATIENCE_MS = 60_000 + ROUNDS * 2_000;
const CREDIT = 30_000;

let world: BookingWorld;
let servers: readonly [Process, Process];
let second: ReturnType<typeof connectPortal>;
beforeAll(async () => {
  world = await createBookingWorld();
  second = connectPortal({ url: world.database.url, poolSize: 5 });
  servers = [world.startProcess('first'), world.startProcess('second', {}, { db: second.db })];
});
afterAll(async () => {
  await second?.close();
  await world?.close();
});

type Outcome<V> = { readonly winners: readonly { at: number; value: V }[]; readonly lost: readonly string[] };

/** Both at once: who won, with what, and the codes of who did not. */
async function race<V>(run: (at: 0 | 1) => Promise<V>): Promise<Outcome<V>> {
  const both = await Promise.allSettled([run(0), run(1)]);
  return {
    winners: both.flatMap((each, at) => (each.status === 'fulfilled' ? [{ at, value: each.value }] : [])),
    lost: both.flatMap((each) =>
      each.status === 'rejected' ? [String((each.reason as { code?: string }).code ?? each.reason)] : [],
    ),
  };
}

function printFirsts(what: string, firsts: readonly number[]): void {
  if (!process.env.RACE_ROUNDS) return;
  const won = (at: number) => firsts.filter((each) => each === at).length;
  process.stdout.write(`${what}: ${firsts.length} rounds, won ${won(0)} and ${won(1)}\n`);
}

test('one credit pays one of two bookings, and two cancels of it give it back once', {
  timeout: PATIENCE_MS,
}, async () => {
  const maya = await world.newTraveler();
  const creditId = await world.grant(maya, 'GoodwillCredit', CREDIT);
  const left = async () =>
    (await availableCredits(second.db, maya.actor, world.clock.now())).map((each) => each.availableMinor);
  const firsts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = { credits: [{ creditId, amountMinor: null }] };
    const ready = [
      await readyCheckout(servers[0], maya, chosen),
      await readyCheckout(servers[1], maya, chosen),
    ] as const;
    const { winners, lost } = await race((at) => pay(servers[at], ready[at], maya));
    expect([winners.length, lost.length], `round ${round}: ${lost.join()}`).toEqual([1, 1]);
    expect(['CreditNotAvailable', 'TendersChanged']).toContain(lost[0]);
    const booked = winners[0]!.value;
    if (booked.result !== 'Success') throw new Error(JSON.stringify(booked));
    firsts.push(winners[0]!.at);
    expect(await left()).toEqual([]);

    const { bookingId } = booked;
    const { quoteId } = await quoteCancel(servers[0], bookingId, maya.actor, requestContext());
    const canceled = await race((at) =>
      cancelTrip(servers[at], bookingId, { quoteId }, maya.actor, requestContext()),
    );
    expect(canceled.winners.map(({ value }) => value.result)).toEqual(['Canceled', 'Canceled']);
    expect(await left(), `after round ${round}`).toEqual([CREDIT]);
  }
  const { rows } = await sql<{ type: string; count: number; sum: number }>`select type,
        count(*)::int as count, sum(amount_minor)::int as sum from credit_entries
      where customer_id = ${maya.actor.customerId} and type <> 'Adjustment'
      group by type order by type`.execute(second.db);
  expect(rows).toEqual([
    { type: 'Redemption', count: ROUNDS, sum: -ROUNDS * CREDIT },
    { type: 'Refund', count: ROUNDS, sum: ROUNDS * CREDIT },
  ]);
  expect(world.cardFaults.calls.get('capture')).toBe(ROUNDS);
  expect(await world.problems()).toEqual(IN_ORDER);
  printFirsts('the same credit', firsts);
});

test('one voucher opens one credit', { timeout: PATIENCE_MS }, async () => {
  const order = { tenantId: 'consumer', amountMinor: 2_500, campaign: 'Sorry', issuedBy: 'agent' } as const;
  const people = [(await world.newTraveler()).actor, (await world.newTraveler()).actor] as const;
  const firsts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const code = await issueVoucher(servers[0].db, servers[0], order);
    const once = { idempotencyKey: null };
    const { winners, lost } = await race((at) => redeemVoucher(servers[at], code, people[at], once));
    expect([winners.length, lost], `round ${round}`).toEqual([1, ['VoucherNotOpen']]);
    firsts.push(winners[0]!.at);
  }
  const has = async ({ tenantId, customerId }: Actor) =>
    (await availableCredits(second.db, { tenantId, customerId: customerId as CustomerId }, world.clock.now()))
      .length;
  expect((await has(people[0])) + (await has(people[1]))).toBe(ROUNDS);
  expect(await world.problems()).toEqual(IN_ORDER);
  printFirsts('one voucher', firsts);
});

test('the last miles are set aside for one of two, by two processes of the bank', {
  timeout: PATIENCE_MS,
}, async () => {
  const one = await startTestBank({ clock: world.clock });
  const two = await startTestBank({ clock: world.clock, databaseUrl: one.databaseUrl });
  const context = { timeoutMs: 5_000, scenario: null, requestId: 'race' };
  const settings = ({ issuer, rewardsApiKey }: TestBank) => ({ url: issuer, apiKey: rewardsApiKey });
  const fetchOf = ({ issuer }: TestBank) =>
    outboundFetch({ origins: [issuer], timeoutMs: 5_000, maxBytes: 500_000 });
  const ports = [one, two].map((bank) => createRedemptions(settings(bank), fetchOf(bank)));
  const account = { subject: 'maya', accountReferenceId: 'acc_summit_4417' };
  const units = async () => {
    const answer = await createRewardsSource(settings(two), fetchOf(two)).accounts('maya');
    if (answer.outcome !== 'ok') throw new Error(answer.outcome);
    return answer.value.find((each) => each.accountReferenceId === account.accountReferenceId)!.rewardsBalance
      .value;
  };
  const all = await units();
  const firsts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const references = [0, 1].map(() => newId('bkg', new Uint8Array(randomBytes(16))));
    const answers = await Promise.all(
      ports.map((port, at) => port.reserve({ reference: references[at]!, ...account, units: all }, context)),
    );
    const first = answers.findIndex(({ outcome }) => outcome === 'ok');
    expect(answers[1 - first], `round ${round}`).toEqual({
      outcome: 'rejected',
      rejection: { reason: 'NoEligibleAccount' },
    });
    firsts.push(first);
    expect(await units()).toBe(0);
    expect((await ports[1 - first]!.release({ reference: references[first]! }, context)).outcome).toBe('ok');
    expect(await units()).toBe(all);
  }
  printFirsts('the last miles', firsts);
  await two.close();
  await one.close();
});
