/** What every adapter for adding and removing cards must do, tried on the vault and on Stripe. */
import { randomBytes } from 'node:crypto';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#testing/clock.ts';
import { demoNumber } from '../../../../vault/src/cards/card-number.ts';
import { createTestVault } from '../../../../vault/src/testing/vault.ts';
import type { CallContext } from '../outcome.ts';
import { createCardVault } from './card-vault.ts';
import type { CardVault } from './cards-port.ts';
import type { PaymentGateway } from './port.ts';
import { createStripeCards } from './stripe/stripe-cards.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';
import { startStripeStandIn } from './stripe/testing/stripe-stand-in.ts';
import { createVaultGateway } from './vault-gateway.ts';

/** `checked`: its bank asks, and its holder answers so. */
type Typed = {
  readonly last4: string;
  readonly checked?: 'approve' | 'decline';
  readonly declined?: boolean;
};
type World = {
  readonly cards: CardVault;
  readonly gateway: PaymentGateway;
  /** What a browser does in the fields; the token. */
  readonly type: (ticket: string, card: Typed) => Promise<string>;
  /** A card that its bank says is lost when it's charged. */
  readonly lost: { readonly last4: string; readonly context: () => CallContext };
  readonly close: () => Promise<void>;
};
const CONTEXT: CallContext = { timeoutMs: 4_000, scenario: null, requestId: 'cards' };

async function vaultWorld(): Promise<World> {
  const vault = await createTestVault(testClock());
  const numberOf = ({ last4, checked, declined }: Typed) => {
    if (checked) return demoNumber('40000000', checked === 'approve' ? '9301' : '9302');
    return declined ? demoNumber('40000000', '9001') : demoNumber('40000000', last4);
  };
  const type: World['type'] = async (ticket, typed) => {
    const card = {
      number: numberOf(typed),
      expiry: '12/29',
      verification: '123',
      name: 'Maya Okafor',
      zip: '94107',
      country: 'US',
    };
    const headers = { 'content-type': 'application/json', origin: vault.url };
    const body = JSON.stringify({ ticket, card });
    const sent = await fetch(`${vault.url}/card-fields/cards`, { method: 'POST', headers, body });
    const { token, check } = (await sent.json()) as { token: string; check?: string };
    expect(check === undefined).toBe(typed.checked === undefined);
    if (check)
      await fetch(`${vault.url}${check}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: vault.url, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'answer=approve',
      });
    return token;
  };
  return {
    cards: createCardVault(vault),
    gateway: createVaultGateway(vault),
    type,
    lost: { last4: '9104', context: () => CONTEXT },
    close: vault.close,
  };
}

async function stripeWorld(): Promise<World> {
  const stripe = await startStripeStandIn();
  const settings = { secretKey: 's'.repeat(40), apiBase: stripe.url };
  const clock = testClock();
  return {
    cards: createStripeCards(settings, 'http://vault.test/stripe-fields', clock),
    gateway: createStripeGateway(settings, clock),
    type: async (ticket, { last4, checked, declined }) => {
      const { id } = stripe.typeCard(ticket, {
        last4,
        checks: checked !== undefined,
        ...(declined && { declines: 'generic_decline' }),
      });
      if (checked) await fetch(`${stripe.url}/in-page/${id}/${checked}`, { method: 'POST' });
      return id;
    },
    lost: {
      last4: '9104',
      context: () => {
        stripe.declineNext('lost_card');
        return CONTEXT;
      },
    },
    close: stripe.close,
  };
}

describe.each([
  ['the vault', vaultWorld],
  ['Stripe', stripeWorld],
])('%s', (_, open) => {
  let world: World;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world?.close());

  const newSubject = () => `person-${randomBytes(4).toString('hex')}`;
  const must = <V>(answer: { readonly outcome: string; readonly value?: V }): V => {
    if (answer.outcome !== 'ok') throw new Error(JSON.stringify(answer));
    return answer.value as V;
  };
  async function typed(subject: string, card: Typed): Promise<string> {
    const { ticket } = must(await world.cards.startEntry(subject, CONTEXT));
    expect(ticket).toMatch(/^[\w-]{20,100}$/);
    return world.type(ticket, card);
  }
  const save = (subject: string, token: string, replaces?: PaymentId) =>
    world.cards.saveCard({ subject, token, label: 'Harbor Summit', isVirtual: false, replaces }, CONTEXT);
  const read = (subject: string, token: string) => world.cards.readToken({ subject, token }, CONTEXT);
  const list = async (subject: string) => must(await world.gateway.listCards(subject, CONTEXT));
  const add = async (subject: string, last4: string) =>
    must(await save(subject, await typed(subject, { last4 })));
  const authorize = (subject: string, paymentId: PaymentId, context = CONTEXT) =>
    world.gateway.authorize(
      {
        reference: `ref:${randomBytes(6).toString('hex')}`,
        subject,
        paymentId,
        amountMinor: 900,
        currency: 'USD',
      },
      context,
    );
  const ENDED = { outcome: 'rejected', rejection: { reason: 'TokenExpired' } };

  it('adds a card in two steps: until the second it isn’t listed and pays nothing', async () => {
    const subject = newSubject();
    const token = await typed(subject, { last4: '4417' });
    expect(token).toMatch(/^[\w-]{20,100}$/);
    const facts = must(await read(subject, token));
    expect(facts).toMatchObject({ lastFour: '4417', brand: 'visa', problem: null });
    expect(facts.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(await list(subject)).toEqual([]);
    const card = must(await save(subject, token));
    expect(card).toMatchObject({ label: 'Harbor Summit', lastFour: '4417', replaced: false });
    // Repeated, it's the same card
    expect(must(await save(subject, token)).paymentId).toBe(card.paymentId);
    expect(await list(subject)).toMatchObject([{ paymentId: card.paymentId }]);
    expect(await authorize(subject, card.paymentId)).toMatchObject({ outcome: 'ok' });
  });

  it('somebody else’s token, or one that isn’t, is none', async () => {
    const token = await typed(newSubject(), { last4: '4417' });
    const stranger = newSubject();
    expect(await read(stranger, token)).toEqual(ENDED);
    expect(await save(stranger, token)).toEqual(ENDED);
    expect(await read(stranger, 'seti_that_nobody_has_made_yet')).toEqual(ENDED);
    expect(await list(stranger)).toEqual([]);
  });

  it('a card whose bank asks is good once its holder approves it there, else it can’t be saved', async () => {
    const subject = newSubject();
    const good = await typed(subject, { last4: '9301', checked: 'approve' });
    expect(must(await read(subject, good)).problem).toBeNull();
    expect(must(await save(subject, good))).toMatchObject({ lastFour: '9301' });
    const bad = await typed(subject, { last4: '9302', checked: 'decline' });
    expect(must(await read(subject, bad)).problem).toBe('Fraud');
    expect(await save(subject, bad)).toEqual(ENDED);
    expect(await list(subject)).toHaveLength(1);
  });

  it('one that its bank declines can’t be saved', async () => {
    const subject = newSubject();
    const token = await typed(subject, { last4: '9001', declined: true });
    expect(must(await read(subject, token)).problem).toBe('CardDeclined');
    expect(await save(subject, token)).toEqual(ENDED);
  });

  it('the same number again is the same card', async () => {
    const subject = newSubject();
    const first = await add(subject, '4417');
    expect((await add(subject, '4417')).paymentId).toBe(first.paymentId);
    expect(await list(subject)).toHaveLength(1);
  });

  it('a new number takes the place of one, under the same id', async () => {
    const subject = newSubject();
    const old = await add(subject, '4417');
    const other = await add(subject, '2222');
    const token = await typed(subject, { last4: '3333' });
    const renewed = must(await save(subject, token, old.paymentId));
    expect(renewed).toMatchObject({ paymentId: old.paymentId, lastFour: '3333' });
    expect(must(await save(subject, token, old.paymentId))).toEqual(renewed);
    expect((await list(subject)).map(({ paymentId, lastFour }) => [paymentId, lastFour]).toSorted()).toEqual(
      [
        [old.paymentId, '3333'],
        [other.paymentId, '2222'],
      ].toSorted(),
    );
    expect(await authorize(subject, old.paymentId)).toMatchObject({
      value: { label: 'Harbor Summit 3333' },
    });
    const missing = { outcome: 'rejected', rejection: { reason: 'NotFound' } };
    const stranger = newSubject();
    expect(await save(stranger, await typed(stranger, { last4: '4417' }), old.paymentId)).toEqual(missing);
  });

  it('a number that its bank has replaced says so, until the new one is there', async () => {
    const subject = newSubject();
    const { paymentId } = await add(subject, world.lost.last4);
    expect(await authorize(subject, paymentId, world.lost.context())).toEqual({
      outcome: 'rejected',
      rejection: { reason: 'CardLostOrStolen' },
    });
    expect(await list(subject)).toMatchObject([{ paymentId, replaced: true }]);
    must(await save(subject, await typed(subject, { last4: '5555' }), paymentId));
    expect(await list(subject)).toMatchObject([{ paymentId, replaced: false, lastFour: '5555' }]);
    expect(await authorize(subject, paymentId)).toMatchObject({ outcome: 'ok' });
  });

  it('a removed card is gone for its owner, and stays for a stranger who tries', async () => {
    const subject = newSubject();
    const { paymentId } = await add(subject, '4417');
    const missing = { outcome: 'rejected', rejection: { reason: 'NotFound' } };
    expect(await world.cards.removeCard({ subject: newSubject(), paymentId }, CONTEXT)).toEqual(missing);
    expect(await list(subject)).toHaveLength(1);
    expect(await world.cards.removeCard({ subject, paymentId }, CONTEXT)).toMatchObject({ outcome: 'ok' });
    expect(await list(subject)).toEqual([]);
    expect(await authorize(subject, paymentId)).toMatchObject({ outcome: 'rejected' });
  });
});
