/** Each mix of tenders: what pays what, how the wallet names it, what it earns, and that it comes back. */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import { postEarnings } from '@sojourn/server/modules/money/rewards/post-earnings.ts';
import { listActivity } from '@sojourn/server/modules/money/wallet/activity/list-activity.ts';
import { titlesFor } from '@sojourn/server/modules/selling/booking/in-language.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import type { Traveler } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { expect, test } from 'vitest';
import type { Booked, SuiteStage } from './product-under-test.ts';
import { CREDIT_MINOR, UNITS } from './suite-stage.ts';

const MULTIPLIER = 4;
/** More than any product costs. */
const ENOUGH = 1_000_000;
type Tender = 'TravelWallet' | 'Rewards' | 'UserCard';
type Mix = readonly { readonly kind: Tender; readonly isAll?: true }[];

/** What pays, in the order in which it does; `isAll`: as much as is left. */
const MIXES: Readonly<Record<string, Mix>> = {
  card: [{ kind: 'UserCard' }],
  credit: [{ kind: 'TravelWallet', isAll: true }],
  miles: [{ kind: 'Rewards', isAll: true }],
  'credit and card': [{ kind: 'TravelWallet' }, { kind: 'UserCard' }],
  'miles and card': [{ kind: 'Rewards' }, { kind: 'UserCard' }],
  'credit and miles': [{ kind: 'TravelWallet' }, { kind: 'Rewards', isAll: true }],
  'miles and two credits': [
    { kind: 'TravelWallet' },
    { kind: 'TravelWallet', isAll: true },
    { kind: 'Rewards' },
  ],
  'credit, miles and card': [{ kind: 'TravelWallet' }, { kind: 'Rewards' }, { kind: 'UserCard' }],
  'two credits, miles and card': [
    { kind: 'TravelWallet' },
    { kind: 'TravelWallet' },
    { kind: 'Rewards' },
    { kind: 'UserCard' },
  ],
};

const has = (mix: Mix, kind: Tender): boolean => mix.some((each) => each.kind === kind);

/** What each part of a mix pays. */
function amountsOf(mix: Mix, totalMinor: number): number[] {
  const fixed = (kind: Tender) => (kind === 'TravelWallet' ? CREDIT_MINOR : UNITS);
  const isRest = (each: Mix[number]) => each.isAll === true || each.kind === 'UserCard';
  const known = mix.filter((each) => !isRest(each)).reduce((sum, { kind }) => sum + fixed(kind), 0);
  return mix.map((each) => (isRest(each) ? totalMinor - known : fixed(each.kind)));
}

export function describeTenders(stage: SuiteStage): void {
  const { of } = stage;

  async function paymentOf(mix: Mix, traveler: Traveler): Promise<Partial<PaymentDraft>> {
    const amounts = amountsOf(mix, of.totalMinor);
    const credits: PaymentDraft['credits'] = [];
    const miles: PaymentDraft['miles'] = [];
    for (const [i, { kind, isAll }] of mix.entries()) {
      const amountMinor = amounts[i] ?? 0;
      if (kind === 'TravelWallet') {
        const granted = isAll ? ENOUGH : amountMinor;
        const type = credits.length === 0 ? 'AnnualCredit' : 'GoodwillCredit';
        const creditId = await stage.world().grant(traveler, type, granted);
        credits.push({ creditId, amountMinor: isAll ? amountMinor : null });
      }
      if (kind === 'Rewards') miles.push({ accountReferenceId: traveler.account, units: amountMinor });
    }
    return { credits, miles, ...(has(mix, 'UserCard') ? {} : { paymentId: null }) };
  }

  test.each(Object.entries(MIXES))('paid with %s', async (_, mix) => {
    const traveler = await stage.world().newTraveler();
    const checkout = await of.ready(stage.server(), traveler, await paymentOf(mix, traveler));
    expect(checkout.payment.problems).toEqual([]);
    const before = await stage.has(traveler);
    const made: Booked = { traveler, bookingId: await mustBook(stage.server(), checkout, traveler) };
    const amounts = amountsOf(mix, of.totalMinor);
    const card = has(mix, 'UserCard') ? (amounts.at(-1) ?? 0) : 0;
    const units = Math.floor((card * MULTIPLIER) / 100);
    const trip = await stage.tripOf(made);
    expect(trip).toMatchObject({
      total: { amountMinor: of.totalMinor },
      tenders: mix.map(({ kind }, i) => ({ kind, state: 'captured', amount: { amountMinor: amounts[i] } })),
      earning: card > 0 ? { units, state: 'Pending', postsAt: of.earnsAt } : null,
    });
    const { cardFaults } = stage.world();
    expect(cardFaults.calls.get('authorize')).toBe(card > 0 ? 1 : undefined);
    const ref = { ...traveler.actor, bookingId: made.bookingId };
    const { product, summary } = of;
    expect(await readBooking(stage.server().db, ref)).toMatchObject({ ...summary, product });
    expect(await entriesOf(made)).toEqual(
      mix.flatMap(({ kind }, i) => (kind === 'TravelWallet' ? [[summary.title, 0 - (amounts[i] ?? 0)]] : [])),
    );
    await stage.world().resume(stage.server());
    const canceled = await stage.cancel(made);
    expect(canceled.trip.refunds.map(({ item, amount }) => [item, amount.amountMinor])).toEqual(
      amounts.map((amount) => [summary.title, amount]),
    );
    expect(await stage.has(traveler)).toEqual(before);
  });

  /** What the wallet's ledger shows of a booking, in the order in which it paid. */
  async function entriesOf({ traveler, bookingId }: Booked): Promise<(readonly [string | null, number])[]> {
    const server = stage.server();
    const deps = { ...server, titlesOf: titlesFor(server) };
    const { entries } = await listActivity(deps, {}, traveler.actor);
    const own = entries.filter(({ booking }) => booking?.bookingId === bookingId).toReversed();
    return own.map(({ booking, amount }) => [booking?.title ?? null, amount.amountMinor]);
  }

  test('what it earns is posted once it has ended, and not when it was canceled', async () => {
    const [made, canceled] = [await stage.settled(), await stage.settled()];
    await stage.cancel(canceled);
    const { clock, issuer } = stage.world();
    const balances = () => [made, canceled].map(({ traveler }) => issuer.balanceOf(traveler.account));
    const [first = 0, second = 0] = balances();
    clock.set(of.earnsAt);
    await postEarnings(stage.server());
    await postEarnings(stage.server());
    const units = Math.floor((of.totalMinor * MULTIPLIER) / 100);
    expect(balances()).toEqual([first + units, second]);
    expect((await stage.tripOf(made)).earning).toMatchObject({ units, state: 'Posted' });
    expect((await stage.tripOf(canceled)).earning).toBeNull();
  });
}
