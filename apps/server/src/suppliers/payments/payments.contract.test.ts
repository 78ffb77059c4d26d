/** What every adapter of the payment port must do, tried on the vault's gateway and on Stripe. */
import { randomBytes } from 'node:crypto';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { freePort } from '@sojourn/postgres/embedded/launch.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#testing/clock.ts';
import { seedDemoCards } from '../../../../vault/src/cards/seed-cards.ts';
import { createTestVault } from '../../../../vault/src/testing/vault.ts';
import type { CallContext } from '../outcome.ts';
import type { PaymentGateway } from './port.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';
import { startStripeStandIn } from './stripe/testing/stripe-stand-in.ts';
import { createVaultGateway } from './vault-gateway.ts';

type World = {
  readonly gateway: PaymentGateway;
  /** A context in which the next authorisation is declined for want of funds. */
  readonly poor: () => CallContext;
  /** A context in which the next authorisation has its effect and its answer is lost. */
  readonly deaf: () => CallContext;
  /** Nobody answers there. */
  readonly away: PaymentGateway;
  /** Eight days later. */
  readonly later: () => void;
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
    away: createVaultGateway({ url: await nowhere(), apiKey: SECRET }),
    later: () => clock.move(8 * 86_400),
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
    away: createStripeGateway({ secretKey: SECRET, apiBase: await nowhere() }, clock),
    later: stripe.expireHolds,
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

  it('what was set aside ends by itself', async () => {
    const reference = newReference();
    await authorize(reference);
    world.later();
    expect(await record(reference)).toMatchObject({ authorization: { state: 'expired' } });
    expect(await capture(reference, 10_000)).toEqual(NOT_POSSIBLE);
    // Requested again, by a saga that slept in between: nothing is set aside any more
    expect(await authorize(reference)).toEqual(NOT_POSSIBLE);
  });
});
