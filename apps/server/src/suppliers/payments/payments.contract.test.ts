/** What every adapter of the payment port must do, tried on the vault's gateway and on Stripe. */
import { randomBytes } from 'node:crypto';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { freePort } from '@sojourn/postgres/embedded/launch.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#testing/clock.ts';
import { seedDemoCards } from '../../../../vault/src/cards/seed-cards.ts';
import { createTestVault } from '../../../../vault/src/testing/vault.ts';
import type { CallContext } from '../outcome.ts';
import type { ListedPayment, PaymentGateway } from './port.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';
import { startStripeStandIn } from './stripe/testing/stripe-stand-in.ts';
import { createVaultGateway } from './vault-gateway.ts';

type World = {
  readonly gateway: PaymentGateway;
  /** A context in which the next authorisation is declined for want of funds. */
  readonly poor: () => CallContext;
  /** A context in which the next authorisation has its effect and its answer is lost. */
  readonly deaf: () => CallContext;
  /** A context in which the next authorization needs its bank's check, which then approves. */
  readonly checking: () => CallContext;
  /** Nobody answers there. */
  readonly away: PaymentGateway;
  /** Eight days later, or so many seconds. */
  readonly later: (seconds?: number) => void;
  readonly now: () => Instant;
  readonly close: () => Promise<void>;
};
const CONTEXT: CallContext = { timeoutMs: 4_000, scenario: null, requestId: 'contract' };
const SECRET = 's'.repeat(40);
const nowhere = async () => `http://127.0.0.1:${await freePort()}`;

async function vaultWorld(): Promise<World> {
  const clock = testClock();
  const vault = await createTestVault(clock);
  await seedDemoCards(vault);
  return {
    gateway: createVaultGateway(vault),
    poor: () => ({ ...CONTEXT, scenario: 'card-insufficient-funds' }),
    deaf: () => ({ ...CONTEXT, scenario: 'payment-cut-after' }),
    checking: () => ({ ...CONTEXT, scenario: 'card-check' }),
    away: createVaultGateway({ url: await nowhere(), apiKey: SECRET }),
    later: (seconds = 8 * 86_400) => clock.move(seconds),
    now: clock.now,
    close: vault.close,
  };
}

async function stripeWorld(): Promise<World> {
  const stripe = await startStripeStandIn();
  const clock = testClock();
  return {
    gateway: createStripeGateway({ secretKey: SECRET, apiBase: stripe.url }, clock),
    poor: () => {
      stripe.declineNext('insufficient_funds');
      return CONTEXT;
    },
    deaf: () => {
      stripe.troubleNext({ path: '/v1/payment_intents', how: 'cutAfter' });
      return CONTEXT;
    },
    checking: () => {
      stripe.checkNext();
      return CONTEXT;
    },
    away: createStripeGateway({ secretKey: SECRET, apiBase: await nowhere() }, clock),
    later: (seconds = 8 * 86_400) => {
      clock.move(seconds);
      stripe.expireHolds();
    },
    now: clock.now,
    close: stripe.close,
  };
}

describe.each([
  ['the vault’s gateway', vaultWorld],
  ['Stripe', stripeWorld],
])('%s', (_, open) => {
  let world: World;
  let paymentId: PaymentId;
  beforeAll(async () => {
    world = await open();
    const cards = await world.gateway.listCards('maya', CONTEXT);
    if (cards.outcome !== 'ok') throw new Error(cards.outcome);
    paymentId = cards.value[0]!.paymentId;
  });
  afterAll(() => world?.close());

  const newReference = () => `ref:${randomBytes(6).toString('hex')}`;
  const authorize = (reference: string, change: object = {}, context = CONTEXT) =>
    world.gateway.authorize(
      { reference, subject: 'maya', paymentId, amountMinor: 10_000, currency: 'USD', ...change },
      context,
    );
  const capture = (reference: string, amountMinor: number) =>
    world.gateway.capture({ reference, amountMinor }, CONTEXT);
  const refund = (reference: string, refundReference: string, amountMinor: number) =>
    world.gateway.refund({ reference, refundReference, amountMinor }, CONTEXT);
  const record = async (reference: string) => {
    const found = await world.gateway.lookUp({ reference }, CONTEXT);
    return found.outcome === 'ok' ? found.value : found.outcome;
  };
  const NOT_POSSIBLE = { outcome: 'rejected', rejection: { reason: 'NotPossible' } };

  it('lists a person’s cards, and nobody else’s', async () => {
    expect(await world.gateway.listCards('maya', CONTEXT)).toMatchObject({
      outcome: 'ok',
      value: [
        { label: 'Harbor Summit', lastFour: '4417', brand: 'visa', expired: false, holder: 'Maya Okafor' },
        { label: 'Harbor Trail', lastFour: '0926' },
      ],
    });
    expect(await world.gateway.listCards("nobody' OR", CONTEXT)).toEqual({ outcome: 'ok', value: [] });
  });

  it('sets aside, takes and sends back, each once however often it is asked', async () => {
    const reference = newReference();
    const first = await authorize(reference);
    expect(first).toMatchObject({
      outcome: 'ok',
      value: {
        reference,
        state: 'authorized',
        amountMinor: 10_000,
        label: 'Harbor Summit 4417',
        problem: null,
      },
    });
    expect(await authorize(reference)).toEqual(first);
    expect(await capture(reference, 10_001)).toEqual(NOT_POSSIBLE);
    expect(await capture(reference, 9_000)).toMatchObject({
      value: { state: 'captured', capturedMinor: 9_000 },
    });
    expect(await capture(reference, 9_000)).toMatchObject({ value: { capturedMinor: 9_000 } });
    expect(await capture(reference, 1_000)).toEqual(NOT_POSSIBLE);
    const sent = await refund(reference, `${reference}:1`, 4_000);
    expect(sent).toMatchObject({ outcome: 'ok', value: { reference: `${reference}:1`, state: 'sent' } });
    expect(await refund(reference, `${reference}:1`, 4_000)).toEqual(sent);
    expect(await refund(reference, `${reference}:2`, 5_001)).toEqual(NOT_POSSIBLE);
    expect(await refund(reference, `${reference}:3`, 5_000)).toMatchObject({ outcome: 'ok' });
    expect(await record(reference)).toMatchObject({
      authorization: { state: 'captured', capturedMinor: 9_000, refundedMinor: 9_000, currency: 'USD' },
      refunds: expect.arrayContaining([
        { reference: `${reference}:1`, amountMinor: 4_000, state: 'sent' },
        { reference: `${reference}:3`, amountMinor: 5_000, state: 'sent' },
      ]),
    });
  });

  it('never does twice what is asked for at once', async () => {
    const reference = newReference();
    const all = await Promise.all([1, 2, 3, 4].map(() => authorize(reference)));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    await Promise.all([1, 2, 3, 4].map(() => capture(reference, 10_000)));
    const parts = await Promise.all([1, 2, 3].map((i) => refund(reference, `${reference}:${i}`, 4_000)));
    expect(parts.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'ok', 'rejected']);
    expect(await record(reference)).toMatchObject({ authorization: { refundedMinor: 8_000 } });
  });

  it('gives back what was set aside, but not what was taken', async () => {
    const [given, taken] = [newReference(), newReference()];
    await authorize(given);
    for (let i = 0; i < 2; i++)
      expect(await world.gateway.void({ reference: given }, CONTEXT)).toEqual({ outcome: 'ok', value: null });
    expect(await record(given)).toMatchObject({ authorization: { state: 'voided', capturedMinor: 0 } });
    expect(await capture(given, 10_000)).toEqual(NOT_POSSIBLE);
    expect(await authorize(given)).toEqual(NOT_POSSIBLE);
    await authorize(taken);
    await capture(taken, 10_000);
    expect(await world.gateway.void({ reference: taken }, CONTEXT)).toEqual(NOT_POSSIBLE);
  });

  it('a void that overtakes its authorisation makes the late one impossible', async () => {
    const reference = newReference();
    for (let i = 0; i < 2; i++)
      expect(await world.gateway.void({ reference }, CONTEXT)).toEqual({ outcome: 'ok', value: null });
    expect(await authorize(reference)).toEqual(NOT_POSSIBLE);
    expect(await capture(reference, 1)).toEqual(NOT_POSSIBLE);
  });

  it('says why a card is refused, and keeps it so', async () => {
    const reference = newReference();
    const refused = { outcome: 'rejected', rejection: { reason: 'InsufficientFunds' } };
    expect(await authorize(reference, {}, world.poor())).toEqual(refused);
    expect(await record(reference)).toMatchObject({
      authorization: { state: 'declined', problem: 'InsufficientFunds', capturedMinor: 0 },
    });
    expect(await authorize(reference)).toEqual(refused);
    expect(await capture(reference, 10_000)).toEqual(NOT_POSSIBLE);
  });

  it.each([{ subject: 'priya' }, { paymentId: 'pay_00000000000000000000000000' }])(
    'refuses a card that is not the person’s: %j',
    async (change) => {
      expect(await authorize(newReference(), change)).toEqual({
        outcome: 'rejected',
        rejection: { reason: 'InvalidCardInformation' },
      });
    },
  );

  it('an answer that is lost is unknown; looking up by our reference finds what was done', async () => {
    const reference = newReference();
    expect(await authorize(reference, {}, world.deaf())).toEqual({ outcome: 'unknown' });
    expect(await record(reference)).toMatchObject({ authorization: { state: 'authorized' } });
    expect(await authorize(reference)).toMatchObject({ outcome: 'ok', value: { state: 'authorized' } });
  });

  it('other facts under one reference never count', async () => {
    const reference = newReference();
    await authorize(reference);
    const other = await authorize(reference, { amountMinor: 1 }).catch(() => 'thrown');
    expect(['thrown', NOT_POSSIBLE]).toContainEqual(other);
    expect(await record(reference)).toMatchObject({ authorization: { amountMinor: 10_000 } });
  });

  it('knows nothing of a reference that it never saw', async () => {
    expect(await record(newReference())).toBeNull();
    expect(await refund(newReference(), newReference(), 1)).toEqual(NOT_POSSIBLE);
  });

  it('nobody there: surely not sent', async () => {
    const reference = newReference();
    const request = { reference, subject: 'maya', paymentId, amountMinor: 1, currency: 'USD' } as const;
    expect(await world.away.authorize(request, CONTEXT)).toEqual({ outcome: 'unavailable' });
    expect(await world.away.lookUp({ reference }, CONTEXT)).toEqual({ outcome: 'unavailable' });
  });

  const CHECK = () => ({
    until: plusSeconds(world.now(), 600),
    returnUrl: 'http://localhost:8080/card-check',
    locale: 'en' as const,
    payee: 'Harbor Travel',
  });
  /** What the card's holder presses on the bank's page. */
  const answer = (url: string, given: 'approve' | 'decline') =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: new URL(url).origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: `answer=${given}`,
    });
  /** A payment that its bank checks: the reference, what repeats the request, and the bank's page. */
  async function checked() {
    const reference = newReference();
    const check = CHECK();
    const again = () => authorize(reference, { check });
    const first = await authorize(reference, { check }, world.checking());
    if (first.outcome !== 'ok' || !first.value.check) throw new Error(JSON.stringify(first));
    expect(first.value).toMatchObject({ state: 'checking', capturedMinor: 0, problem: null });
    return { reference, again, url: first.value.check.url, until: check.until };
  }
  const seen = async (reference: string, subject = 'maya') => {
    const found = await world.gateway.lookUp({ reference, subject }, CONTEXT);
    return found.outcome === 'ok' ? found.value?.authorization : found.outcome;
  };

  it('asks the card’s bank first, and goes on by the same reference once it approves', async () => {
    const { reference, again, url, until } = await checked();
    expect(await again()).toMatchObject({ value: { state: 'checking', check: { url, until } } });
    expect(await seen(reference)).toMatchObject({ state: 'checking', check: { url, until } });
    expect(await capture(reference, 10_000)).toEqual(NOT_POSSIBLE);
    for (let i = 0; i < 2; i++) expect((await answer(url, 'approve')).status).toBe(303);
    expect(await again()).toMatchObject({ outcome: 'ok', value: { state: 'authorized', check: null } });
    await answer(url, 'decline');
    expect(await capture(reference, 10_000)).toMatchObject({ value: { capturedMinor: 10_000 } });
    expect(await record(reference)).toMatchObject({ authorization: { state: 'captured' }, refunds: [] });
  });

  it('sets nothing aside when the check is declined, whatever is answered later', async () => {
    const { reference, again, url } = await checked();
    await answer(url, 'decline');
    await answer(url, 'approve');
    const refused = { outcome: 'rejected', rejection: { reason: 'CardCheckDeclined' } };
    expect(await again()).toEqual(refused);
    expect(await seen(reference)).toMatchObject({ state: 'declined', problem: 'CardCheckDeclined' });
    expect(await capture(reference, 10_000)).toEqual(NOT_POSSIBLE);
  });

  it('a check that’s given up sets nothing aside, whatever is answered later', async () => {
    const { reference, again, url } = await checked();
    for (let i = 0; i < 2; i++)
      expect(await world.gateway.void({ reference, subject: 'maya' }, CONTEXT)).toEqual({
        outcome: 'ok',
        value: null,
      });
    await answer(url, 'approve');
    expect(await again()).toEqual(NOT_POSSIBLE);
    expect(await capture(reference, 10_000)).toEqual(NOT_POSSIBLE);
  });

  it('refuses a card that needs a check when nobody is there to answer it', async () => {
    expect(await authorize(newReference(), {}, world.checking())).toEqual({
      outcome: 'rejected',
      rejection: { reason: 'LikelyFraud' },
    });
  });

  it('a check ends with its time', async () => {
    const { reference, again, url } = await checked();
    world.later(601);
    expect(await again()).toEqual({ outcome: 'rejected', rejection: { reason: 'CardCheckTimedOut' } });
    expect(await seen(reference)).toMatchObject({ state: 'declined', problem: 'CardCheckTimedOut' });
    const ended = await world.gateway.void({ reference, subject: 'maya' }, CONTEXT);
    expect(ended).toMatchObject({ outcome: 'ok' });
    await answer(url, 'approve');
    expect(await capture(reference, 10_000)).toEqual(NOT_POSSIBLE);
  });

  it('lists all payments that began in a time, page by page, each once', async () => {
    const references: string[] = [];
    for (let i = 0; i < 7; i++) {
      references.push(newReference());
      await authorize(references[i]!);
    }
    await capture(references[0]!, 9_000);
    await refund(references[0]!, `${references[0]}:1`, 4_000);
    const all: ListedPayment[] = [];
    const from = plusSeconds(world.now(), -86_400);
    for (let after: string | null = null, pages = 0; pages === 0 || after !== null; pages++) {
      const window = { from, until: plusSeconds(world.now(), 60), after };
      const page = await world.gateway.listPayments(window, CONTEXT);
      if (page.outcome !== 'ok') throw new Error(page.outcome);
      all.push(...page.value.payments);
      after = page.value.next;
    }
    const found = all.filter(({ reference }) => references.includes(reference));
    expect(found.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    expect(found.find(({ reference }) => reference === references[0])).toEqual({
      reference: references[0],
      state: 'captured',
      capturedMinor: 9_000,
      refundedMinor: 4_000,
    });
  });

  it('what was set aside ends by itself', async () => {
    const reference = newReference();
    await authorize(reference);
    world.later();
    expect(await record(reference)).toMatchObject({ authorization: { state: 'expired' } });
    expect(await capture(reference, 10_000)).toEqual(NOT_POSSIBLE);
    // Requested again, by a saga that slept in between: nothing is set aside any more
    expect(await authorize(reference)).toEqual(NOT_POSSIBLE);
  });

  describe('a permission for one later charge', () => {
    const permit = (reference: string, change: object = {}, context = CONTEXT) =>
      world.gateway.permit(
        {
          reference,
          subject: 'maya',
          paymentId,
          amountMinor: 10_000,
          currency: 'USD',
          purpose: 'homeRequest',
          until: plusSeconds(world.now(), 86_400),
          ...change,
        },
        context,
      );
    async function given() {
      const permission = newReference();
      expect(await permit(permission)).toMatchObject({ outcome: 'ok', value: { state: 'given' } });
      return permission;
    }
    const charge = (permission: string, change: object = {}, context = CONTEXT) =>
      authorize(newReference(), { absence: { permission }, ...change }, context);

    it('is stored with the card, and used for one charge of at most so much', async () => {
      const permission = await given();
      const until = plusSeconds(world.now(), 86_400);
      expect(await permit(permission, { until })).toMatchObject({
        value: { reference: permission, state: 'given', amountMinor: 10_000, label: 'Harbor Summit 4417' },
      });
      for (const beyond of [
        { amountMinor: 10_001 },
        { currency: 'CAD' },
        { absence: { permission: newReference() } },
      ])
        expect(await charge(permission, beyond)).toEqual(NOT_POSSIBLE);
      const cards = await world.gateway.listCards('maya', CONTEXT);
      if (cards.outcome !== 'ok') throw new Error(cards.outcome);
      expect(await charge(permission, { paymentId: cards.value[1]!.paymentId })).toEqual(NOT_POSSIBLE);
      const reference = newReference();
      const wanted = { absence: { permission }, amountMinor: 9_000 };
      const first = await authorize(reference, wanted);
      expect(first).toMatchObject({ outcome: 'ok', value: { state: 'authorized', amountMinor: 9_000 } });
      expect(await authorize(reference, wanted)).toEqual(first);
      expect(await charge(permission)).toEqual(NOT_POSSIBLE);
      expect(await permit(permission, { until })).toMatchObject({ value: { state: 'used' } });
      expect(await capture(reference, 9_000)).toMatchObject({ value: { state: 'captured' } });
    });

    it('of two charges at once one has it', async () => {
      const permission = await given();
      const both = await Promise.all([charge(permission), charge(permission)]);
      expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'rejected']);
    });

    it('allows nothing once it’s over or ended', async () => {
      const [ended, over] = [await given(), await given()];
      for (let i = 0; i < 2; i++)
        expect(await world.gateway.endPermission({ reference: ended, subject: 'maya' }, CONTEXT)).toEqual({
          outcome: 'ok',
          value: null,
        });
      expect(await charge(ended)).toEqual(NOT_POSSIBLE);
      world.later(86_401);
      expect(await charge(over)).toEqual(NOT_POSSIBLE);
      const never = { reference: newReference(), subject: 'maya' };
      expect(await world.gateway.endPermission(never, CONTEXT)).toMatchObject({ outcome: 'ok' });
    });

    it.each([
      ['approve', { outcome: 'ok', value: { state: 'given', check: null } }],
      ['decline', { outcome: 'rejected', rejection: { reason: 'CardCheckDeclined' } }],
    ] as const)('may need the bank’s check: %s', async (pressed, comes) => {
      const permission = newReference();
      const wanted = { check: CHECK(), until: plusSeconds(world.now(), 86_400) };
      const first = await permit(permission, wanted, world.checking());
      if (first.outcome !== 'ok' || !first.value.check) throw new Error(JSON.stringify(first));
      expect(first.value.state).toBe('checking');
      expect(await charge(permission)).toEqual(NOT_POSSIBLE);
      await answer(first.value.check.url, pressed);
      expect(await permit(permission, wanted)).toMatchObject(comes);
      const charged = await charge(permission);
      expect(charged.outcome).toBe(pressed === 'approve' ? 'ok' : 'rejected');
    });

    it('is refused where the bank wants to check and nobody is there', async () => {
      expect(await permit(newReference(), {}, world.checking())).toEqual({
        outcome: 'rejected',
        rejection: { reason: 'LikelyFraud' },
      });
    });
  });

  it.each(['approve', 'decline'] as const)(
    'asks who isn’t there, to be answered later: %s',
    async (pressed) => {
      const reference = newReference();
      const wanted = {
        check: { ...CHECK(), until: plusSeconds(world.now(), 43_200) },
        absence: { permission: null },
      };
      const first = await authorize(reference, wanted, world.checking());
      if (first.outcome !== 'ok' || !first.value.check) throw new Error(JSON.stringify(first));
      expect(await authorize(reference, wanted)).toEqual(first);
      world.later(3_600);
      expect(await answer(first.value.check.url, pressed)).toMatchObject({ status: 303 });
      expect(await authorize(reference, wanted)).toMatchObject(
        pressed === 'approve'
          ? { outcome: 'ok', value: { state: 'authorized', check: null } }
          : { outcome: 'rejected', rejection: { reason: 'CardCheckDeclined' } },
      );
      expect(await seen(reference)).toMatchObject({ capturedMinor: 0 });
    },
  );
});
